import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partyKey, type Role } from "../base/roles.ts";
import { newProfile } from "../profile/schema.ts";
import { birthdayOnBoard } from "./birthday.ts";
import { decideWishes } from "./form.ts";
import { decideGuestValues, mayReviewGuest } from "./links/review.ts";
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

describe("a value that a guest sent by a link", () => {
  const passenger = partyKey("passengers", 7);
  const withRole = (role: Role) => ({
    parties: { [passenger]: partyOf("passengers", 7), [partyKey(role, 1)]: partyOf(role, 1) },
  });
  const partyOf = (role: Role, profile_id: number) => ({ role, profile_id, pos: "a0" });
  const viewer = { user_id: 1, is_admin: false, profile_ids: new Set([1]) };

  it.each([
    ["carriers", true],
    ["central_agents", true],
    ["brokers", true],
    ["stakeholders", true],
    ["captains", true],
    ["clients", false],
    ["passengers", false],
  ] as const)("is accepted by professionals: %s %s", (role, may) => {
    expect(mayReviewGuest([withRole(role)], viewer, 7)).toBe(may);
    expect(mayReviewGuest([{ parties: { [partyKey(role, 1)]: partyOf(role, 1) } }], viewer, 7)).toBe(false);
    expect(mayReviewGuest([withRole("clients")], { ...viewer, is_admin: true }, 7)).toBe(true);
  });

  const creation = { created_by: 1, created_at: AT, first_name: "Ada", last_name: "Okafor" };
  const profile = newProfile({ ...creation, user_id: null });
  const waiting = [{ field: "last_name", value: "Eriksson" }] as const;

  it.each([
    ["is accepted as it was sent", { last_name: "Eriksson" }, true, true],
    ["makes no writer of who accepts it with more", { last_name: "Eriksson", city: "Oslo" }, true, false],
    ["makes no writer of who writes another one", { last_name: "Ericson" }, true, false],
    ["leaves other fields to whoever writes the profile", { city: "Oslo" }, false, false],
  ])("%s", (_, change, may, accepts) => {
    const decided = decideGuestValues(profile, { ...profile, ...change }, waiting, may, "Bea");
    expect(decided).toEqual({ ok: true, value: accepts });
  });

  it("is neither accepted nor replaced by others, but by the guest’s own account", () => {
    for (const last_name of ["Eriksson", "Ericson"]) {
      const decided = decideGuestValues(profile, { ...profile, last_name }, waiting, false, "Bea");
      expect(decided).toMatchObject({ refusal: { code: "passenger-link.for-professional", params: { name: "Bea" } } });
      const claimed = { ...profile, user_id: 7 };
      expect(decideGuestValues(claimed, { ...claimed, last_name }, waiting, false, "Bea").ok).toBe(true);
    }
  });
});
