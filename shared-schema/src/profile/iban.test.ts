import fc from "fast-check";
import { expect, it } from "vitest";
import { decideProfileChange } from "./change.ts";
import { isIban } from "./iban.ts";
import { newProfile } from "./schema.ts";

/** Examples of the SWIFT registry. */
const VALID = [
  "FR1420041010050500013M02606",
  "DE89370400440532013000",
  "MC5811222000010123456789030",
  "MT84MALT011000012345MTLCAST001S",
  "NO9386011117947",
];
const iban = fc.constantFrom(...VALID);

it("accepts the registry's examples, with and without spaces", () => {
  for (const each of VALID) {
    expect(isIban(each)).toBe(true);
    expect(isIban(each.replace(/(.{4})/g, "$1 ").toLowerCase())).toBe(true);
  }
});

it("finds every single wrong digit, and every two neighbours that changed places", () => {
  fc.assert(
    fc.property(iban, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
      const digits = [...text].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
      const index = digits[at % digits.length] ?? 0;
      const wrong = (Number(text[index]) + by) % 10;
      expect(isIban(text.slice(0, index) + wrong + text.slice(index + 1))).toBe(false);
    }),
  );
  fc.assert(
    fc.property(iban, fc.nat(), (text, at) => {
      const index = at % (text.length - 1);
      const [a, b] = [text[index] ?? "", text[index + 1] ?? ""];
      fc.pre(a !== b);
      expect(isIban(text.slice(0, index) + b + a + text.slice(index + 2))).toBe(false);
    }),
  );
});

it("is asked for where an IBAN is entered, not where an older one stands", () => {
  const own = { user_id: 1, created_by: 1, created_at: "2027-01-15T09:00:00Z", first_name: "Ana", last_name: "Ruiz" };
  const stored = { ...newProfile(own), iban: "FR00 OLD" };
  expect(decideProfileChange(stored, { ...stored, city: "Nice" }, 1).ok).toBe(true);
  expect(decideProfileChange(stored, { ...stored, iban: null }, 1).ok).toBe(true);
  expect(decideProfileChange(stored, { ...stored, iban: VALID[0] }, 1).ok).toBe(true);
  for (const before of [stored, null]) {
    const refused = decideProfileChange(before, { ...stored, iban: "DE89370400440532013001" }, 1);
    expect(refused).toMatchObject({ ok: false, refusal: { code: "profile.wrong-iban" } });
  }
});
