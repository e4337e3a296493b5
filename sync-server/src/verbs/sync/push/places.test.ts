import { describe, expect, it } from "vitest";
import { editOf, held } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const CALVI = { latitude: 42.567, longitude: 8.757 };
const PLAIN = { is_routing: false, call_location_str: null, arr_date: null, dep_date: null, track: null };

/** An edit that brings an agreement so many calls, all at one quay. */
async function callsOn(agreement: number, count: number) {
  const state = await held(admin, "agreements", agreement);
  const waypoints = Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const [id, pos] = [server.deps.ids.uuid(), `a${String(at).padStart(4, "0")}1`];
      return [id, { ...PLAIN, ...CALVI, pos, is_call: true, planned_speed: null }];
    }),
  );
  return editOf("agreements", state, { waypoints, stays: {} });
}

describe("the places that a push looks up", () => {
  it("are so many before its next edit, and a device sends halves then", async () => {
    const edits = [await callsOn(1, 800), await callsOn(2, 800), await callsOn(3, 800)];
    const push = (changes: unknown[]) => admin.post("/sync/push", { device: "d1", schema: 1, changes });
    const refused = await push(edits);
    expect([refused.status, refused.body.results]).toEqual([422, undefined]);
    const outcomes = [];
    for (const half of [edits.slice(0, 2), edits.slice(2)]) {
      const { status, body } = await push(half);
      outcomes.push(status, ...body.results.map(({ outcome }: { outcome: string }) => outcome));
    }
    expect(outcomes).toEqual([200, "taken", "taken", 200, "taken"]);
  });

  it("are those of one edit in any case", async () => {
    const { results } = await admin.push([await callsOn(1, 990)]);
    expect(results).toMatchObject([{ outcome: "taken" }]);
  });
});
