import type { Collection, WireDocument } from "shared-schema/sync/wire";
import type { TestClient } from "sync-server/testing/client";
import { changeOf, held } from "sync-server/testing/device";
import { type Attack, Findings } from "../support/attack.ts";
import { nestedJson, unknownFields, withRaw } from "../support/bodies.ts";
import type { Target } from "../support/target.ts";

const MARKER = "raw json goes here";

/** Values that break the limits of depth and size in a field that no schema knows, as JSON text. */
const HEAVY: readonly (readonly [what: string, json: string])[] = [
  ["nested 25 deep", nestedJson(25)],
  ["nested 4,000 deep", nestedJson(4_000)],
  ["600 kB in all", JSON.stringify(Array.from({ length: 40 }, () => "x".repeat(15_000)))],
  ["a string of 20,001 characters", JSON.stringify("x".repeat(20_001))],
  ["a map of 1,001 entries", JSON.stringify(unknownFields(1_001, (index) => index))],
];

interface Victim {
  by: string;
  collection: Collection;
  id(client: TestClient): number;
}

const VICTIMS: readonly Victim[] = [
  { by: "passenger", collection: "profiles", id: ({ profileId }) => profileId },
  { by: "captain", collection: "agreements", id: () => 2 },
  { by: "captain", collection: "yachts", id: () => 1 },
];

/** Bodies that a device could not store are refused before they are decided, in unknown fields too, and are not kept whole. */
export const sizes: Attack = {
  name: "documents that are too deep or too large",
  async run(target) {
    const findings = new Findings();
    for (const victim of VICTIMS) {
      const client = await target.login(victim.by);
      const state = await held(client, victim.collection, victim.id(client));
      for (const [what, json] of HEAVY) await pushHeavy(findings, client, victim.collection, state, what, json);
    }
    await pushHeavyInbox(findings, target);
    await readBack(findings, target);
    return findings.list;
  },
};

async function pushHeavy(
  findings: Findings,
  client: TestClient,
  collection: Collection,
  state: WireDocument,
  what: string,
  json: string,
): Promise<void> {
  const change = changeOf(collection, state, { body: { ...state.body, deep: MARKER } });
  const outcome = await pushRaw(client, change, json);
  findings.unless(outcome === "refused", `${collection}: ${what} is ${outcome}`);
}

/** A stranger's inbox is a collection like any other. */
async function pushHeavyInbox(findings: Findings, target: Target): Promise<void> {
  const stranger = await target.stranger();
  for (const [what, json] of HEAVY) {
    const body = { user_id: stranger.userId, deep: MARKER };
    const outcome = await pushRaw(stranger, changeOf("inbox", null, { id: `heavy-${what.length}`, body }), json);
    findings.unless(outcome === "refused", `inbox: ${what} is ${outcome}`);
  }
}

async function pushRaw(client: TestClient, change: unknown, json: string): Promise<string> {
  const request = { device: "attack", schema: 1, changes: [change] };
  const body = withRaw(request, MARKER, json);
  const { status, body: answer } = await client.send("POST", "/sync/push", body, {
    "content-type": "application/json",
  });
  return status === 200 ? answer.results[0].outcome : `answered ${status}`;
}

/** Checks that pulls afterwards are neither deep nor large, and that no one's inbox holds a refused body whole. */
async function readBack(findings: Findings, target: Target): Promise<void> {
  for (const account of ["admin", "broker", "captain", "passenger"]) {
    const client = await target.login(account);
    for (const collection of ["profiles", "agreements", "yachts", "inbox"] as const) {
      const { documents } = await client.pull(collection);
      const heavy = documents.filter(
        (document) => JSON.stringify(document).length > 512 * 1024 || depthOf(document) > 24,
      );
      findings.unless(heavy.length === 0, `${account} pulls ${heavy.length} heavy documents of ${collection}`);
    }
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
