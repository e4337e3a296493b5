import fc from "fast-check";
import { expect, it } from "vitest";
import { differingFields, isBlank, MERGED_FIELDS, mergeProfiles, type Side } from "./merge.ts";
import { placeholderAddress } from "./placeholder.ts";
import { newProfile, type ProfileBody } from "./schema.ts";

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

it("takes each field from the chosen side, and otherwise loses no value that either has", () => {
  fc.assert(
    fc.property(texts, texts, choices, (a, b, chosen) => {
      const [kept, other] = [profile(a), profile({ ...b, is_main: false, version: 3 })];
      const merged = mergeProfiles(kept, other, chosen);
      for (const field of MERGED_FIELDS) {
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
  expect(differingFields(kept, other)).toEqual(["city"]);
  expect(mergeProfiles(kept, other, {})).toMatchObject({ city: "Nice", email: "ann@example.org" });
});
