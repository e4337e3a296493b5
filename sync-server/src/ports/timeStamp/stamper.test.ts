import { createHash, randomBytes } from "node:crypto";
import { readTimeStampOver } from "shared-schema/pades/timeStamp/token";
import { expect, it } from "vitest";
import { ORIGIN, openWorld } from "../../trust/world.test-support.ts";
import type { Fetch } from "../boundedFetch.ts";
import { authorityStamper, firstOrElse } from "./stamper.ts";

const hash = createHash("sha256").update("a signature value").digest();

/** The embedded authority, asked as one of another operator would be. */
function embedded() {
  const world = openWorld();
  const fetch: Fetch = async (url, init) => world.trust.app.request(url, init);
  return { fetch, stamper: authorityStamper({ url: `${ORIGIN}/trust/tsa`, fetch, random: randomBytes }) };
}

it("takes the token of an authority that answers this question", async () => {
  const stamped = await embedded().stamper(hash);
  expect(stamped).toMatchObject({ ok: true, value: { problem: null } });
  const read = stamped.ok && (await readTimeStampOver(stamped.value.token, Uint8Array.from(hash), []));
  expect(read).toMatchObject({ at: expect.stringMatching(/^2027-01-15T/) });
});

const endless = () => new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(16_384)) }));
/** What authorities do on bad days; each gets the honest answer to bend it. */
const BAD: readonly (readonly [
  string,
  string,
  (honest: (init: RequestInit) => Promise<Response>) => Response | Promise<Response>,
])[] = [
  ["is dead", "timestamp.unreachable", () => Promise.reject(new TypeError("fetch failed"))],
  ["is slow", "timestamp.unreachable", () => new Promise(() => undefined)],
  ["redirects", "timestamp.unreachable", () => Response.redirect("https://evil.test/")],
  ["answers without end", "timestamp.unreachable", endless],
  ["answers 503", "timestamp.unreachable", () => new Response(null, { status: 503 })],
  ["answers nonsense", "timestamp.unreadable", () => new Response("stamped!")],
  ["refuses", "timestamp.refused", (honest) => honest({ body: "no request" })],
];

it.each(BAD)("falls back where the authority %s, and says why", async (_, code, bend) => {
  const { fetch, stamper } = embedded();
  const honest = (init: RequestInit) =>
    fetch(`${ORIGIN}/trust/tsa`, {
      method: "POST",
      headers: { "content-type": "application/timestamp-query" },
      ...init,
    });
  const bad = authorityStamper({
    url: "https://tsa.test/",
    fetch: async () => bend(honest),
    random: randomBytes,
    timeoutMs: 200,
  });
  expect(await bad(hash)).toMatchObject({ ok: false, refusal: { code } });
  expect(await firstOrElse(bad, stamper)(hash)).toMatchObject({ ok: true, value: { problem: { code } } });
  expect(await firstOrElse(bad, bad)(hash)).toMatchObject({ ok: false, refusal: { code } });
});

it("does not take a token with another nonce, over another hash or under another policy", async () => {
  const { fetch } = embedded();
  const url = `${ORIGIN}/trust/tsa`;
  /** An authority that answers the first question again and again. */
  const replayed = (random: (bytes: number) => Buffer) => {
    let kept: BodyInit | null = null;
    const replaying: Fetch = (address, init) => {
      kept ??= init.body ?? null;
      return fetch(address, { ...init, body: kept });
    };
    return authorityStamper({ url, fetch: replaying, random });
  };
  const other = { ok: false, refusal: { code: "timestamp.other-question" } };
  const fresh = replayed(randomBytes);
  expect(await fresh(hash)).toMatchObject({ ok: true });
  expect(await fresh(hash)).toMatchObject(other);
  const constant = replayed(() => Buffer.alloc(16, 7));
  expect(await constant(hash)).toMatchObject({ ok: true });
  expect(await constant(createHash("sha256").update("another").digest())).toMatchObject(other);
  const policy = authorityStamper({ url, fetch, random: randomBytes, policy: "1.2.3.4" });
  expect(await policy(hash)).toMatchObject({ ok: false, refusal: { code: "timestamp.refused" } });
});
