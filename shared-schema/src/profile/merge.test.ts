import fc from "fast-check";
import { expect, it } from "vitest";
import {
  differingGroups,
  isBlank,
  MERGED_FIELDS,
  type MergedField,
  mergeProfiles,
  mixedField,
  type Side,
} from "./merge.ts";
import { placeholderAddress } from "./placeholder.ts";
import { BANK_FIELDS, newProfile, PASSPORT_FIELDS, type ProfileBody } from "./schema.ts";

const USER = 7;
const creation = { user_id: USER, created_by: USER, created_at: "2027-01-15T09:00:00.000Z" };
const profile = (more: Partial<ProfileBody> = {}) =>
  newProfile({ ...creation, first_name: "Ann", last_name: "Other", ...more });

const texts = fc.record({
  address: fc.option(fc.string()),
  city: fc.option(fc.string()),
  passport_num: fc.option(fc.string()),
  email: fc.constantFrom(null, "ann@example.org", placeholderAddress("a")),
});
const choices = fc.dictionary(fc.constantFrom(...MERGED_FIELDS), fc.constantFrom<Side>("kept", "other"));
/** The last test covers groups without a choice. */
const isInGroup = (field: MergedField) => [...PASSPORT_FIELDS, ...BANK_FIELDS].some((each) => each === field);

it("takes each field from the chosen side, and otherwise loses no value that either has", () => {
  fc.assert(
    fc.property(texts, texts, choices, (a, b, chosen) => {
      const [kept, other] = [profile(a), profile({ ...b, is_main: false, version: 3 })];
      const merged = mergeProfiles(kept, other, chosen);
      for (const field of MERGED_FIELDS.filter((each) => Object.hasOwn(chosen, each) || !isInGroup(each))) {
        const side = Object.hasOwn(chosen, field) ? Reflect.get(chosen, field) : undefined;
        if (side !== undefined) expect(merged[field]).toEqual((side === "kept" ? kept : other)[field]);
        else if (!isBlank(kept, field)) expect(merged[field]).toEqual(kept[field]);
        else if (!isBlank(other, field)) expect(merged[field]).toEqual(other[field]);
      }
      expect(merged.version).toBe(kept.version);
    }),
  );
});

it("asks about the fields alone of which both have a value of their own", () => {
  const kept = profile({ city: "Nice", email: placeholderAddress("a"), address: "1, Quai" });
  const other = profile({ city: "Antibes", email: "ann@example.org", address: "1, Quai" });
  expect(differingGroups(kept, other)).toEqual([["city"]]);
  expect(mergeProfiles(kept, other, {})).toMatchObject({ city: "Nice", email: "ann@example.org" });
});

it("names the field of a choice that mixes a group, and no other", () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const sides = (group: readonly MergedField[]) =>
        new Set(group.flatMap((field) => (Object.hasOwn(chosen, field) ? Reflect.get(chosen, field) : [])));
      const mixes = [BANK_FIELDS, PASSPORT_FIELDS].some((group) => sides(group).size > 1);
      expect(mixedField(chosen) !== null).toBe(mixes);
    }),
    { examples: [[{ iban: "other", bank_name: "kept" }], [{ passport_num: "other", city: "kept" }]] },
  );
});

it("never mixes two accounts, or two passports", () => {
  const bank = { bank_name: "Bank A", account_num: "1" };
  const kept = profile({ ...bank, passport_num: "P1" });
  const other = profile({ bank_name: "Bank B", iban: "FR14", passport_country: "FR", visa_num: "V1" });
  expect(mergeProfiles(kept, other, {})).toMatchObject({ ...bank, iban: null, passport_country: null, visa_num: "V1" });
  expect(mergeProfiles(kept, other, { iban: "other" })).toMatchObject({
    ...{ bank_name: "Bank B", account_num: null, iban: "FR14" },
    ...{ passport_num: "P1", passport_country: null },
  });
  // Both have an account, though no field that both fill in differs.
  const nameless = profile({ iban: "FR14" });
  expect(differingGroups(profile(bank), nameless)).toEqual([BANK_FIELDS]);
  expect(differingGroups(kept, other)).toEqual([PASSPORT_FIELDS, BANK_FIELDS]);
  expect(mergeProfiles(profile(), other, {})).toMatchObject({
    bank_name: "Bank B",
    iban: "FR14",
    passport_country: "FR",
  });
});
