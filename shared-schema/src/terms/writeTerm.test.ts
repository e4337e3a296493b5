import { expect, it } from "vitest";
import { CONTRACT_TYPES } from "../agreement/schema.ts";
import type { Bilingual } from "../base/language.ts";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { type TermValue, terms } from "./terms.ts";
import { type TermNotation, writeTerm } from "./writeTerm.ts";

const notationIn = (language: keyof Bilingual): TermNotation => ({
  blank: "none",
  words: (value) => value[language],
  field: (label, value) => `${label[language]}=${value}`,
  number: (value, decimals) => value.toFixed(decimals),
  coordinate: (degrees) => `${degrees} degrees`,
  money: (value) => `${value.toFixed(2)} money`,
  share: (value) => `${(value * 100).toFixed(2)} per cent`,
  instant: (value) => `instant ${value}`,
  day: (value) => `day ${value}`,
});
const english = notationIn("en");

/** Keys whose values are codes for the reader, too: currencies, numbers of registers and editions, rules of the tax table. */
const PLAIN_CODES = /currency|imo|official|iban|swift|account|company|edition|code|timezone|designation|name|id$|num$/;

/** All values that are no parts, each with its path. */
function leaves(value: TermValue, path: string): [path: string, value: TermValue][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path === "" ? key : `${path}.${key}`));
}

it.each(CONTRACT_TYPES)("shows no code of the program in the terms of a %s", (contract_type) => {
  const facts = rivieraFacts();
  Object.assign(facts.agreement, { contract_type, greek_certificate: "LIMITED" });
  facts.derived.rate_explanation.push(
    { kind: "SHARE", code: "FR-1", share: 0.25 },
    { kind: "ANSWER", question: "greek_certificate", answer: "LIMITED" },
    { kind: "ENTERED", rate: 0.05, reason: "Ruling" },
  );
  const shown = leaves(terms(facts), "").filter(([path]) => !PLAIN_CODES.test(path));
  expect(shown.length).toBeGreaterThan(100);
  for (const language of ["en", "fr"] as const) {
    for (const [path, value] of shown) {
      expect(writeTerm(notationIn(language), path, value), path).not.toMatch(
        /^[A-Z]{2}$|^[A-Z_]{4,}$|^[a-z]+(_[a-z0-9]+)+$/,
      );
    }
  }
});

it("writes each kind of value in its own notation", () => {
  expect(writeTerm(english, "base_price_cruising", 310_000)).toBe("310000.00 money");
  expect(writeTerm(english, "net_total", 1.5)).toBe("1.50 money");
  expect(writeTerm(english, "total_nm", 120.25)).toBe("120.25");
  expect(writeTerm(english, "waypoints.0.latitude", 43.7)).toBe("43.7 degrees");
  expect(writeTerm(english, "requested_cea_ratio", 0.3)).toBe("30.00 per cent");
  expect(writeTerm(english, "dates.delivery_date", "2027-07-03T10:00:00.000Z")).toBe(
    "instant 2027-07-03T10:00:00.000Z",
  );
  expect(writeTerm(english, "payment_calls.0.date_due", "2027-05-01")).toBe("day 2027-05-01");
  expect(writeTerm(english, "vat_country", "FR")).toBe("France");
  expect(writeTerm(english, "cruise_areas", null)).toBe("none");
});

it("writes a part field by field, without what is empty", () => {
  const call = { call_type: "CEA", designation: null, amount: 10, date_due: "2027-05-01", due_by_execution: false };
  expect(writeTerm(english, "payment_calls.1", call)).toBe(
    "type of call for fund=Advance Provisioning Allowance\namount=10.00 money\ndue date=day 2027-05-01",
  );
  expect(writeTerm(english, "payment_calls.1", { amount: null })).toBe("none");
});
