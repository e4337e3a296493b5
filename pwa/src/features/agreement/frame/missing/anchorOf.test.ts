import { newAgreement } from "shared-schema/agreement/create";
import type { PaymentCall } from "shared-schema/agreement/schema";
import { describe, expect, it } from "vitest";
import { anchorOf } from "./anchorOf.ts";

const EMPTY = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: "2027-01-01T00:00:00Z",
  bunkerId: "b",
});
const WAYPOINT = {
  latitude: 43,
  longitude: 7,
  is_call: true,
  is_routing: false,
  call_location_str: null,
  arr_date: null,
  dep_date: null,
  track: null,
  planned_speed: null,
};
const CALL: PaymentCall = {
  pos: "a0",
  call_type: "CRUISE",
  designation: "Balance",
  amount: null,
  date_due: null,
  due_by_execution: false,
  contract_code: null,
  locked: false,
};
const SERVICE = { name: null, price: null, product: null };
const agreement: typeof EMPTY = {
  ...EMPTY,
  yacht_id: 3,
  parties: {
    "clients:9": { role: "clients", profile_id: 9, pos: "a1" },
    "clients:7": { role: "clients", profile_id: 7, pos: "a0" },
    "captains:5": { role: "captains", profile_id: 5, pos: "a0" },
  },
  // The second by its key arrives before the first.
  waypoints: {
    w1: { ...WAYPOINT, pos: "a0", arr_date: "2027-07-04T10:00:00Z" },
    w2: { ...WAYPOINT, pos: "a1", arr_date: "2027-07-03T10:00:00Z" },
  },
  special_conditions: { s1: { ...SERVICE, pos: "a1" }, s2: { ...SERVICE, pos: "a0" } },
  payment_calls: { p1: { ...CALL, contract_code: "SETTLEMENT" }, p2: { ...CALL, pos: "a1" } },
};
const place = { id: 12, agreement, isFrozen: false };

describe("a missing path", () => {
  it.each([
    ["cruise.cruise_areas", "agreements/12/cruise_areas"],
    ["cruise.greek_certificate", "agreements/12/greek_certificate"],
    ["cruise.yacht.loa", "yachts/3/loa"],
    ["cruise.clients.0.address", "profiles/7/address"],
    ["cruise.captains.0.last_name", "profiles/5/last_name"],
    ["cruise.waypoints.0.arr_date", "agreements/12/waypoints.w2.arr_date"],
    ["cruise.waypoints.1.times", "agreements/12/waypoints.w1.arr_date"],
    ["cruise.waypoints.0.place", "agreements/12/waypoints.w2.latitude"],
    ["cruise.special_conditions.0.price", "agreements/12/special_conditions.s2.price"],
    ["cruise.contract_payment_calls.0.date_due", "agreements/12/payment_calls.p2.date_due"],
  ])("%s leads to the field %s", (path, anchor) => expect(anchorOf(path, place)).toBe(anchor));

  it.each([
    "cruise.yacht",
    "cruise.clients",
    "cruise.waypoints",
    "cruise.r_passengers.0",
    "cruise.contract_payment_calls.CEA",
  ])("%s leads to the block in which it is added", (path) => expect(anchorOf(path, place)).toBe(path));

  it("leads to the copies of a locked agreement", () => {
    expect(anchorOf("cruise.yacht.loa", { ...place, isFrozen: true })).toBe("frozen-yachts/3/loa");
    expect(anchorOf("cruise.clients.0.city", { ...place, isFrozen: true })).toBe("frozen-profiles/7/city");
  });
});
