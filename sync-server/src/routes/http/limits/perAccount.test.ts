import { expect, it } from "vitest";
import { useTestServer } from "../../../testing/useTestServer.ts";

const MOST = 3;
const server = useTestServer({ quotas: { priceCausesPerMinute: MOST } });
const broker = server.as("broker");
const carrier = server.as("carrier");

it("lets an account have so many differences of a price explained a minute, and holds up no other account", async () => {
  for (let asked = 0; asked < MOST; asked++) expect((await broker.get("/cruise/1/price_causes")).status).toBe(200);
  // The address with a slash at the end is the same one.
  expect((await broker.get("/cruise/1/price_causes/")).status).toBe(429);
  const { status, headers } = await broker.get("/cruise/1/price_causes");
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await broker.get("/cruise/1/history/")).status).toBe(200);
  expect((await carrier.get("/cruise/1/price_causes")).status).toBe(200);
});

it("tells an account the state of approvals sixty times a minute, and takes its approval all the same", async () => {
  const asked = await Promise.all(Array.from({ length: 60 }, () => carrier.get("/cruise/1/role_status/")));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  for (const path of ["/cruise/1/role_status", "/cruise/1/role_status/"])
    expect((await carrier.get(path)).status).toBe(429);
  expect((await carrier.post("/cruise/1/approval/", { user_id: carrier.userId })).status).toBe(200);
  expect((await broker.get("/cruise/1/role_status/")).status).toBe(200);
});
