import fc from "fast-check";
import { expect, it } from "vitest";
import { changesBank, withBankOf } from "./bankChange.ts";
import { BANK_FIELDS } from "./schema.ts";

type Bank = Partial<Record<(typeof BANK_FIELDS)[number], string | null>>;

const text = fc.option(fc.constantFrom("", "FR76", "DE89", "Bank"), { nil: null });
const bank = fc
  .tuple(...BANK_FIELDS.map((field) => fc.tuple(fc.constant(field), text, fc.boolean())))
  .map((fields): Bank => Object.fromEntries(fields.filter(([, , isThere]) => isThere)));
const profile = fc.tuple(bank, fc.string()).map(([fields, first_name]) => ({ ...fields, first_name }));

it("says of what is left without a change of bank details that there is none, and touches nothing else", () => {
  fc.assert(
    fc.property(fc.option(profile, { nil: null }), profile, (before, after) => {
      const left = withBankOf(before, after);
      expect(changesBank(before, left)).toBe(false);
      expect(left.first_name).toBe(after.first_name);
      if (!changesBank(before, after)) return;
      expect(BANK_FIELDS.some((field) => (left[field] || null) !== (after[field] || null))).toBe(true);
    }),
  );
});

it("takes nothing, null and an empty text for the same", () => {
  expect(changesBank({ iban: null }, {})).toBe(false);
  expect(changesBank(null, { iban: "" })).toBe(false);
  expect(changesBank({ iban: "" }, { iban: "FR76" })).toBe(true);
  expect(changesBank({ iban: "FR76" }, { iban: null })).toBe(true);
});
