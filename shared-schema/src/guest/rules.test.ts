import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { birthdayOnBoard } from "./birthday.ts";
import { decideWishes } from "./form.ts";
import { passportLasts } from "./passportLasts.ts";
import { WISH_FIELDS, wishes } from "./schema.ts";

const AT = "2027-01-15T09:00:00.000Z";
const anyWishes = fc.record(
  Object.fromEntries(WISH_FIELDS.map((field) => [field, fc.option(fc.constantFrom("", "  ", "Vegan", "Epilepsy"))])),
);

describe("guest preferences", () => {
  it("are never kept without consent, nor a medical note without its own", () => {
    fc.assert(
      fc.property(anyWishes, fc.boolean(), fc.boolean(), (entered, given, medical) => {
        const consent = { edition: "2026-11", given: "GUEST", wishes: given, medical } as const;
        const decided = decideWishes(null, { kind: "ENTER", wishes: wishes.parse(entered), consent }, AT);
        if (!decided.ok || decided.value === null) return;
        expect(given).toBe(true);
        expect(decided.value.consent).toMatchObject({
          at: AT,
          edition: "2026-11",
          medical: decided.value.medical !== null,
        });
        if (decided.value.medical !== null) expect(medical).toBe(true);
      }),
    );
  });
});

it.each([
  ["1987-07-05", { on: "2027-07-05", age: 40 }],
  ["1987-07-10", { on: "2027-07-10", age: 40 }],
  ["1987-07-11", null],
  ["2027-07-05", null],
  [null, null],
])("finds the birthday on board of someone born on %s", (born, birthday) => {
  const stay = { from: "2027-07-03T10:00:00.000Z", to: "2027-07-10T10:00:00.000Z" };
  expect(birthdayOnBoard(born, stay)).toEqual(birthday);
});

it("finds a birthday in a stay over New Year", () => {
  const stay = { from: "2027-12-28T10:00:00.000Z", to: "2028-01-04T10:00:00.000Z" };
  expect(birthdayOnBoard("1990-01-02", stay)).toEqual({ on: "2028-01-02", age: 38 });
});

it.each([
  ["2027-07-09", "EXPIRES"],
  ["2027-07-10", "SIX_MONTHS"],
  ["2028-01-09", "SIX_MONTHS"],
  ["2028-01-10", "LASTS"],
  ["soon", null],
])("compares an expiry on %s with the disembarkation", (expires, lasting) => {
  expect(passportLasts(expires, "2027-07-10T10:00:00.000Z")).toBe(lasting);
});
