import { createMiddleware } from "hono/factory";
import type { Env } from "./env.ts";
import { tooLarge } from "./tooLarge.ts";

const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;
/** Every body may hold this many maps and lists. */
export const FREE_CONTAINERS = 10_000;
/** Beyond them, each takes at least this many bytes. A track point, the smallest in a document, has 40. */
export const BYTES_PER_CONTAINER = 16;

/** Refuses a body of mostly empty maps or lists before it is parsed: 4 MB of them block the server for seconds. */
export const refuseDenseJson = createMiddleware<Env>(async (c, next) => {
  if (c.get("actor") === null) return next();
  return isTooDense(new Uint8Array(await c.req.arrayBuffer())) ? tooLarge(c) : next();
});

/** Whether JSON has more maps and lists than documents of its size. Braces and brackets inside texts count as well. */
export function isTooDense(json: Uint8Array): boolean {
  let most = FREE_CONTAINERS + json.length / BYTES_PER_CONTAINER;
  for (const byte of json) {
    if (byte !== OPENING_BRACE && byte !== OPENING_BRACKET) continue;
    most -= 1;
    if (most < 0) return true;
  }
  return false;
}
