import type { Stay } from "shared-schema/agreement/schema";
import { describe, expect, it } from "vitest";
import type { Call } from "../people/papers/useCalls.ts";
import { stayWarnings } from "./stayRules.ts";

const call = (id: string, sn: number, day: number, country: string | null = "FR"): Call => ({
  id,
  sn,
  label: id,
  arr_date: `2027-07-0${day}T08:00:00Z`,
  dep_date: `2027-07-0${day}T18:00:00Z`,
  arrival: null,
  departure: null,
  country,
});
const calls = [call("antibes", 1, 1), call("calvi", 2, 3), call("porto-cervo", 3, 5, "IT")];
const PERIOD = { delivery_date: "2027-07-01T08:00:00Z", redelivery_date: "2027-07-08T08:00:00Z" };
const stay = (changes: Partial<Stay>): Stay => ({
  profile_id: 1,
  emb_waypoint: "antibes",
  disemb_waypoint: "calvi",
  emb_date: "2027-07-01T18:00:00Z",
  disemb_date: "2027-07-03T08:00:00Z",
  ...changes,
});

describe("a stay on board", () => {
  it("warns of an embarkation abroad and of leaving where one boarded", () => {
    expect(stayWarnings(stay({ emb_waypoint: "porto-cervo", disemb_waypoint: "porto-cervo" }), calls, PERIOD)).toEqual([
      "clients.stay.notFrance",
      "clients.stay.same",
    ]);
    expect(stayWarnings(stay({}), calls, PERIOD)).toEqual([]);
  });

  it("warns of boarding before the delivery and of leaving after the redelivery", () => {
    const short = { delivery_date: "2027-07-01T18:00:01Z", redelivery_date: "2027-07-03T07:59:59Z" };
    expect(stayWarnings(stay({}), calls, short)).toEqual([
      "clients.stay.beforeDelivery",
      "clients.stay.afterRedelivery",
    ]);
    expect(stayWarnings(stay({}), calls, { delivery_date: null, redelivery_date: null })).toEqual([]);
  });
});
