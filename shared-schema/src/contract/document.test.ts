import { generateKeyBetween } from "fractional-indexing";
import { expect, test } from "vitest";
import { contractFileName, local, number, percent, utc } from "../terms/format.ts";
import { payees } from "../terms/parties.ts";
import { standardTermsOf } from "./articles/standardTerms.ts";
import { buildContract } from "./document.ts";
import { contractBody } from "./html.ts";
import { rivieraFacts, testOptions } from "./testing.test-support.ts";

const blank = () => {
  const facts = rivieraFacts();
  facts.yacht = null;
  facts.profiles = {};
  facts.derived = { ...facts.derived, waypoints: [], trips: [], total_nm: null, rate_display: null };
  facts.agreement = { ...facts.agreement, parties: {}, stays: {}, payment_calls: {}, delivery_date: null };
  return facts;
};

test("a captain is named as a person, with nothing of the company", () => {
  const facts = rivieraFacts();
  const captain = Object.values(facts.agreement.parties).find(({ role }) => role === "captains");
  const profile = facts.profiles[captain?.profile_id ?? 0];
  Object.assign(profile ?? {}, { is_company: true, company_name: "Skippers Ltd" });
  const text = JSON.stringify(buildContract(facts, testOptions));
  expect(text).toContain(profile?.last_name);
  expect(text).not.toContain("Skippers Ltd");
});

test("a charter reads those articles differently that speak of carriage", () => {
  const cruise = standardTermsOf("2026-1", "CRUISE").articles;
  const charter = standardTermsOf("2026-1", "CHARTER").articles;
  expect(charter.filter((article, i) => article !== cruise[i]).map(({ number }) => number)).toEqual([
    2, 5, 6, 9, 14, 21,
  ]);
  const renamed = charter.filter(({ title }, i) => title.en !== cruise[i]?.title.en);
  expect(renamed.map(({ number }) => number)).toEqual([2, 5, 6, 9]);
});

test("an article prints its paragraphs numbered, with the figures in each language’s own writing", () => {
  const { blocks } = buildContract(rivieraFacts(), testOptions);
  const paragraph = blocks.find((block) => block.kind === "paragraph" && block.number === "17.2");
  expect(paragraph).toMatchObject({
    fr: expect.stringMatching(
      /25\u00a0% du Prix .* 30\u00a0jours ou plus .* 35\u00a0% .* de 29 à 15\u00a0jours .* 50\u00a0% .* 14\u00a0jours ou moins/,
    ),
    en: expect.stringMatching(
      /25% of the Price .* 30\u00a0days or more .* 35% .* from 29 to 15\u00a0days .* 50% .* 14\u00a0days or fewer/,
    ),
  });
});

test("an agreement that says almost nothing yet prints blanks", () => {
  const body = contractBody(buildContract(blank(), testOptions));
  expect(body).toContain('<dd data-field="cruise.yacht.flag"><span class="contract-blank">—</span></dd>');
  expect(body).not.toMatch(/null|undefined|NaN/);
});

test("crew and equipment are an exhibit where the yacht’s record names them", () => {
  const facts = rivieraFacts();
  const without = contractBody(buildContract(facts, testOptions));
  expect(without).not.toContain('id="on-board"');
  Object.assign(facts.yacht ?? {}, { equipment: "Tender Williams 4.2 m\nTwo seabobs" });
  const body = contractBody(buildContract(facts, testOptions));
  expect(body).toContain('id="on-board"');
  expect(body).toContain("Tender Williams 4.2 m<br>Two seabobs");
  expect(body).not.toContain("Équipage</span>");
});

test("an empty bunker beside a full one is not printed, and the full one is the first", () => {
  const facts = rivieraFacts();
  const [full] = Object.values(facts.agreement.fuel_bunkers);
  if (!full) throw new Error("The example has no bunker");
  const empty = { ...full, pos: generateKeyBetween(null, full.pos), quantity: null, price_per_litre: null };
  facts.agreement = { ...facts.agreement, fuel_bunkers: { empty, full } };
  const body = contractBody(buildContract(facts, testOptions));
  expect(body).toContain("Soutage 1 / Bunker 1");
  expect(body).not.toContain("Soutage 2");
  expect(body).toContain('data-field="cruise.fuel_bunkers.1.quantity"');
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
  expect(contractFileName(1, 0, { draft: true })).toBe("agreement-0001-v0-draft.pdf");
  expect(contractFileName(12345, 2, { draft: false })).toBe("agreement-12345-v2.pdf");
  expect(contractFileName(7, 1, { draft: true, consolidated: true })).toBe("agreement-0007-v1-consolidated-draft.pdf");
});
