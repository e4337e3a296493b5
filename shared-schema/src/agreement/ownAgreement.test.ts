import fc from "fast-check";
import { expect, it } from "vitest";
import { partyKey, ROLES, type Role } from "../base/roles.ts";
import { accessTo, CREATOR_ROLE, isWithin, roleAccess, type Viewer } from "./access.ts";
import { decideAgreementChange } from "./change.ts";
import { creatorParties, newAgreement } from "./create.ts";
import { mayAddTo } from "./partyChanges.ts";
import type { AgreementBody } from "./schema.ts";

const TODAY = "2026-11-20";

const OWN = 42;
const creator: Viewer = { user_id: 7, is_admin: false, may_create_agreements: true, profile_ids: new Set([OWN, 43]) };
const fresh = newAgreement({
  name: "Mine",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 7,
  created_at: "2027-01-15T09:00:00Z",
  bunkerId: "01900000-0000-7000-8000-000000000001",
});
const own: AgreementBody = { ...fresh, parties: creatorParties(OWN) };
const code = (body: AgreementBody, viewer: Viewer) => {
  const verdict = decideAgreementChange(null, body, viewer, TODAY);
  return verdict.ok ? "ok" : verdict.refusal.code;
};
const withParty = (role: Role, profile_id: number): AgreementBody => ({
  ...own,
  parties: { ...own.parties, [partyKey(role, profile_id)]: { role, profile_id, pos: "a1" } },
});

it("lets only those create who were allowed to, and with themselves on the agreement", () => {
  expect(code(own, creator)).toBe("ok");
  expect(code(own, { ...creator, may_create_agreements: false })).toBe("agreement.creators-only");
  const { may_create_agreements: _, ...unnamed } = creator;
  expect(code(own, unnamed)).toBe("agreement.creators-only");
  expect(code(fresh, creator)).toBe("agreement.creator-missing");
  expect(code({ ...own, parties: creatorParties(99) }, creator)).toBe("agreement.creator-missing");
  expect(code({ ...own, created_by: 8 }, creator)).toBe("agreement.not-a-draft");
  expect(code(fresh, { ...creator, is_admin: true })).toBe("ok");
});

it("gives the creator every right of a party, and the choice of the first carrier, but not of the next one", () => {
  expect(accessTo(own, creator)).toMatchObject({ write: true, can_approve: true, can_post_payments: "ALL" });
  expect(mayAddTo(own, creator, "carriers")).toBe(true);
  const carried = withParty("carriers", 50);
  expect(code(carried, creator)).toBe("ok");
  expect(mayAddTo(carried, creator, "carriers")).toBe(false);
  // A broker on an agreement that someone else has created names no carrier.
  expect(mayAddTo({ ...own, created_by: 1 }, creator, "carriers")).toBe(false);
  // Without the part even the creator has no rights left.
  expect(mayAddTo(fresh, creator, "carriers")).toBe(false);
});

it("creates nothing that the creator could not add a moment later", () => {
  const party = fc.tuple(fc.constantFrom(...ROLES), fc.integer({ min: 50, max: 55 }));
  fc.assert(
    fc.property(fc.uniqueArray(party, { selector: ([role, id]) => partyKey(role, id), maxLength: 5 }), (others) => {
      const added = others.map(([role, profile_id]) => [partyKey(role, profile_id), { role, profile_id, pos: "a1" }]);
      const body: AgreementBody = { ...own, parties: { ...own.parties, ...Object.fromEntries(added) } };
      const carriers = others.filter(([role]) => role === "carriers").length;
      const rightful = others.every(
        ([role]) =>
          role === "carriers" || (role !== "central_agents" && isWithin(roleAccess(role), roleAccess(CREATOR_ROLE))),
      );
      expect(code(body, creator) === "ok").toBe(rightful && carriers <= 1);
    }),
  );
});
