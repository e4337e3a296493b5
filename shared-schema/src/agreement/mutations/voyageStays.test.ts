import fc from "fast-check";
import { expect, it } from "vitest";
import { testWaypoint } from "../../itinerary/testing.test-support.ts";
import { newAgreement } from "../create.ts";
import type { AgreementBody, Stay } from "../schema.ts";
import { putParty } from "./parties.ts";
import { mendStay } from "./stays.ts";
import { isWholeVoyage, wholeVoyage, withVoyageStays } from "./voyageStays.ts";

const at = (day: number, hour: number) =>
  `2027-07-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00Z`;
const call = (pos: string, day: number | null) =>
  testWaypoint({ pos, is_call: true, ...(day !== null && { arr_date: at(day, 8), dep_date: at(day, 18) }) });
const waypoints = { antibes: call("a0", 1), calvi: call("a1", 3), ajaccio: call("a2", 5) };
const empty = newAgreement({
  ...{ name: "Week", contract_type: "CRUISE", currency: "EUR", created_by: 1 },
  ...{ created_at: at(1, 0), bunkerId: "bunker" },
});
const voyage: AgreementBody = { ...empty, waypoints, delivery_date: at(1, 10), redelivery_date: at(5, 16) };
const WHOLE = { emb_waypoint: "antibes", emb_date: at(1, 10), disemb_waypoint: "ajaccio", disemb_date: at(5, 16) };

/** An edit with the stays that follow from it; new ones are numbered. */
function edited(before: AgreementBody, change: (body: AgreementBody) => AgreementBody): AgreementBody {
  let made = 0;
  return withVoyageStays(before, change(before), () => `new-${++made}`);
}
const added = edited(voyage, (body) => putParty(body, "passengers", 7));
const staysOf = ({ stays }: AgreementBody) => Object.values(stays);

it("lasts from delivery to redelivery, or to the edges of the first and the last call", () => {
  expect(wholeVoyage(voyage)).toEqual(WHOLE);
  const beyond = { ...voyage, delivery_date: at(1, 7), redelivery_date: null };
  expect(wholeVoyage(beyond)).toEqual({ ...WHOLE, emb_date: at(1, 18), disemb_date: at(5, 18) });
  const undated = { ...empty, waypoints: { antibes: call("a0", null), calvi: call("a1", null) } };
  expect(wholeVoyage(undated)).toMatchObject({ emb_date: null, disemb_waypoint: "calvi", disemb_date: null });
});

it("leaves positioning and the open sea out, and needs two calls", () => {
  const toward = { ...call("Zz", null), arr_date: at(0 + 1, 1), is_routing: true };
  const sea = testWaypoint({ pos: "a3", arr_date: at(6, 8) });
  expect(wholeVoyage({ ...voyage, waypoints: { toward, ...waypoints, sea } })).toEqual(WHOLE);
  expect(wholeVoyage({ ...voyage, waypoints: { antibes: waypoints.antibes, sea } })).toBeNull();
});

it("gives the whole voyage to a passenger who is added, and to one who waited for a route", () => {
  expect(staysOf(added)).toEqual([{ profile_id: 7, ...WHOLE }]);
  expect(staysOf(edited(voyage, (body) => putParty(body, "clients", 7)))).toEqual([]);
  const waiting = edited({ ...voyage, waypoints: {} }, (body) => putParty(body, "passengers", 7));
  expect(staysOf(waiting)).toEqual([]);
  expect(staysOf(edited(waiting, (body) => ({ ...body, waypoints })))).toEqual([{ profile_id: 7, ...WHOLE }]);
});

it("gives nothing back to a passenger whose stay was deleted", () => {
  const without = edited(added, (body) => ({ ...body, stays: {} }));
  expect(staysOf(without)).toEqual([]);
  expect(staysOf(edited(without, (body) => ({ ...body, redelivery_date: at(5, 12) })))).toEqual([]);
});

it("follows the agreed dates and the ends of the route while no one has touched it", () => {
  const later = edited(added, (body) => ({ ...body, redelivery_date: at(5, 12) }));
  expect(staysOf(later)).toEqual([{ profile_id: 7, ...WHOLE, disemb_date: at(5, 12) }]);
  const longer = edited(later, (body) => ({
    ...body,
    waypoints: { ...waypoints, monaco: call("a4", 8) },
    redelivery_date: at(8, 9),
  }));
  expect(staysOf(longer)).toEqual([{ profile_id: 7, ...WHOLE, disemb_waypoint: "monaco", disemb_date: at(8, 9) }]);
});

it.each<[string, (stay: Stay) => Stay]>([
  ["leaves earlier", (stay) => ({ ...stay, disemb_waypoint: "calvi", disemb_date: at(3, 9) })],
  ["boards later on the first day", (stay) => ({ ...stay, emb_date: at(1, 15) })],
])("does not move the stay of someone who %s", (_, change) => {
  const touched = edited(added, (body) => ({
    ...body,
    stays: Object.fromEntries(Object.entries(body.stays).map(([id, stay]) => [id, change(stay)])),
  }));
  const moved = edited(touched, (body) => ({ ...body, delivery_date: at(1, 9), redelivery_date: at(5, 12) }));
  expect(moved.stays).toEqual(touched.stays);
});

it("does not move stays of someone who comes and goes, nor one that the same edit changes", () => {
  const twice = { ...added, stays: { ...added.stays, second: { profile_id: 7, ...WHOLE } } };
  expect(edited(twice, (body) => ({ ...body, redelivery_date: at(5, 12) })).stays).toEqual(twice.stays);
  const own = { profile_id: 7, ...WHOLE, disemb_date: at(5, 10) };
  const both = edited(added, (body) => ({ ...body, redelivery_date: at(5, 12), stays: { "new-1": own } }));
  expect(staysOf(both)).toEqual([own]);
});

it("takes a moment for the same however it is written", () => {
  expect(isWholeVoyage({ ...WHOLE, emb_date: "2027-07-01T10:00:00.000Z" }, voyage)).toBe(true);
  expect(isWholeVoyage({ ...WHOLE, emb_date: null }, voyage)).toBe(false);
});

it("is never mended: it lies within its calls", () => {
  const day = fc.option(fc.integer({ min: 1, max: 9 }).map((number) => at(number, 12)));
  fc.assert(
    fc.property(day, day, (delivery_date, redelivery_date) => {
      const whole = wholeVoyage({ ...voyage, delivery_date, redelivery_date });
      expect(whole && mendStay({ profile_id: 7, ...whole }, waypoints).mends).toEqual([]);
    }),
  );
});
