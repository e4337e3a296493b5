import fc from "fast-check";
import { expect, it } from "vitest";
import { fakeGeo, testWaypoint } from "../../itinerary/testing.test-support.ts";
import { isCall } from "../calls.ts";
import { newAgreement } from "../create.ts";
import { orderWaypoints } from "../order.ts";
import type { AgreementBody } from "../schema.ts";
import { moveWaypoint, refuseCallsAtSea } from "./callWaters.ts";

/** The meridians 1 to 4 are French waters, everything else is high seas. */
const geo = fakeGeo(Object.fromEntries([1, 2, 3, 4].map((meridian) => [meridian, { country: "FR" }])));
const isNational = (longitude: number) => geo.locate({ latitude: 43, longitude }).is_national_water;

const stay = { profile_id: 1, emb_waypoint: "b", disemb_waypoint: null, emb_date: null, disemb_date: null };
const body: AgreementBody = {
  ...newAgreement({
    name: "Riviera",
    contract_type: "CRUISE",
    currency: "EUR",
    created_by: 1,
    created_at: "2027-01-15T09:00:00.000Z",
    bunkerId: "x",
  }),
  waypoints: {
    a: testWaypoint({ pos: "a0", longitude: 1, is_call: true }),
    b: testWaypoint({ pos: "a1", longitude: 2, is_call: true }),
    c: testWaypoint({ pos: "a2", longitude: 3, is_call: true }),
    d: testWaypoint({ pos: "a3", longitude: 9 }),
  },
  stays: { s: stay },
};

function move(agreement: AgreementBody, id: string, longitude: number) {
  const from = isNational(agreement.waypoints[id]?.longitude ?? 0);
  return moveWaypoint(agreement, id, { latitude: 43, longitude }, { from, to: isNational(longitude) });
}

it("moves waypoints so that no call is carried out of national waters, and the server agrees", () => {
  const moves = fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.integer({ min: 0, max: 9 })));
  fc.assert(
    fc.property(moves, (all) => {
      let now = body;
      for (const [id, longitude] of all) {
        const moved = move(now, id, longitude);
        const kept = moved.ok ? moved.value.agreement : now;
        expect(refuseCallsAtSea(now, kept, geo)).toBeNull();
        now = kept;
      }
      const calls = orderWaypoints(now.waypoints).filter(([id]) => isCall(now.waypoints, id));
      expect(calls.every(([, { longitude }]) => isNational(longitude))).toBe(true);
      expect(now.stays).toEqual(body.stays);
    }),
  );
});

it("makes a plain waypoint of a call that leaves, and says so", () => {
  const moved = move(body, "c", 9);
  expect(moved).toMatchObject({ ok: true, value: { isDemoted: true } });
  expect(moved.ok && moved.value.agreement.waypoints["c"]).toMatchObject({ longitude: 9, is_call: false });
});

it.each([
  ["a", "waypoint.first-at-sea"],
  ["b", "waypoint.stays-at-sea"],
])("refuses to move %s out", (id, code) => {
  const fields = { latitude: [{ code: "at-sea" }], longitude: [{ code: "at-sea" }] };
  expect(move(body, id, 9)).toEqual({ ok: false, refusal: { code, fields } });
});

it("refuses an edit that carries a call out, makes one at sea, or moves waypoint 1 away", () => {
  const patched = (id: string, patch: object) => refuseCallsAtSea(body, agreementWith(body, id, patch), geo);
  expect(patched("c", { longitude: 9 })?.refusal.fields).toHaveProperty("latitude");
  expect(patched("a", { longitude: 9 })?.refusal.fields).toHaveProperty("latitude");
  expect(patched("d", { is_call: true })?.refusal.fields).toHaveProperty("is_call");
  expect(patched("c", { longitude: 9, is_call: false })).toBeNull();
  expect(patched("c", { call_location_str: "Nice" })).toBeNull();
  expect(refuseCallsAtSea(null, agreementWith(body, "a", { longitude: 9 }), geo)).toBeNull();
});

function agreementWith(agreement: AgreementBody, id: string, patch: object): AgreementBody {
  const waypoint = agreement.waypoints[id];
  if (!waypoint) throw new Error(`no waypoint ${id}`);
  return { ...agreement, waypoints: { ...agreement.waypoints, [id]: { ...waypoint, ...patch } } };
}
