import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { changeOf, pushOne } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { UNUSED_BLOCKS } from "./idLeases.ts";

const server = useTestServer();
const captain = server.as("captain");

const ask = (client: TestClient, kind: string) => client.post("/sync/lease", { kind });

it("numbers of agreements are for administrators", async () => {
  expect((await ask(await server.login("passenger"), "agreement")).status).toBe(403);
  expect((await ask(await server.login("admin"), "agreement")).status).toBe(200);
});

it("lends several blocks as one, within the same limit", async () => {
  const lent = await captain.post("/sync/lease", { kind: "profile", blocks: 20 });
  expect(lent.body.to - lent.body.from + 1).toBe(2_000);
  for (const blocks of [0, 101, 1.5]) {
    expect((await captain.post("/sync/lease", { kind: "profile", blocks })).status).toBe(422);
  }
  expect((await captain.post("/sync/lease", { kind: "profile", blocks: 100 })).status).toBe(200);
  expect((await captain.post("/sync/lease", { kind: "profile", blocks: 81 })).status).toBe(409);
  expect((await captain.post("/sync/lease", { kind: "profile", blocks: 80 })).status).toBe(200);
});

it("a user who takes numbers without using them gets no more that day, and no one else is kept from them", async () => {
  const lent = [];
  for (let block = 0; block < UNUSED_BLOCKS; block += 1) lent.push(await captain.lease("yacht"));
  const refused = await ask(captain, "yacht");
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.body.message).toContain("Too many numbers");
  expect((await ask(await server.login("broker"), "yacht")).status).toBe(200);

  const creation = { created_by: captain.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newYacht({ name: "Mistral", port_of_registry: "Toulon", type: "SAIL", ...creation });
  await pushOne(captain, changeOf("yachts", null, { id: String(lent[0]?.from), body }));
  expect((await ask(captain, "yacht")).status).toBe(200);

  server.advance(86_400_001);
  expect((await ask(captain, "yacht")).status).toBe(200);
});
