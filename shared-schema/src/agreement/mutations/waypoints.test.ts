import fc from "fast-check";
import { expect, it } from "vitest";
import { newAgreement } from "../create.ts";
import { orderWaypoints } from "../order.ts";
import type { AgreementBody } from "../schema.ts";
import { changeWaypoint, placeWaypoint, takeWaypoint } from "./waypoints.ts";

const empty = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: "2027-01-15T09:00:00.000Z",
  bunkerId: "b",
});

/** One deed on the waypoints `0`…`9`, by number. */
const deed = fc.record({
  kind: fc.constantFrom("place", "call", "uncall", "arrive", "take"),
  at: fc.nat({ max: 9 }),
  day: fc.integer({ min: 1, max: 28 }),
});

function play(body: AgreementBody, { kind, at, day }: { kind: string; at: number; day: number }): AgreementBody {
  const id = String(at);
  if (kind === "place") return body.waypoints[id] ? body : placed(body, id);
  if (kind === "take") return takeWaypoint(body, id);
  const arr_date = `2027-07-${String(day).padStart(2, "0")}T10:00:00.000Z`;
  const patch = kind === "arrive" ? { arr_date } : { is_call: kind === "call" };
  const changed = changeWaypoint(body, id, patch);
  return changed.ok ? changed.value : body;
}

function placed(body: AgreementBody, id: string): AgreementBody {
  const next = placeWaypoint(body, id, { latitude: 43, longitude: 7 }, null);
  const stay = { profile_id: 1, emb_waypoint: id, disemb_waypoint: null, emb_date: null, disemb_date: null };
  return { ...next, stays: { ...next.stays, [`stay at ${id}`]: stay } };
}

it("leaves no stay at a waypoint that has gone, and its first waypoint a call, whatever was done", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const body = deeds.reduce(play, empty);
      for (const { emb_waypoint } of Object.values(body.stays))
        expect(body.waypoints).toHaveProperty([emb_waypoint ?? ""]);
      const [first] = orderWaypoints(body.waypoints);
      const taken = first ? takeWaypoint(body, first[0]) : body;
      expect(orderWaypoints(taken.waypoints)[0]?.[1].is_call ?? true).toBe(true);
    }),
  );
});

it("takes the stays of a call that is none any more, and keeps the first one a call", () => {
  const two = placed(placed(empty, "0"), "1");
  const called = changeWaypoint(two, "1", { is_call: true });
  if (!called.ok) throw new Error("A call was refused");
  const uncalled = changeWaypoint(called.value, "1", { is_call: false });
  expect(uncalled.ok && Object.keys(uncalled.value.stays)).toEqual(["stay at 0"]);
  expect(changeWaypoint(two, "0", { is_call: false })).toMatchObject({
    ok: false,
    refusal: { code: "waypoint.first-is-call" },
  });
});
