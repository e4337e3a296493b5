import { describe, expect, it } from "vitest";
import type { Viewer } from "../../agreement/access.ts";
import { decideAgreementChange } from "../../agreement/change.ts";
import { creatorParties } from "../../agreement/create.ts";
import { refuseCallsAtSea } from "../../agreement/mutations/callWaters.ts";
import { orderWaypoints } from "../../agreement/order.ts";
import { partyKey } from "../../base/roles.ts";
import { fakeGeo } from "../../itinerary/testing.test-support.ts";
import { facts, importer, written } from "./data.test-support.ts";
import { draftFromData, type Importer } from "./draft.ts";

const TODAY = "2026-11-20";

describe("a draft from data", () => {
  const data = written(facts);
  const broker: Viewer = { user_id: 7, is_admin: false, may_create_agreements: true, profile_ids: new Set([77]) };
  const asBroker = (change: Partial<Importer> = {}) =>
    draftFromData(data, importer({ viewer: broker, own: creatorParties(77), ...change }));

  it("leaves out whom its creator may not add, and their stays, and says why", () => {
    const { body, left_out } = asBroker({ profile: () => null, yacht: () => null });
    expect(Object.keys(body.parties)).toEqual([partyKey("brokers", 77)]);
    expect([body.yacht_id, body.stays]).toEqual([null, {}]);
    expect(left_out.filter(({ kind }) => kind === "party")).toHaveLength(data.parties.length);
    expect(left_out.filter(({ kind }) => kind === "stay")).toHaveLength(data.agreement.stays.length);
    expect(new Set(left_out.map(({ reason }) => reason))).toEqual(new Set(["not-yours", "passenger-left-out"]));
    expect(decideAgreementChange(null, body, broker, TODAY)).toMatchObject({ ok: true });
  });

  it("takes whom its creator could add by hand, and no mandate that he could not give", () => {
    const { body, left_out } = asBroker();
    expect(decideAgreementChange(null, body, broker, TODAY)).toMatchObject({ ok: true });
    const closed = left_out.filter(({ reason }) => reason === "role-closed").map(({ role }) => role);
    expect(new Set(closed)).toEqual(new Set(["central_agents"]));
  });

  it("has its creator once, with the profile that the data has him with", () => {
    const another = data.parties.find(({ role }) => role === "brokers")?.profile_id ?? 0;
    const viewer = { ...broker, profile_ids: new Set([77, another]) };
    const { body } = draftFromData(data, importer({ viewer, own: creatorParties(77) }));
    expect(Object.keys(body.parties)).toContain(partyKey("brokers", another));
    expect(Object.keys(body.parties)).not.toContain(partyKey("brokers", 77));
    expect(decideAgreementChange(null, body, viewer, TODAY)).toMatchObject({ ok: true });
  });

  it("takes no one else who has the same number, and not another yacht", () => {
    const { body, left_out } = asBroker({
      profile: () => ({ first_name: "Someone", last_name: "Else" }),
      yacht: () => ({ name: "Another" }),
    });
    expect(Object.keys(body.parties)).toEqual([partyKey("brokers", 77)]);
    expect(body.yacht_id).toBeNull();
    expect(left_out.find(({ kind }) => kind === "yacht")).toMatchObject({
      name: facts.yacht?.name,
      reason: "other-name",
    });
  });

  it("leaves out the calls that the product opens itself, and unlocks the others", () => {
    const [first, ...others] = data.agreement.payment_calls;
    if (!first) throw new Error("The agreement has calls.");
    const payment_calls = [{ ...first, contract_code: "BOOKING_BALANCE" as const }, ...others];
    const { body, left_out } = draftFromData({ ...data, agreement: { ...data.agreement, payment_calls } }, importer());
    expect(Object.values(body.payment_calls).map(({ locked }) => locked)).toEqual(others.map(() => false));
    expect(left_out).toEqual([{ kind: "payment_call", name: first.designation, role: null, reason: "opened-later" }]);
  });

  it("takes a call at sea as a waypoint, without its stays, and says so: the first alone may begin there", () => {
    const { waypoints, stays } = data.agreement;
    const nowhere = draftFromData(data, importer({ isNational: () => false }));
    const calls = waypoints.slice(1).filter(({ is_call }) => is_call);
    expect(calls.length).toBeGreaterThan(1);
    const [first, ...others] = orderWaypoints(nowhere.body.waypoints).map(([, stop]) => stop);
    expect([first?.is_call, others.some(({ is_call }) => is_call)]).toEqual([waypoints[0]?.is_call, false]);
    expect(nowhere.left_out.filter(({ kind }) => kind === "call")).toEqual(
      calls.map(({ call_location_str }) => ({ kind: "call", name: call_location_str, role: null, reason: "at-sea" })),
    );
    expect(nowhere.body.stays).toEqual({});
    expect(nowhere.left_out.filter(({ reason }) => reason === "call-left-out")).toHaveLength(stays.length);
    const sea = fakeGeo({});
    expect(refuseCallsAtSea(null, nowhere.body, sea)).toBeNull();
    expect(refuseCallsAtSea(null, draftFromData(data, importer()).body, sea)).not.toBeNull();
  });
});
