import { gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { editOf, held } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import type { Env } from "./env.ts";
import { unpackBodies } from "./gunzipBody.ts";

const server = useTestServer();
const broker = server.as("broker");

const send = (body: string | Uint8Array<ArrayBuffer>, coding: string, token = broker.token) =>
  server.app.request("/api/sync/push", {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-encoding": coding,
    },
    body,
  });

it("takes a packed push, and says that it does", async () => {
  const change = editOf("agreements", await held(broker, "agreements", 1), { name: "Azure" });
  const answer = await send(gzipSync(JSON.stringify({ device: "d", schema: 1, changes: [change] })), "gzip");
  expect(answer.headers.get("accept-encoding")).toBe("gzip");
  expect(await answer.json()).toMatchObject({ results: [{ outcome: "taken" }] });
  expect((await held(broker, "agreements", 1)).body["name"]).toBe("Azure");
});

it.each([
  ["packed in another way", "{}", "br"],
  ["broken", "no gzip at all", "gzip"],
])("answers 415 to what is %s, which a client sends again", async (_, body, coding) => {
  expect((await send(body, coding)).status).toBe(415);
});

it("does not open what someone sends who is not logged in", async () => {
  expect((await send("no gzip at all", "gzip", "no one")).status).toBe(401);
});

it("does not open what is larger inside than it may be", async () => {
  const app = new Hono<Env>()
    .use((c, next) => {
      c.set("actor", { user_id: 1, is_admin: false });
      return next();
    })
    .post("/", unpackBodies(1_000), async (c) => c.text(await c.req.text()));
  const post = (size: number) =>
    app.request("/", { method: "POST", headers: { "content-encoding": "gzip" }, body: gzipSync("a".repeat(size)) });
  expect(await (await post(1_000)).text()).toHaveLength(1_000);
  expect((await post(1_001)).status).toBe(413);
});
