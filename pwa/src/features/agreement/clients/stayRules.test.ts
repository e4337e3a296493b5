import type { Stay } from "shared-schema/agreement/schema";
import { describe, expect, it } from "vitest";
import { mendStay, stayWarnings } from "./stayRules.ts";
import type { Call } from "./useCalls.ts";

const call = (id: string, sn: number, day: number, country: string | null = "FR"): Call => ({
  id,
  sn,
  label: id,
  arr_date: `2027-07-0${day}T08:00:00Z`,
  dep_date: `2027-07-0${day}T18:00:00Z`,
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
  it("stays as it is when it is right", () => {
    expect(mendStay(stay({}), calls)).toEqual({ patch: {}, messages: [] });
  });

  it("resets the disembarking call to the boarding call", () => {
    const mended = mendStay(stay({ emb_waypoint: "calvi", disemb_waypoint: "antibes", emb_date: null }), calls);
    expect(mended).toEqual({ patch: { disemb_waypoint: "calvi" }, messages: ["clients.stay.order"] });
  });

  it("lets nobody who leaves where they boarded leave before they boarded", () => {
    const mended = mendStay(
      stay({ emb_waypoint: "calvi", disemb_waypoint: "antibes", emb_date: "2027-07-03T18:00:00Z" }),
      calls,
    );
    expect(mended.patch).toEqual({ disemb_waypoint: "calvi", disemb_date: "2027-07-03T18:00:00Z" });
  });

  it("clamps boarding to the departure and disembarking to the arrival", () => {
    const mended = mendStay(stay({ emb_date: "2027-07-01T07:00:00Z", disemb_date: "2027-07-04T00:00:00Z" }), calls);
    expect(mended.patch).toEqual({ emb_date: "2027-07-01T18:00:00Z", disemb_date: "2027-07-03T08:00:00Z" });
    expect(mended.messages).toEqual(["clients.stay.embOutside", "clients.stay.disembOutside"]);
  });

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
