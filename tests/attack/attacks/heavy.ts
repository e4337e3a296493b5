import { newProfile } from "shared-schema/profile/schema";
import { newYacht } from "shared-schema/yacht/schema";
import type { TestClient } from "sync-server/testing/client";
import { changeOf, editOf, held } from "sync-server/testing/device";
import { type Attack, Findings } from "../support/attack.ts";
import { unknownFields } from "../support/bodies.ts";
import { longestWait } from "../support/raw.ts";

const AT = "2027-01-15T09:00:00.000Z";
const PATIENCE_MS = 3_000;
/** An agreement of the demo whose terms are complete enough to be locked. */
const AGREEMENT = 1;
const PEOPLE = 50;
const UNKNOWN = "x_0";

/** Profiles full of unknown fields are put on an agreement: neither what is read of it nor its frozen copy carries them. */
export const frozenCopies: Attack = {
  name: "frozen copies of heavy profiles",
  async run(target) {
    const findings = new Findings();
    const broker = await target.login("broker");
    const tooHeavy = await createProfiles(
      broker,
      1,
      unknownFields(5, () => "x".repeat(18_000)),
    );
    findings.unless(tooHeavy.length === 0, "a profile of 90 kB was taken");
    const people = await createProfiles(
      broker,
      PEOPLE,
      unknownFields(3, () => "x".repeat(18_000)),
    );
    findings.unless(people.length === PEOPLE, `${people.length} of ${PEOPLE} profiles were taken`);
    await addPassengers(broker, people);
    const read = await broker.get(`/cruise/${AGREEMENT}`);
    findings.unless(read.body.passengers?.length >= PEOPLE, `${read.body.passengers?.length} passengers are read`);
    findings.unless(!JSON.stringify(read.body).includes(UNKNOWN), "the answer holds unknown fields");
    const { status } = await broker.post(`/cruise/${AGREEMENT}/lock`);
    findings.unless(status === 200, `the lock is answered ${status}`);
    const copy = JSON.stringify(await held(await target.login("client"), "snapshots", AGREEMENT));
    findings.unless(!copy.includes(UNKNOWN), "the frozen copy holds unknown fields");
    findings.unless(copy.length < 512 * 1024, `the frozen copy weighs ${copy.length} bytes`);
    return findings.list;
  },
};

/** @returns the numbers of those that were taken */
async function createProfiles(client: TestClient, count: number, fields: object): Promise<number[]> {
  const { from } = await client.lease("profile");
  const changes = Array.from({ length: count }, (_, index) => {
    const made = { user_id: null, created_by: client.userId, created_at: AT };
    const body = { ...newProfile({ first_name: "Heavy", last_name: `No ${index}`, ...made }), ...fields };
    return changeOf("profiles", null, { id: String(from + index), body });
  });
  const { results } = await client.push(changes);
  return results.flatMap(({ outcome }, index) => (outcome === "taken" ? [from + index] : []));
}

async function addPassengers(client: TestClient, people: readonly number[]): Promise<void> {
  const base = await held(client, "agreements", AGREEMENT);
  const added = people.map((profile_id, index) => {
    const party = { role: "passengers", profile_id, pos: `c${String(index + 10)}V` };
    return [`passengers:${profile_id}`, party] as const;
  });
  const parties = { ...(base.body["parties"] as object), ...Object.fromEntries(added) };
  await client.push([editOf("agreements", base, { parties })]);
}

/** Pushes that are too much at once are taken back again and again: soon their account has to wait, and no one else does. */
export const rolledBack: Attack = {
  name: "pushes that are rolled back",
  needsProcess: true,
  async run(target) {
    const findings = new Findings();
    const stranger = await target.member();
    const { from } = await stranger.lease("yacht");
    const made = { created_by: stranger.userId, created_at: AT };
    const yacht = newYacht({ name: "Ballast", port_of_registry: "Nice", type: "MOTOR", ...made });
    const heavy = { ...yacht, ...unknownFields(22, () => "x".repeat(18_000)) };
    await stranger.push([changeOf("yachts", null, { id: String(from), body: heavy })]);
    const state = await held(stranger, "yachts", from);
    const disputes = () =>
      Array.from({ length: 300 }, (_, index) => {
        const assumed = { ...state, body: { ...yacht, [UNKNOWN]: "a" } };
        return changeOf("yachts", assumed, { body: { ...yacht, [UNKNOWN]: `b${index}` } });
      });
    const statuses: number[] = [];
    const pushes = async () => {
      while (statuses.at(-1) !== 429 && statuses.length < 30) {
        const answer = await stranger.post("/sync/push", { device: "attack", schema: 1, changes: disputes() });
        statuses.push(answer.status);
      }
    };
    const waited = await longestWait(target.url, pushes());
    const tooMuch = statuses.filter((status) => status === 422).length;
    findings.unless(tooMuch > 0, `none was too much at once: ${statuses.join(" ")}`);
    findings.unless(statuses.at(-1) === 429, `${statuses.length} pushes in a row, none was told to wait`);
    findings.unless(waited < PATIENCE_MS, `others waited ${waited} ms`);
    const after = await held(stranger, "yachts", from);
    findings.unless(after.rev === state.rev, "a push that was taken back has left a revision");
    const broker = await target.login("broker");
    const { status } = await broker.post("/sync/push", { device: "attack", schema: 1, changes: [] });
    findings.unless(status === 200, `another account is answered ${status}`);
    return findings.list;
  },
};
