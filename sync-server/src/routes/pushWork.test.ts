import type { WireDocument } from "shared-schema/sync/wire";
import { newYacht } from "shared-schema/yacht/schema";
import { beforeEach, expect, it } from "vitest";
import { DEFAULT_QUOTAS } from "../quotas.ts";
import { changeOf, held, pushOne } from "../testing/device.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer({ quotas: { workPerMinute: DEFAULT_QUOTAS.workPerMinute } });
const client = server.as("client");
let yacht: WireDocument;

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
  const statuses: number[] = [];
  let answer = await push(disputes(300));
  for (; answer.status === 422 && statuses.length < 20; answer = await push(disputes(300)))
    statuses.push(answer.status);
  expect(statuses.length).toBeLessThan(7);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBe(60);
  expect(answer.headers.get("accept-encoding")).toBe("gzip");
  expect(usage()).toEqual(before);
  expect((await push([])).status).toBe(429);
  const noted = server.deps.store.audit.all().filter(({ verb }) => verb === "account.limited");
  expect(noted.map(({ user_id, details }) => [user_id, details])).toEqual([[client.userId, '{"limit":"work"}']]);
  const broker = await server.login("broker");
  expect((await broker.post("/sync/push", { device: "d2", schema: 1, changes: [] })).status).toBe(200);
  server.advance(60_000);
  expect((await push(disputes(1))).status).toBe(200);
});

it("decides no more of pushes that come together than of those that come one by one", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => push(disputes(300))));
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThan(7);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(13);
});

it("counts what is answered to changes that came before", async () => {
  const changes = disputes(1);
  let pushes = 0;
  while ((await push(changes)).status === 200 && pushes < 100) pushes += 1;
  expect(pushes).toBeLessThan(60);
});

it("counts what it parses and refuses: a body of 3.8 MB is sent a few times a minute", async () => {
  const body = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, "a".repeat(19_000)]));
  const crowded = [changeOf("yachts", null, { id: "999999", body })];
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 20) statuses.push((await push(crowded)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeLessThan(10);
  const together = await Promise.all(Array.from({ length: 3 }, () => push(crowded)));
  expect(together.map(({ status }) => status)).toEqual([429, 429, 429]);
});

it("lets one push through that is larger by itself than the work of a minute", async () => {
  server.advance(60_000);
  const { quotas } = server.deps;
  const before = quotas.workPerMinute;
  quotas.workPerMinute = 1_000_000;
  try {
    const body = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, "a".repeat(19_000)]));
    const large = [changeOf("yachts", null, { id: "999999", body })];
    expect([(await push(large)).status, (await push(large)).status]).toEqual([200, 429]);
  } finally {
    quotas.workPerMinute = before;
  }
});
