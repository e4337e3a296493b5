import fc from "fast-check";
import { expect, it } from "vitest";
import { testWaypoint } from "../../itinerary/testing.test-support.ts";
import type { Stay } from "../schema.ts";
import { isOutside, mendStay, type StayMend } from "./stays.ts";

const at = (day: number, hour: number) => `2027-07-0${day}T${String(hour).padStart(2, "0")}:00:00Z`;
const call = (pos: string, day: number) =>
  testWaypoint({ pos, is_call: true, arr_date: at(day, 8), dep_date: at(day, 18) });
const waypoints = { antibes: call("a0", 1), calvi: call("a1", 3), ajaccio: call("a2", 5) };

const right: Stay = {
  profile_id: 1,
  emb_waypoint: "antibes",
  disemb_waypoint: "calvi",
  emb_date: at(1, 18),
  disemb_date: at(3, 8),
};
const atCalvi = { emb_waypoint: "calvi", disemb_waypoint: "calvi" };
const reversed = { emb_waypoint: "calvi", disemb_waypoint: "antibes" };

it.each<[string, Partial<Stay>, Partial<Stay>, StayMend[]]>([
  ["nothing of what is right", {}, {}, []],
  ["the order of the calls", { ...reversed, emb_date: null }, { ...atCalvi, emb_date: null }, ["order"]],
  [
    "times outside of their calls",
    { emb_date: at(1, 7), disemb_date: at(4, 0) },
    { emb_date: at(1, 18), disemb_date: at(3, 8) },
    ["embOutside", "disembOutside"],
  ],
  [
    "a time of leaving before that of boarding",
    { ...atCalvi, emb_date: at(3, 12), disemb_date: at(3, 9) },
    { ...atCalvi, emb_date: at(3, 12), disemb_date: at(3, 12) },
    ["leavesBefore"],
  ],
  [
    "the time that another mend leads to",
    { ...reversed, emb_date: at(3, 18) },
    { ...atCalvi, emb_date: at(3, 18), disemb_date: at(3, 18) },
    ["order", "leavesBefore"],
  ],
  [
    "a time between calls that are not known",
    { emb_waypoint: "gone", disemb_waypoint: null, emb_date: at(2, 0), disemb_date: at(1, 0) },
    { emb_waypoint: "gone", disemb_waypoint: null, emb_date: at(2, 0), disemb_date: at(2, 0) },
    ["leavesBefore"],
  ],
])("mends %s", (_, given, mended, mends) => {
  expect(mendStay({ ...right, ...given }, waypoints)).toEqual({ stay: { ...right, ...mended }, mends });
});

it("leaves no one outside of a call or leaving before boarding, and mends nothing twice", () => {
  const id = fc.constantFrom<keyof typeof waypoints>("antibes", "calvi", "ajaccio");
  const time = fc.option(
    fc
      .date({ min: new Date(at(1, 0)), max: new Date(at(6, 0)), noInvalidDate: true })
      .map((date) => date.toISOString()),
  );
  const stays = fc.record({
    profile_id: fc.constant(1),
    emb_waypoint: id,
    disemb_waypoint: id,
    emb_date: time,
    disemb_date: time,
  });
  fc.assert(
    fc.property(stays, (given) => {
      const { stay } = mendStay(given, waypoints);
      expect(isOutside(stay.emb_date, waypoints[given.emb_waypoint])).toBe(false);
      const leaving = stay.disemb_waypoint === given.emb_waypoint ? given.emb_waypoint : given.disemb_waypoint;
      expect(isOutside(stay.disemb_date, waypoints[leaving])).toBe(false);
      if (stay.emb_date && stay.disemb_date) {
        expect(Date.parse(stay.disemb_date)).toBeGreaterThanOrEqual(Date.parse(stay.emb_date));
      }
      expect(mendStay(stay, waypoints)).toEqual({ stay, mends: [] });
    }),
  );
});
