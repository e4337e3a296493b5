import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { Context } from "hono";

/** An answer that fits into one packet arrives no sooner when packed. */
const ONE_PACKET = 1_400;
const gzipped = promisify(gzip);

/**
 * Sends JSON text, packed where the client takes it. In place of the general middleware, as these answers are the large and the
 * many ones: zlib in one go, on another thread, takes a third of the time that a web stream does.
 */
export async function sendJson(c: Context, text: string, status: 200 | 201 = 200): Promise<Response> {
  const headers = { "content-type": "application/json", vary: "accept-encoding" };
  const accepts = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
  if (!accepts || text.length < ONE_PACKET) return c.body(text, status, headers);
  const packed = await gzipped(text, { level: constants.Z_BEST_SPEED });
  return c.body(new Uint8Array(packed), status, { ...headers, "content-encoding": "gzip" });
}
