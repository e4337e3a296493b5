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

it("sends texts as they are to a server that does not say so, or could not open one", async () => {
  const { sent, send } = server([YES, { status: 415, ...YES }, {}, {}]);
  for (let turn = 0; turn < 4; turn += 1) await send("/push", { method: "POST", body: LONG });
  expect(codings(sent)).toEqual([null, "gzip", null, null]);
});
