import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { MOST_PULL_BYTES, MOST_PUSH_BYTES, type PullAnswer } from "shared-schema/sync/wire";
import { newYacht } from "shared-schema/yacht/schema";
import { expect, it, vi } from "vitest";
import { changeOf } from "../testing/device.ts";
import { useTestServer } from "../testing/useTestServer.ts";
import { isTooDense } from "./http/jsonDensity.ts";

const server = useTestServer({ listen: true });
const broker = server.as("broker");

/** Sends chunks over a socket, without a length, until the server answers. @returns its status and the number of bytes sent */
function sendChunks(path: string, token: string | null, most: number): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    let sent = 0;
    let answered = false;
    const call = request(`${server.url}/api${path}`, { method: "POST", headers }, (answer) => {
      answered = true;
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, sent });
    });
    // Once it is answered, the server hangs up on what is still on its way.
    call.on("error", (error) => (answered ? undefined : reject(error)));
    const chunk = Buffer.alloc(64 * 1024, 0x20);
    const go = () => {
      if (answered || sent >= most) return void (answered || call.end());
      sent += chunk.length;
      call.write(chunk, () => setImmediate(go));
    };
    go();
  });
}

it("cuts off a body without a length at 512 kB when no one is logged in", async () => {
  for (const path of ["/sync/push", "/yacht/1/image", "/user/login"]) {
    const { status, sent } = await sendChunks(path, null, 32 * 1024 * 1024);
    expect(status, path).toBe(413);
    // Data in the sockets' buffers is sent before the answer is seen.
    expect(sent, path).toBeLessThan(8 * 1024 * 1024);
  }
});

it("takes a body without a length from someone who is logged in, up to the limit of a push", async () => {
  expect((await sendChunks("/sync/push", broker.token, 1024 * 1024)).status).toBe(422);
  expect((await sendChunks("/sync/push", broker.token, 2 * MOST_PUSH_BYTES)).status).toBe(413);
});

const push = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  server.app.request("/api/sync/push", {
    method: "POST",
    headers: { authorization: `Bearer ${broker.token}`, "content-type": "application/json", ...headers },
    body,
  });
const packed = (text: string) => push(gzipSync(text), { "content-encoding": "gzip" });

it("opens a packed push neither beyond 4 MB nor beyond a hundred times its size", async () => {
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString("base64");
  const request = (text: string) => JSON.stringify({ device: "d", schema: 1, changes: [], text });
  expect((await packed(request(noise.repeat(30)))).status).toBe(200);
  expect((await packed(request(noise.repeat(60)))).status).toBe(413);
  expect((await packed(request(" ".repeat(60_000)))).status).toBe(200);
  expect((await packed(request(" ".repeat(1_000_000)))).status).toBe(413);
});

it("does not parse a body of empty maps, which take seconds", async () => {
  const bomb = Buffer.from(`[${"{},".repeat(1_300_000)}{}]`);
  expect((await push(new Uint8Array(bomb))).status).toBe(413);
  expect(isTooDense(Buffer.from("[[],{}]"))).toBe(false);
});

const pushOf = (changes: unknown[], beside: object = {}) =>
  Buffer.from(JSON.stringify({ device: "d", schema: 1, changes, ...beside }));

it("parses whatever documents hold: the largest of tracks, a thousand small ones, texts full of braces and commas", () => {
  const point = { latitude: 43.123_456, longitude: 7.123_456 };
  const track = Array.from({ length: 11_900 }, () => point);
  const voyage = { collection: "agreements", op: "o", assumed: null, next: { id: "1", rev: 0, body: { track } } };
  expect(isTooDense(pushOf([voyage, voyage, voyage, voyage, voyage, voyage, voyage]))).toBe(false);
  const body = newYacht({ name: "Mistral", port_of_registry: "Nice", type: "MOTOR", created_by: 1, created_at: "" });
  const yacht = { collection: "yachts", op: "o", assumed: null, next: { id: "1", rev: 0, body } };
  expect(isTooDense(pushOf(Array.from({ length: 1_000 }, () => yacht)))).toBe(false);
  const text = '{[,"\\'.repeat(60_000);
  expect(isTooDense(pushOf([{ ...yacht, next: { body: { text } } }]))).toBe(false);
});

it.each([
  ["260,000 unknown fields in one document", [{ next: { body: Object.fromEntries(numbered(260_000)) } }], {}],
  [
    "as many in eight documents",
    Array.from({ length: 8 }, () => ({ next: { body: Object.fromEntries(numbered(32_000)) } })),
    {},
  ],
  ["2,000,000 numbers beside the changes", [], { numbers: Array.from({ length: 2_000_000 }, () => 1) }],
  [
    "as many in lists of lists",
    [],
    { numbers: Array.from({ length: 9 }, () => Array.from({ length: 220_000 }, () => 1)) },
  ],
  ["one document of 3.8 MB", [{ next: { body: { text: "a".repeat(3_800_000) } } }], {}],
])("does not parse %s", async (_, changes, beside) => {
  const parse = vi.spyOn(JSON, "parse");
  const answer = await push(new Uint8Array(pushOf(changes, beside)));
  const parsed = parse.mock.calls.some(([text]) => text.length > 1_000_000);
  parse.mockRestore();
  expect([answer.status, parsed]).toEqual([413, false]);
});

function numbered(count: number): [string, number][] {
  return Array.from({ length: count }, (_, at) => [`f${at}`, at]);
}

it("ends a page at 2 MB, and the pages add up", async () => {
  const { from } = await broker.lease("yacht");
  const made = { created_by: broker.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const ballast = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`b${at}`, "é".repeat(10_000)]));
  for (let count = 0; count < 9; count += 3) {
    const body = { ...newYacht({ name: "Mistral", port_of_registry: "Nice", type: "MOTOR", ...made }), ...ballast };
    const creates = [0, 1, 2].map((at) => changeOf("yachts", null, { id: String(from + count + at), body }));
    await broker.push(creates);
  }
  const ids: string[] = [];
  let pages = 0;
  let page: PullAnswer | null = null;
  for (let seq = 0; page === null || page.more; seq = page.checkpoint.seq) {
    // The client's own `pull` puts the pages together.
    page = (await broker.get(`/sync/pull?collection=yachts&seq=${seq}&limit=1000`)).body;
    if (page === null) throw new Error("there is no page");
    expect(Buffer.byteLength(JSON.stringify(page.documents))).toBeLessThan(MOST_PULL_BYTES);
    expect(page.documents.length).toBeGreaterThan(0);
    ids.push(...page.documents.map(({ id }) => id));
    pages += 1;
  }
  expect(pages).toBeGreaterThan(1);
  expect(ids.length).toBeGreaterThanOrEqual(9);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await broker.pull("yachts", page.checkpoint.seq)).documents).toEqual([]);
});
