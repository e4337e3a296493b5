import { expect, test } from "vitest";
import { articlesOf } from "./articles/titles.ts";
import { buildContract } from "./document.ts";
import { contractFileName, local, number, percent, utc } from "./format.ts";
import { contractBody } from "./html.ts";
import { payees } from "./parties.ts";
import { rivieraFacts, testOptions } from "./testing.test-support.ts";

const blank = () => {
  const facts = rivieraFacts();
  facts.yacht = null;
  facts.profiles = {};
  facts.derived = { ...facts.derived, waypoints: [], trips: [], total_nm: null, rate_display: null };
  facts.agreement = { ...facts.agreement, parties: {}, stays: {}, payment_calls: {}, delivery_date: null };
  return facts;
};

test("the articles are 31, and a charter reads four of them differently", () => {
  const cruise = articlesOf("CRUISE");
  const charter = articlesOf("CHARTER");
  expect(cruise.map((article) => article.number)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  expect(charter.map((article) => article.number)).toEqual(cruise.map((article) => article.number));
  expect(charter.filter((article, i) => article !== cruise[i]).map((article) => article.number)).toEqual([2, 5, 6, 9]);
});

test("an agreement that says almost nothing yet prints blanks", () => {
  const body = contractBody(buildContract(blank(), testOptions));
  expect(body).toContain("<dd>—</dd>");
  expect(body).not.toMatch(/null|undefined|NaN/);
});

test("calls are told in the local time of the place and in UTC", () => {
  const body = contractBody(buildContract(rivieraFacts(), testOptions));
  expect(body).toContain("2027-07-03 12:00<br>2027-07-03 10:00\u00a0UTC");
  expect(body).toContain("Italie / Italy");
});

test("the stakeholder with an account is the payee, else the carrier", () => {
  const facts = rivieraFacts();
  expect(payees(facts).map(({ role }) => role)).toEqual(["stakeholders"]);
  for (const profile of Object.values(facts.profiles)) {
    if (profile.capacity === "Attorney") Object.assign(profile, { iban: null, account_num: null });
  }
  expect(payees(facts).map(({ role }) => role)).toEqual(["carriers"]);
});

test("numbers, dates and file names read the same everywhere", () => {
  expect(number(1_234_567.5, 2)).toBe("1\u00a0234\u00a0567.50");
  expect(number(-0.001, 2)).toBe("0.00");
  expect(number(null, 2)).toBe("—");
  expect(percent(0.2, 1)).toBe("20.0\u00a0%");
  expect(utc("2027-07-03T10:00:00Z")).toBe("2027-07-03 10:00\u00a0UTC");
  expect(local("2027-01-03T23:30:00Z", "Europe/Paris")).toBe("2027-01-04 00:30");
  expect(local("2027-07-03T10:00:00Z", "No/Where")).toBe("2027-07-03 10:00");
  expect(contractFileName(1, 0, true)).toBe("agreement-0001-v0-draft.pdf");
  expect(contractFileName(12345, 2, false)).toBe("agreement-12345-v2.pdf");
});
