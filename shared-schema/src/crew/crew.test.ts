import { expect, it } from "vitest";
import type { Viewer } from "../agreement/access.ts";
import { byPos } from "../agreement/order.ts";
import type { AgreementBody, Party, Status } from "../agreement/schema.ts";
import { partyKey, ROLES, type Role } from "../base/roles.ts";
import { decideCrewChange, mayReadCrew } from "./change.ts";
import { crewName, MOST_CREW, NO_CREW, newToCrew, withCrewMember, withNewCrew, withoutCrewMember } from "./schema.ts";

const TODAY = "2027-06-01";
const id = (n: number) => `0190f3a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const agreement = (role: Role, status: Status = "DRAFT"): Pick<AgreementBody, "parties" | "status"> => {
  const party: Party = { role, profile_id: 7, pos: "a0" };
  return { status, parties: { [partyKey(role, 7)]: party } };
};
const viewer: Viewer = { user_id: 1, is_admin: false, profile_ids: new Set([7]) };
const admin: Viewer = { user_id: 2, is_admin: true, profile_ids: new Set() };
const one = withNewCrew(NO_CREW, [[id(1), { family_name: "Reed", given_names: "Ann" }]]);
const code = (after: unknown, role: Role = "captains", status: Status = "DRAFT", before = NO_CREW) => {
  const verdict = decideCrewChange(before, after, agreement(role, status), viewer, TODAY);
  return verdict.ok ? null : verdict.refusal.code;
};

it("is read and written by the professionals of the agreement and by administrators, and by no one else", () => {
  const readers = ROLES.filter((role) => mayReadCrew(agreement(role), viewer));
  expect([...readers].sort()).toEqual(["brokers", "captains", "carriers", "central_agents", "stakeholders"]);
  for (const role of ROLES) expect(code(one, role), role).toBe(readers.includes(role) ? null : "crew.not-found");
  expect(decideCrewChange(null, one, agreement("clients"), admin, TODAY).ok).toBe(true);
  expect(decideCrewChange(null, one, null, admin, TODAY)).toMatchObject({ refusal: { code: "crew.not-found" } });
});

it("changes until the agreement is archived, since a crew does, and is never deleted", () => {
  for (const status of ["LOCKED", "CONTRACT", "SETTLING", "SETTLED"] as const) {
    expect(code(one, "captains", status), status).toBeNull();
  }
  expect(code(one, "captains", "ARCHIVED")).toBe("crew.read-only");
  expect(code(null)).toBe("crew.kept");
});

it("refuses what is no member, a birth in the future, unknown fields and more than 200", () => {
  const [member] = Object.values(one.members);
  const other = (fields: object) => code({ members: { [id(1)]: { ...member, ...fields } } });
  expect(other({ nationality: "ZZ" })).toBe("document.invalid");
  expect(other({ date_of_birth: "1990-02-31" })).toBe("document.invalid");
  expect(other({ date_of_birth: "2027-06-02" })).toBe("document.invalid");
  expect(other({ date_of_birth: TODAY })).toBeNull();
  expect(other({ document_type: "LICENCE" })).toBe("document.invalid");
  expect(other({ family_name: "x".repeat(121) })).toBe("document.invalid");
  expect(other({ salary: 1 })).toBeNull();
  expect(code({ members: {}, more: 1 })).toBe("document.invalid");
  expect(code({ members: { __proto__x: member } })).toBe("document.invalid");
  const many = (count: number) =>
    withNewCrew(
      NO_CREW,
      Array.from({ length: count }, (_, n) => [id(n), {}] as const),
    );
  expect(code(many(MOST_CREW))).toBeNull();
  expect(code(many(MOST_CREW + 1))).toBe("crew.too-many");
  // A longer one may still become shorter.
  expect(code(many(MOST_CREW + 1), "captains", "DRAFT", many(MOST_CREW + 2))).toBeNull();
});

it("adds members behind the others, and changes and removes one", () => {
  const two = withNewCrew(one, [
    [id(2), { rank: "Chef" }],
    [id(3), {}],
  ]);
  expect(byPos(two.members).map(([key]) => key)).toEqual([id(1), id(2), id(3)]);
  expect(withCrewMember(two, id(2), { rank: "Chief cook" })?.members[id(2)]?.rank).toBe("Chief cook");
  expect(withCrewMember(two, id(9), { rank: "Chef" })).toBeNull();
  expect(Object.keys(withoutCrewMember(two, id(2)).members)).toEqual([id(1), id(3)]);
  expect(Object.values(two.members).map(crewName)).toEqual(["Ann Reed", "", ""]);
});

it("takes over no one twice, also after the births of the other list were purged", () => {
  const ann = { family_name: "Reed", given_names: "Ann", date_of_birth: "1991-03-07" };
  const here = withNewCrew(NO_CREW, [
    [id(1), ann],
    [id(2), { rank: "Deckhand" }],
  ]);
  const others = withNewCrew(NO_CREW, [
    [id(3), { ...ann, date_of_birth: null }],
    [id(4), { ...ann, given_names: "ANN" }],
    [id(5), { ...ann, date_of_birth: "1999-01-01" }],
    [id(6), { family_name: "Lund", date_of_birth: "1991-03-07" }],
    [id(7), { rank: "Deckhand" }],
    [id(8), { rank: "Chef" }],
  ]);
  const { [id(5)]: namesake, [id(6)]: lund, [id(8)]: chef } = others.members;
  expect(newToCrew(here, Object.values(others.members))).toEqual([namesake, lund, chef]);
});
