import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { refused } from "shared-schema/base/result";
import type { Env } from "./env.ts";
import { refusalAnswer } from "./problem.ts";
import { tooLarge } from "./tooLarge.ts";

const unpacked = promisify(gunzip);
/**
 * The largest ratio of a body's unpacked size to its packed size. Agreements pack to a fifth, the emptiest documents to
 * a thirtieth.
 */
export const MOST_RATIO = 100;
/** So little may open to whatever it is. */
export const ALWAYS_OPENED = 64 * 1024;

/** Says in every answer that a client may pack its bodies (RFC 7694), also where the body is not read. */
export const offerUnpacking = createMiddleware<Env>((c, next) => {
  c.header("accept-encoding", "gzip");
  return next();
});

/**
 * Opens a body that the client has packed: an edit holds a document before and after, which packs to a fifth. A body
 * that unpacks to more than the limit, or to more than a hundred times its size, is refused.
 * @param limit bytes
 */
export function unpackBodies(limit: number) {
  return createMiddleware<Env>(async (c, next) => {
    const coding = c.req.header("content-encoding");
    // No one's body is opened before it is known who sends it.
    if (coding === undefined || c.get("actor") === null) return next();
    if (coding !== "gzip") return refusalAnswer(c, refused("request.coding").refusal);
    const packed = await c.req.raw.arrayBuffer();
    const most = Math.min(limit, Math.max(ALWAYS_OPENED, packed.byteLength * MOST_RATIO));
    const body = await unpacked(packed, { maxOutputLength: most }).catch((cause: unknown) => unopened(c, cause));
    if (body instanceof Response) return body;
    const { url, method, headers } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, body: new Uint8Array(body) });
    return next();
  });
}

/** A body damaged in transit may arrive whole the next time: its content is not at fault. */
function unopened(c: Context, cause: unknown): Response {
  const isTooLarge = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
  if (isTooLarge) return tooLarge(c);
  return refusalAnswer(c, refused("request.damaged").refusal);
}
