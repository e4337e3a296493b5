import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "./env.ts";
import { tooLarge } from "./tooLarge.ts";

const unpacked = promisify(gunzip);

/**
 * Opens a body that the client has packed, and says in every answer that it may (RFC 7694): an edit tells a document as it was
 * and as it is, which packs to a fifth. What opens to more than the limit is not opened.
 * @param limit bytes
 */
export function unpackBodies(limit: number) {
  return createMiddleware<Env>(async (c, next) => {
    c.header("accept-encoding", "gzip");
    const coding = c.req.header("content-encoding");
    // Nobody's body is opened before it is known who sends it.
    if (coding === undefined || c.get("actor") === null) return next();
    if (coding !== "gzip") return c.json({ message: "A body may be packed with gzip alone." }, 415);
    const packed = await c.req.raw.arrayBuffer();
    const body = await unpacked(packed, { maxOutputLength: limit }).catch((cause: unknown) => unopened(c, cause));
    if (body instanceof Response) return body;
    const { url, method, headers } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, body: new Uint8Array(body) });
    return next();
  });
}

/** What arrives broken may arrive whole the next time: that is no fault of what it says. */
function unopened(c: Context, cause: unknown): Response {
  const isTooLarge = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
  if (isTooLarge) return tooLarge(c);
  return c.json({ message: "The body could not be unpacked." }, 415);
}
