import { expect, it } from "vitest";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");

/** A week's hire for 100,000: 160 hours in port, then 8 hours at a place on the high seas. */
async function weekFrom(port: { latitude: number; longitude: number }, sea: typeof port): Promise<string> {
  const { body: created } = await admin.post(`/cruise/by_user/${admin.userId}/`, {
    name: "A week",
    contract_type: "CHARTER",
    delivery_date: "2027-07-01T00:00:00Z",
    redelivery_date: "2027-07-08T00:00:00Z",
    base_price_cruising: 100_000,
    base_price_routing: 0,
  });
  const out = "2027-07-07T16:00:00Z";
  const waypoints = `/cruise/${created.id}/waypoint/`;
  const stop = { ...port, arr_date: "2027-07-01T00:00:00Z", dep_date: out };
  expect((await admin.post(waypoints, stop)).status).toBe(201);
  const end = { ...sea, arr_date: out, dep_date: "2027-07-08T00:00:00Z" };
  expect((await admin.post(waypoints, end)).status).toBe(201);
  return `/cruise/${created.id}`;
}

it("decides the rate of a Maltese week by the hirer's days", async () => {
  const cruise = await weekFrom({ latitude: 35.8956, longitude: 14.5153 }, { latitude: 35.2, longitude: 15.4 });
  expect((await admin.get(cruise)).body).toMatchObject({ effective_vat_rate: null, hirer_days_last_12_months: null });
  const missing = `/contract/${cruise.split("/").at(-1)}/missing`;
  expect(JSON.stringify((await admin.get(missing)).body)).toContain("cruise.hirer_days_last_12_months");
  const answered = await admin.put(cruise, { hirer_days_last_12_months: 0 });
  expect(answered.body).toMatchObject({ effective_vat_rate: 0.114286, vat_amount: 11_428.57, vat_country: "MT" });
  expect(JSON.stringify((await admin.get(missing)).body)).not.toContain("hirer_days");
  // Seven days of this hire and 29 before are more than five weeks.
  const often = await admin.put(cruise, { hirer_days_last_12_months: 29 });
  expect(often.body).toMatchObject({ effective_vat_rate: 0.171429, hirer_days_last_12_months: 29 });
  for (const wrong of [-1, 2.5, 400, "many"]) {
    const refused = await admin.put(cruise, { hirer_days_last_12_months: wrong });
    expect([refused.status, Object.keys(refused.body.errors.json)]).toEqual([422, ["hirer_days_last_12_months"]]);
  }
});

it("decides the rate of a Greek week by the certificate", async () => {
  const cruise = await weekFrom({ latitude: 37.937, longitude: 23.64 }, { latitude: 36.6, longitude: 22.0 });
  expect((await admin.get(cruise)).body.effective_vat_rate).toBeNull();
  expect((await admin.put(cruise, { greek_certificate: "UNLIMITED" })).body.effective_vat_rate).toBe(0.052);
  expect((await admin.put(cruise, { greek_certificate: "LIMITED" })).body.effective_vat_rate).toBe(0.065);
  expect((await admin.put(cruise, { greek_certificate: "SOME" })).status).toBe(422);
});
