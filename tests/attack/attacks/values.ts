import { changeOf, pushOne } from "sync-server/testing/device";
import { buildWorld, type World } from "../matrix/world/world.ts";
import { type Attack, Findings } from "../support/attack.ts";

/** Fields of an agreement that are refused, with a value each. */
const HEAD: readonly (readonly [field: string, value: unknown])[] = [
  ["routing_consumption", 1e308],
  ["journey_consumption", 1e10],
  ["delivery_date", "0001-01-01T00:00:00Z"],
  ["redelivery_date", "9999-12-31T00:00:00Z"],
  ["requested_cea_ratio", 0.33333],
  ["requested_cea_ratio", 1.01],
  ["base_price_cruising", 1e300],
  ["entered_vat_country", "XX"],
];

/** Numbers and dates that no cruise has, over REST and by push. */
export const values: Attack = {
  name: "values that no calculation withstands",
  async run(target) {
    const findings = new Findings();
    const world = await buildWorld(target);
    const { captain, broker } = world.actors;
    const { id, state, service, bunkers } = await world.sharedStage();
    for (const [field, value] of HEAD) {
      const { status } = await captain.put(`/cruise/${id}`, { [field]: value });
      findings.unless(status === 422, `${field} = ${value} over REST: ${status}`);
      const { outcome } = await pushOne(
        captain,
        changeOf("agreements", state, { body: { ...state.body, [field]: value } }),
      );
      findings.unless(outcome === "refused", `${field} = ${value} by push: ${outcome}`);
    }
    const price = await captain.put(`/cruise/${id}/service/${service}`, { price: -12 });
    findings.unless(price.status === 422, `a service for -12: ${price.status}`);
    const litres = await captain.put(`/cruise/${id}/fuel_bunker/${bunkers[0]}`, { quantity: 1e308 });
    findings.unless(litres.status === 422, `a bunker of 1e308 litres: ${litres.status}`);
    const flag = await captain.put(`/yacht/${world.sharedYacht.id}`, { flag: "XX" });
    findings.unless(flag.status === 422, `the flag XX: ${flag.status}`);
    for (const path of [
      `/cruise/${id}`,
      `/contract/${id}/0/draft`,
      `/contract/${id}/0/pdf`,
      `/contract/${id}/missing`,
    ]) {
      const { status } = await broker.get(path);
      findings.unless(status === 200, `${path} afterwards: ${status}`);
    }
    return findings.list;
  },
};

const NOT_PARTS = ["__proto__", "constructor", "toString", "hasOwnProperty"];

/** Names that every object has are no parts of an agreement. */
export const partIds: Attack = {
  name: "part ids that every object has",
  async run(target) {
    const findings = new Findings();
    const world = await buildWorld(target);
    const { id } = await world.sharedStage();
    const { captain } = world.actors;
    for (const part of NOT_PARTS) {
      for (const list of ["service", "fuel_bunker", "waypoint"]) {
        const put = await captain.put(`/cruise/${id}/${list}/${part}`, {});
        findings.unless(put.status === 404, `PUT ${list}/${part}: ${put.status}`);
        const removed = await captain.delete(`/cruise/${id}/${list}/${part}`);
        findings.unless(removed.status === 404, `DELETE ${list}/${part}: ${removed.status}`);
      }
    }
    return findings.list;
  },
};

/** Documents that are none, dates of others, bodies under a foreign name. */
export const malformed: Attack = {
  name: "malformed changes and bodies",
  async run(target) {
    const findings = new Findings();
    const world = await buildWorld(target);
    const { captain, client } = world.actors;
    const { state } = await world.sharedStage();
    const nothing = { collection: "agreements", op: "null-equals-null", assumed: null, next: null };
    const { results } = await captain.push([nothing]);
    findings.unless(results[0]?.outcome === "refused", `a change to null: ${results[0]?.outcome}`);
    await datedBack(findings, world);
    const call = { call_type: "CRUISE", designation: "Down", amount: 5, date_due: null, due_by_execution: true };
    const calls = {
      "0190f3a0-0000-7000-8000-0000000000aa": { ...call, pos: "a0", contract_code: null, locked: false },
    };
    const called = await pushOne(
      captain,
      changeOf("agreements", state, { body: { ...state.body, payment_calls: calls } }),
    );
    findings.unless(called.outcome === "refused", `a captain's call for fund: ${called.outcome}`);
    for (const type of ["text/plain", "application/xml", "application/x-www-form-urlencoded"]) {
      const sent = await client.send("PUT", `/user/profile/${client.profileId}`, '{"city":"Nice"}', {
        "content-type": type,
      });
      findings.unless(sent.status === 415, `JSON as ${type}: ${sent.status}`);
    }
    return findings.list;
  },
};

async function datedBack(findings: Findings, { actors, sharedStage }: World): Promise<void> {
  const { id, state } = await sharedStage();
  const comment = { author_user_id: actors.client.userId, at: "2020-01-01T00:00:00Z", about: null, text: "Long ago" };
  const comments = { "0190f3a0-0000-7000-8000-0000000000bb": comment };
  const answer = await pushOne(actors.client, changeOf("agreements", state, { body: { ...state.body, comments } }));
  findings.unless(answer.outcome !== "refused", `a client's comment: ${answer.outcome} (${answer.code})`);
  const { documents } = await actors.broker.pull("agreements");
  const kept = documents.find((document) => document.id === String(id));
  const written = kept && "body" in kept ? JSON.stringify(kept.body["comments"]) : "";
  findings.unless(written.includes("Long ago") && !written.includes("2020-01-01"), "a comment is dated back");
}
