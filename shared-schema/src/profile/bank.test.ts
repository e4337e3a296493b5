import fc from "fast-check";
import { expect, it } from "vitest";
import { ibanFault, isBic } from "./bank.ts";
import { decideProfileChange, NOT_HELD } from "./change.ts";
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
    expect(ibanFault(each)).toBeNull();
    expect(ibanFault(each.replace(/(.{4})/g, "$1 ").toLowerCase())).toBeNull();
  }
});

it("finds every single wrong digit, and every two neighbours that changed places", () => {
  fc.assert(
    fc.property(iban, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
      const digits = [...text].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
      const index = digits[at % digits.length] ?? 0;
      const wrong = (Number(text[index]) + by) % 10;
      expect(ibanFault(text.slice(0, index) + wrong + text.slice(index + 1))).not.toBeNull();
    }),
  );
  fc.assert(
    fc.property(iban, fc.nat(), (text, at) => {
      const index = at % (text.length - 1);
      const [a, b] = [text[index] ?? "", text[index + 1] ?? ""];
      fc.pre(a !== b);
      expect(ibanFault(text.slice(0, index) + b + a + text.slice(index + 2))).not.toBeNull();
    }),
  );
});

it("is asked for where an IBAN is entered, not where there is an older one", () => {
  const own = { user_id: 1, created_by: 1, created_at: "2027-01-15T09:00:00Z", first_name: "Ana", last_name: "Ruiz" };
  const stored = { ...newProfile(own), iban: "FR00 OLD" };
  expect(decideProfileChange(stored, { ...stored, city: "Nice" }, 1, NOT_HELD, "2027-01-15").ok).toBe(true);
  expect(decideProfileChange(stored, { ...stored, iban: null }, 1, NOT_HELD, "2027-01-15").ok).toBe(true);
  expect(decideProfileChange(stored, { ...stored, iban: VALID[0] }, 1, NOT_HELD, "2027-01-15").ok).toBe(true);
  for (const before of [stored, null]) {
    const refused = decideProfileChange(
      before,
      { ...stored, iban: "DE89370400440532013001" },
      1,
      NOT_HELD,
      "2027-01-15",
    );
    expect(refused).toMatchObject({ ok: false, refusal: { code: "profile.wrong-iban" } });
  }
});

it("tells what is wrong with an IBAN", () => {
  expect(ibanFault("")).toBe("no-iban-country");
  expect(ibanFault("US89370400440532013000")).toBe("no-iban-country");
  expect(ibanFault("DE8937040044053201300")).toBe("no-iban-form");
  expect(ibanFault("DE8937040044053201300A")).toBe("no-iban-form");
  expect(ibanFault("DE88370400440532013000")).toBe("no-iban");
  // Right by its own check digits, wrong by the RIB key of the French account number.
  expect(ibanFault("FR8420041010050500013M02607")).toBe("no-iban");
});

it("asks for the form of a BIC, and leaves an older one", () => {
  for (const bic of ["PSSTFRPPMAR", "AGRIFRPP", "cmci fr2a"]) expect(isBic(bic)).toBe(true);
  for (const bic of ["PSSTFRPPMA", "PSST1RPP", "PSSTZZPP", "X1"]) expect(isBic(bic)).toBe(false);
  const own = { user_id: 1, created_by: 1, created_at: "2027-01-15T09:00:00Z", first_name: "Ana", last_name: "Ruiz" };
  const stored = { ...newProfile(own), swiftbic: "OLD" };
  expect(decideProfileChange(stored, { ...stored, city: "Nice" }, 1, NOT_HELD, "2027-01-15").ok).toBe(true);
  const refused = decideProfileChange(stored, { ...stored, swiftbic: "PSSTFRPPMA" }, 1, NOT_HELD, "2027-01-15");
  expect(refused).toMatchObject({
    ok: false,
    refusal: { code: "profile.wrong-bic", fields: { swiftbic: expect.anything() } },
  });
});
