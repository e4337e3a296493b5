import type { WireDocument } from "shared-schema/sync/wire";
import { newYacht } from "shared-schema/yacht/schema";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeOf, held, pushOne } from "../testing/device.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const client = server.as("client");
const broker = server.as("broker");
let yacht: WireDocument;
afterEach(() => {
  server.deps.quotas.threadMs = Number.MAX_SAFE_INTEGER;
});

const AT = "2027-01-15T09:00:00.000Z";
const ballast = Object.fromEntries(Array.from({ length: 22 }, (_, at) => [`x_${at}`, "a".repeat(19_000)]));

/** A client with one yacht of 418 kB. */
beforeEach(async () => {
  const made = { created_by: client.userId, created_at: AT };
  const body = { ...newYacht({ name: "Mistral", port_of_registry: "Nice", type: "MOTOR", ...made }), ...ballast };
  const { from } = await client.lease("yacht");
  await pushOne(client, changeOf("yachts", null, { id: String(from), body }));
  yacht = await held(client, "yachts", from);
});

let next = 0;

/** A change of 1.5 kB that disputes one field of the yacht and leaves the heavy ones alone. */
function dispute() {
  const small = Object.fromEntries(Object.entries(yacht.body).filter(([key]) => !key.startsWith("x_")));
  const assumed = { ...yacht, body: { ...small, x_0: "b" } };
  return changeOf("yachts", assumed, { body: { ...small, x_0: `c${next++}` } });
}

const disputes = (count: number) => Array.from({ length: count }, dispute);
const push = (changes: unknown[]) => client.post("/sync/push", { device: "d1", schema: 1, changes });
const usage = () => server.deps.store.usage.of(client.userId, AT);

it("tells the state of a document once in an answer, with its last change", async () => {
  const { status, body } = await push(disputes(9));
  expect(status).toBe(200);
  expect(body.results.map((result: object) => "master" in result)).toEqual([...Array(8).fill(false), true]);
  expect(JSON.stringify(body).length).toBeLessThan(2 * JSON.stringify(yacht).length);
});

it("makes an account wait whose pushes are taken back, and no one else", async () => {
  const before = usage();
  server.deps.quotas.threadMs = 1;
  expect((await push(disputes(300))).status).toBe(422);
  const answer = await push(disputes(300));
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("accept-encoding")).toBe("gzip");
  expect(usage()).toEqual(before);
  expect((await push([])).status).toBe(429);
  expect((await broker.post("/sync/push", { device: "d2", schema: 1, changes: [] })).status).toBe(200);
  server.advance(60_000);
  expect((await push(disputes(1))).status).toBe(200);
});

it("charges what it parses and refuses", async () => {
  const body = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${at}`, "a".repeat(19_000)]));
  const crowded = Array.from({ length: 9 }, (_, at) => changeOf("yachts", null, { id: `99999${at}`, body }));
  server.deps.quotas.threadMs = 1;
  expect([(await push(crowded)).status, (await push([])).status]).toEqual([200, 429]);
});
