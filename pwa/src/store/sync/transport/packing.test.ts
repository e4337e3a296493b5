import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { browserGzip, packing } from "./packing.ts";

const LONG = JSON.stringify({ assumed: "a".repeat(3_000), next: "b".repeat(3_000) });

/** A server that says, or does not say, that it takes what is packed, and what it was sent. */
function server(answers: ResponseInit[]) {
  const sent: RequestInit[] = [];
  const fetch = async (_: string, init: RequestInit) => {
    sent.push(init);
    return new Response("{}", answers[sent.length - 1]);
  };
  return { sent, send: packing(fetch, browserGzip) };
}
const YES = { headers: { "accept-encoding": "gzip" } };
const codings = (sent: RequestInit[]) => sent.map(({ headers }) => new Headers(headers).get("content-encoding"));

it("packs long texts as soon as the server has said that it takes them", async () => {
  const { sent, send } = server([YES, YES, YES]);
  await send("/push", { method: "POST", body: LONG });
  await send("/push", { method: "POST", body: LONG, headers: { authorization: "Bearer t" } });
  await send("/push", { method: "POST", body: "short" });
  expect(codings(sent)).toEqual([null, "gzip", null]);
  const packed = sent[1]?.body;
  if (!(packed instanceof ArrayBuffer)) throw new Error("not packed");
  expect(gunzipSync(packed).toString()).toBe(LONG);
  expect(packed.byteLength).toBeLessThan(LONG.length / 5);
  expect(new Headers(sent[1]?.headers).get("authorization")).toBe("Bearer t");
});

it.each([
  ["could not open one", { status: 415, ...YES }],
  ["is an older one and knows nothing of it", { status: 422 }],
])("sends it again as it is to a server that %s", async (_, answer) => {
  const { sent, send } = server([YES, answer, { status: 200 }, { status: 200 }]);
  await send("/push", { method: "POST", body: LONG });
  expect((await send("/push", { method: "POST", body: LONG })).status).toBe(200);
  await send("/push", { method: "POST", body: LONG });
  expect(codings(sent)).toEqual([null, "gzip", null, null]);
});

it("sends it as it is where the browser fails to pack it", async () => {
  const sent: RequestInit[] = [];
  const fetch = async (_: string, init: RequestInit) => {
    sent.push(init);
    return new Response("{}", YES);
  };
  const send = packing(fetch, () => Promise.reject(new Error("out of memory")));
  for (let turn = 0; turn < 2; turn += 1) await send("/push", { method: "POST", body: LONG });
  expect(sent.map(({ body }) => body)).toEqual([LONG, LONG]);
});

it("is not put off by an answer to something else", async () => {
  const { sent, send } = server([YES, {}, YES]);
  await send("/push", { method: "POST", body: LONG });
  await send("/pull", { method: "GET" });
  await send("/push", { method: "POST", body: LONG });
  expect(codings(sent)).toEqual([null, null, "gzip"]);
});
