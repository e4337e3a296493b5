import { done, type Refusal, type Result, refused } from "shared-schema/base/result";
import { timeStampRequest } from "shared-schema/pades/timeStamp/request";
import { tokenIn } from "shared-schema/pades/timeStamp/response";
import { boundedFetch, type Fetch } from "../boundedFetch.ts";

/** A token over a hash, and why it is not the configured authority's, where it is not. */
interface Stamped {
  token: Buffer;
  problem: Refusal | null;
}

/** Stamps a SHA-256 hash (RFC 3161). */
export type Stamper = (hash: Buffer) => Promise<Result<Stamped>>;

interface AuthoritySettings {
  url: string;
  fetch: Fetch;
  random: (bytes: number) => Buffer;
  /** The policy under which it is to stamp; null for its own choice. */
  policy?: string | null;
  timeoutMs?: number;
}

/** A signature waits for the stamp, and its person with it. */
const TIMEOUT_MS = 5_000;
/** Tokens with their chains take a few kilobytes. */
const MOST_BYTES = 64 * 1_024;
const NONCE_BYTES = 16;

/** An authority that is asked over HTTP. What it answers is taken only if it is the answer to this very question. */
export function authorityStamper({
  url,
  fetch,
  random,
  policy = null,
  timeoutMs = TIMEOUT_MS,
}: AuthoritySettings): Stamper {
  const { host } = new URL(url);
  const bounds = { fetch, timeoutMs, mostBytes: MOST_BYTES, allows: async (asked: URL) => asked.host === host };
  return async (hash) => {
    const ask = { hash: new Uint8Array(hash), nonce: new Uint8Array(random(NONCE_BYTES)), policy };
    const answered = await boundedFetch(bounds, url, {
      method: "POST",
      headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
      body: timeStampRequest(ask),
    });
    if ("fault" in answered || answered.status !== 200) return refused("timestamp.unreachable");
    const token = tokenIn(new Uint8Array(answered.bytes), ask);
    return token.ok ? done({ token: Buffer.from(token.value), problem: null }) : token;
  };
}

/** The first authority, or the second where that one fails: an outage costs the level of a signature, never the signature. */
export function firstOrElse(first: Stamper, second: Stamper): Stamper {
  return async (hash) => {
    const stamped = await first(hash);
    if (stamped.ok) return stamped;
    const other = await second(hash);
    return other.ok ? done({ ...other.value, problem: stamped.refusal }) : stamped;
  };
}
