import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anonymous, type TestClient } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { threadSlices } from "./slices.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const ANY = Number.MAX_SAFE_INTEGER;
/** So little that a single request is more. */
const NEXT_TO_NOTHING = 1e-6;

const limit = (ms: number) => {
  server.deps.quotas.threadMs = ms;
};
afterEach(() => limit(ANY));

describe("an account that has had its part of the main thread", () => {
  beforeEach(async () => {
    limit(NEXT_TO_NOTHING);
    await broker.get("/user/me");
  });

  it("waits on every route there is, whether anyone thought of limiting it or not", async () => {
    limit(ANY);
    const { paths } = (await anonymous(server.app).get("/openapi.json")).body;
    limit(NEXT_TO_NOTHING);
    const operations = Object.entries<object>(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => [method.toUpperCase(), path.replace("/api", "").replaceAll(/\{\w+\}/g, "1")]),
    );
    expect(operations.length).toBeGreaterThan(200);
    const statuses = new Map<number, string[]>();
    for (const [method = "", path = ""] of operations) {
      const { status } = await broker.send(method, path, null);
      statuses.set(status, [...(statuses.get(status) ?? []), `${method} ${path}`]);
    }
    expect([...statuses.keys()]).toEqual([429]);
  });

  it("is told how long, in the reader's language, and is answered after that", async () => {
    const english = await broker.get("/user/me");
    const seconds = Number(english.headers.get("retry-after"));
    expect(english).toMatchObject({
      status: 429,
      body: { message: `Too many requests at once. Please try again in ${seconds} s.` },
    });
    const french = await broker.send("GET", "/user/me", null, { "accept-language": "fr-FR,fr;q=0.9" });
    expect(french.body.message).toBe(`Trop de demandes à la fois. Veuillez réessayer dans ${seconds} s.`);
    server.advance(seconds * 1_000);
    expect((await broker.get("/user/me")).status).toBe(200);
  });

  it("holds up no one else, and is noted once", async () => {
    expect((await captain.get("/user/me")).status).toBe(200);
    for (let asked = 0; asked < 5; asked += 1) expect((await broker.get("/cruise/1")).status).toBe(429);
    const noted = server.deps.store.audit.all().filter(({ verb }) => verb === "account.limited");
    expect(noted.map(({ user_id, details }) => [user_id, details])).toEqual([[broker.userId, '{"limit":"work"}']]);
  });
});

it("charges what was refused as well, and an address where there is no account", async () => {
  const visitor = anonymous(server.app);
  limit(NEXT_TO_NOTHING);
  expect((await visitor.get("/cruise/1")).status).toBe(401);
  expect((await visitor.get("/cruise/1")).status).toBe(429);
  expect((await broker.send("PUT", "/cruise/1", "{", { "content-type": "application/json" })).status).toBe(422);
  expect((await broker.get("/user/me")).status).toBe(429);
});

/** A request whose body does not end until it is told to. */
function held({ token }: TestClient, app: Pick<typeof server.app, "request"> = server.app) {
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode("{"));
      end = () => {
        controller.enqueue(new TextEncoder().encode("}"));
        controller.close();
      };
    },
  });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const init = { method: "PUT", headers, body, duplex: "half" };
  return { answer: Promise.resolve(app.request("/api/cruise/1", init)), end };
}

describe("work between two waits", () => {
  let unmarked = 0;
  const own = () => {
    const ms = unmarked;
    unmarked = 0;
    return ms;
  };
  const counted = useTestServer({ slices: { own, none: () => void own() }, quotas: { threadMs: 2_000 } });
  const [one, other] = [counted.as("broker"), counted.as("captain")];
  const statusOf = async (who: TestClient) => (await who.get("/user/me")).status;

  it("is charged to the one account that has a request open", async () => {
    const open = held(one, counted.app);
    await new Promise((resolve) => setImmediate(resolve));
    unmarked = 5_000;
    expect(await statusOf(other)).toBe(200);
    expect(await statusOf(one)).toBe(429);
    open.end();
    expect((await open.answer).status).toBeLessThan(500);
  });

  it("is charged to no one where several have one open", async () => {
    const both = [held(one, counted.app), held(other, counted.app)];
    await new Promise((resolve) => setImmediate(resolve));
    unmarked = 5_000;
    expect(await statusOf(other)).toBe(200);
    expect(await statusOf(one)).toBe(200);
    for (const { end } of both) end();
    await Promise.all(both.map(({ answer }) => answer));
  });
});

it("answers four requests of a device at a time, and neither another device nor a picture waits for them", async () => {
  const again = await server.login("broker");
  const open = Array.from({ length: 4 }, () => held(broker));
  let isAnswered = false;
  const fifth = broker.get("/user/me").then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await again.get("/user/me")).status).toBe(200);
  expect((await captain.get("/user/me")).status).toBe(200);
  const picture = await broker.get(`/yacht/1/image/${"0".repeat(64)}`);
  expect(picture.status).toBe(404);
  expect(isAnswered).toBe(false);
  open[0]?.end();
  expect((await fifth).status).toBe(200);
  for (const { end } of open.slice(1)) end();
  for (const { answer } of open) expect((await answer).status).toBeLessThan(500);
});

it("decides one of the pushes that come together before it lets the next one begin", async () => {
  const { quotas } = server.deps;
  quotas.turnMs = 0;
  limit(NEXT_TO_NOTHING);
  const push = (device: TestClient) => device.post("/sync/push", { device: "d1", schema: 1, changes: [] });
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => push(broker)));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - taken);
    // Each of the four that run may have begun in a turn of its own.
    expect(taken).toBeLessThanOrEqual(1);
  } finally {
    quotas.turnMs = ANY;
  }
});

it("measures the thread's work, and none of its waiting", async () => {
  const slices = threadSlices();
  await new Promise((resolve) => setImmediate(resolve));
  slices.none();
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const waited = performance.now() - from;
  expect(slices.own()).toBeLessThan(waited);
  const until = performance.now() + 20;
  while (performance.now() < until);
  expect(slices.own()).toBeGreaterThanOrEqual(19);
});
