import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";
import { constantAnswer } from "./constantAnswer.ts";

const server = useTestServer({ per: "file" });

it("makes an answer once, for all who ask at the same time and afterwards", async () => {
  const make = vi.fn(() => '{"a":1}');
  const app = new Hono().get("/", constantAnswer(make));
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.request("/")));
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(20).fill({ a: 1 }));
  const packed = await app.request("/", { headers: { "accept-encoding": "br, gzip" } });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('{"a":1}');
  expect(make).toHaveBeenCalledTimes(1);
});

it("packs the terms of service once", async () => {
  const compressed = vi.spyOn(globalThis, "CompressionStream");
  const headers = { "accept-encoding": "gzip" };
  for (let asked = 0; asked < 3; asked++) {
    const answer = await server.app.request("/tos/en.md", { headers });
    expect(Object.fromEntries(answer.headers)).toMatchObject({ "content-encoding": "gzip", "content-language": "en" });
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain("#");
  }
  expect(compressed).not.toHaveBeenCalled();
  compressed.mockRestore();
});

it.each(["/api/openapi.json", "/api/contract/schema.json", "/api/geo/ports", "/api/geo/countries"])(
  "%s is put together once, whoever asks and however often",
  async (path) => {
    const broker = await server.login("broker");
    const headers = { authorization: `Bearer ${broker.token}` };
    const first = await (await server.app.request(path, { headers })).text();
    expect(first.length).toBeGreaterThan(100);
    const written = vi.spyOn(JSON, "stringify");
    for (let asked = 0; asked < 5; asked++)
      expect(await (await server.app.request(path, { headers })).text()).toBe(first);
    const largest = Math.max(0, ...written.mock.results.map(({ value }) => String(value).length));
    written.mockRestore();
    expect(largest).toBeLessThan(1_000);
  },
);
