import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partyKey, ROLES, type Role } from "../base/roles.ts";
import { kindOf } from "../refusals/catalogue.ts";
import { accessTo, isWithin, type Viewer } from "./access.ts";
import { decideAgreementChange } from "./change.ts";
import { newAgreement } from "./create.ts";
import { putParty, takeParty } from "./mutations/parties.ts";
import { isLastTie, mayAddParty, mayAddTo, mayRemoveParty } from "./partyChanges.ts";
import type { AgreementBody, Party } from "./schema.ts";

const TODAY = "2026-11-20";

const PAYMENTS = ["NONE", "CEA", "ALL"];
const partyOf = (role: Role, profile_id: number): Party => ({ role, profile_id, pos: "a0" });
const partiesOf = (list: readonly Party[]) =>
  Object.fromEntries(list.map((party) => [partyKey(party.role, party.profile_id), party]));

const draft = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: "2026-11-20T10:00:00Z",
  bunkerId: "0190a0a0-0000-7000-8000-000000000001",
});
/** One party in each role, profiles 10 to 16. */
const staffed: AgreementBody = { ...draft, parties: partiesOf(ROLES.map((role, index) => partyOf(role, 10 + index))) };
const profileIn = (role: Role) => 10 + ROLES.indexOf(role);
/** The holder of a role, with a second profile that is on no agreement. */
const OWN_OTHER = 99;
const holderOf = (role: Role): Viewer => ({
  user_id: 50,
  is_admin: false,
  profile_ids: new Set([profileIn(role), OWN_OTHER]),
});
const admin: Viewer = { user_id: 1, is_admin: true, profile_ids: new Set([1]) };
const code = (outcome: ReturnType<typeof decideAgreementChange>) => (outcome.ok ? "ok" : kindOf(outcome.refusal.code));
const adding = (viewer: Viewer, role: Role, profileId: number) =>
  code(decideAgreementChange(staffed, putParty(staffed, role, profileId), viewer, TODAY));
const removing = (viewer: Viewer, role: Role) => {
  const left = takeParty(staffed, partyKey(role, profileIn(role)));
  return left.ok ? code(decideAgreementChange(staffed, left.value, viewer, TODAY)) : "no one";
};

describe("adding parties", () => {
  const everybody = [...ROLES];
  const noCarrierChoosers = everybody.filter((role) => role !== "carriers" && role !== "central_agents");
  const table: [Role, Role[]][] = [
    ["carriers", everybody],
    ["central_agents", everybody],
    ["brokers", noCarrierChoosers],
    ["stakeholders", noCarrierChoosers.filter((role) => role !== "brokers")],
    ["captains", ["captains", "clients", "passengers"]],
    ["clients", []],
    ["passengers", []],
  ];
  it.each(table)("%s add someone else as %j", (actor, allowed) => {
    const may = ROLES.filter((role) => adding(holderOf(actor), role, 77) === "ok");
    expect(may).toEqual(ROLES.filter((role) => allowed.includes(role)));
    expect(ROLES.filter((role) => mayAddTo(staffed, holderOf(actor), role))).toEqual(may);
  });

  it("an administrator adds and removes anybody", () => {
    for (const role of ROLES) expect([adding(admin, role, 77), removing(admin, role)]).toEqual(["ok", "ok"]);
  });

  it("a captain gives no profile of his own account a role that approves", () => {
    expect(adding(holderOf("captains"), "clients", OWN_OTHER)).toBe("forbidden");
    expect(adding(holderOf("captains"), "clients", profileIn("captains"))).toBe("forbidden");
    expect(adding(holderOf("captains"), "brokers", profileIn("captains"))).toBe("forbidden");
  });
});

describe("removing parties", () => {
  const table: [Role, Role[]][] = [
    ["carriers", [...ROLES]],
    ["central_agents", [...ROLES]],
    ["brokers", ROLES.filter((role) => role !== "carriers")],
    ["captains", ["captains", "passengers"]],
    ["clients", ["clients"]],
    ["passengers", ["passengers"]],
  ];
  it.each(table)("%s remove %j", (actor, allowed) => {
    expect(ROLES.filter((role) => removing(holderOf(actor), role) === "ok")).toEqual(
      ROLES.filter((role) => allowed.includes(role)),
    );
  });

  it("tells who loses access by leaving", () => {
    const key = partyKey("captains", profileIn("captains"));
    expect(isLastTie(staffed, holderOf("captains"), key)).toBe(true);
    expect(isLastTie(staffed, holderOf("brokers"), key)).toBe(false);
    expect(isLastTie(staffed, { ...holderOf("captains"), is_admin: true }, key)).toBe(false);
    const twice = putParty(staffed, "passengers", OWN_OTHER);
    expect(isLastTie(twice, holderOf("captains"), key)).toBe(false);
  });
});

describe("an actor who changes parties", () => {
  const profile = fc.constantFrom(10, 11, 12, 13, 14, 15, 16, OWN_OTHER, 77);
  const parties = fc
    .uniqueArray(
      fc.tuple(fc.constantFrom(...ROLES), profile).map(([role, id]) => partyOf(role, id)),
      { maxLength: 12, selector: (party) => partyKey(party.role, party.profile_id) },
    )
    .map((list) => {
      const carrier = list.find(({ role }) => role === "carriers");
      return partiesOf(list.filter((party) => party.role !== "carriers" || party === carrier));
    });

  it("never has more rights afterwards than before", () => {
    fc.assert(
      fc.property(parties, parties, fc.constantFrom(...ROLES), (before, after, role) => {
        const viewer = holderOf(role);
        const body = { ...staffed, parties: before };
        if (code(decideAgreementChange(body, { ...body, parties: after }, viewer, TODAY)) !== "ok") return;
        const [old, now] = [accessTo(body, viewer), accessTo({ parties: after }, viewer)];
        expect(Number(now.write)).toBeLessThanOrEqual(Number(old.write));
        expect(Number(now.can_approve)).toBeLessThanOrEqual(Number(old.can_approve));
        expect(PAYMENTS.indexOf(now.can_post_payments)).toBeLessThanOrEqual(PAYMENTS.indexOf(old.can_post_payments));
      }),
      { numRuns: 3_000 },
    );
  });

  it("gains no right and replaces no carrier in several steps either", () => {
    const step = fc.record({ role: fc.constantFrom(...ROLES), id: profile, adds: fc.boolean() });
    const mayChangeCarrier = (body: AgreementBody, viewer: Viewer) => mayAddTo(body, viewer, "carriers");
    const carriersOf = ({ parties: on }: AgreementBody) => Object.keys(on).filter((key) => key.startsWith("carriers:"));
    fc.assert(
      fc.property(parties, fc.constantFrom(...ROLES), fc.array(step, { maxLength: 4 }), (before, actor, steps) => {
        const viewer = holderOf(actor);
        const first = { ...staffed, parties: before };
        const last = steps.reduce<AgreementBody>((body, { role, id, adds }) => {
          const taken = takeParty(body, partyKey(role, id));
          const next = adds ? putParty(body, role, id) : taken.ok ? taken.value : body;
          return code(decideAgreementChange(body, next, viewer, TODAY)) === "ok" ? next : body;
        }, first);
        const [old, now] = [accessTo(first, viewer), accessTo(last, viewer)];
        expect(isWithin(now, old)).toBe(true);
        if (mayChangeCarrier(first, viewer)) return;
        expect(mayChangeCarrier(last, viewer)).toBe(false);
        expect(carriersOf(last)).toEqual(carriersOf(first));
      }),
      { numRuns: 3_000 },
    );
  });

  it("never removes an approving party as a captain, unless it is himself", () => {
    fc.assert(
      fc.property(parties, parties, (others, after) => {
        const viewer: Viewer = { user_id: 50, is_admin: false, profile_ids: new Set([500]) };
        const body = { ...staffed, parties: { ...others, ...partiesOf([partyOf("captains", 500)]) } };
        if (code(decideAgreementChange(body, { ...body, parties: after }, viewer, TODAY)) !== "ok") return;
        const approving = Object.keys(others).filter((key) => /^(carriers|central|clients|brokers|stake)/.test(key));
        expect(Object.keys(after)).toEqual(expect.arrayContaining(approving));
      }),
      { numRuns: 3_000 },
    );
  });

  it("is decided as the screens say", () => {
    fc.assert(
      fc.property(parties, fc.constantFrom(...ROLES), fc.constantFrom(...ROLES), profile, (before, actor, role, id) => {
        const body = { ...staffed, parties: before };
        const viewer = holderOf(actor);
        const key = partyKey(role, id);
        if (before[key]) {
          const left = takeParty(body, key);
          const taken = left.ok && code(decideAgreementChange(body, left.value, viewer, TODAY)) === "ok";
          const reads = accessTo(body, viewer).read;
          expect(taken).toBe(reads && mayRemoveParty(body, viewer, partyOf(role, id)));
        } else if (role !== "carriers") {
          const added = code(decideAgreementChange(body, putParty(body, role, id), viewer, TODAY)) === "ok";
          expect(added).toBe(mayAddParty(body, viewer, partyOf(role, id)));
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
