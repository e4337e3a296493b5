import { createMiddleware } from "hono/factory";
import { MOST_BYTES } from "shared-schema/base/size";
import type { Env } from "./env.ts";
import { tooLarge } from "./tooLarge.ts";

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPENING_BRACE, OPENING_BRACKET, CLOSING_BRACE, CLOSING_BRACKET] = [0x7b, 0x5b, 0x7d, 0x5d];
/** Every body may hold this many maps and lists, and this many entries in them. */
export const FREE_CONTAINERS = 10_000;
export const FREE_ENTRIES = 20_000;
/** Beyond them, each takes at least this many bytes. A track point, the smallest in a document, has 40 and two entries. */
export const BYTES_PER_CONTAINER = 16;
export const BYTES_PER_ENTRY = 22;
/** Changes, and entries around them. */
export const MOST_OUTERMOST = 2_000;
/** A change lies in the list of changes; the document before and the one after lie in the change. */
const OF_A_CHANGE = 3;
const OF_A_DOCUMENT = 4;
/** A document just above its limit is parsed, so that it is refused by itself and the others of its push are taken. */
const MOST_OF_A_DOCUMENT = 2 * MOST_BYTES;

/** Refuses a body that is expensive to parse for its size before it is parsed: 4 MB of empty maps block the server for seconds. */
export const refuseDenseJson = createMiddleware<Env>(async (c, next) => {
  if (c.get("actor") === null) return next();
  return isTooDense(new Uint8Array(await c.req.arrayBuffer())) ? tooLarge(c) : next();
});

/**
 * Whether the JSON of a push has more maps, lists, keys or numbers than documents of its size, more of them around its changes than a push
 * has, or a document far larger than any.
 */
export function isTooDense(json: Uint8Array): boolean {
  const left = {
    containers: FREE_CONTAINERS + json.length / BYTES_PER_CONTAINER,
    entries: FREE_ENTRIES + json.length / BYTES_PER_ENTRY,
    outermost: MOST_OUTERMOST,
  };
  const begins: number[] = [];
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case QUOTE:
        at = endOfText(json, at);
        continue;
      case COMMA:
        left.entries -= 1;
        if (begins.length < OF_A_CHANGE) left.outermost -= 1;
        break;
      case OPENING_BRACE:
      case OPENING_BRACKET:
        left.containers -= 1;
        begins.push(at);
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        if (isTooHeavy(begins.length, at - (begins.pop() ?? at))) return true;
        break;
      default:
        continue;
    }
    if (left.containers < 0 || left.entries < 0 || left.outermost < 0) return true;
  }
  return false;
}

/** A change holds a document twice at most. */
function isTooHeavy(depth: number, bytes: number): boolean {
  if (depth === OF_A_CHANGE) return bytes > 2 * MOST_OF_A_DOCUMENT;
  return depth === OF_A_DOCUMENT && bytes > MOST_OF_A_DOCUMENT;
}

/** The place of the quote that ends a text. */
function endOfText(json: Uint8Array, begin: number): number {
  let at = begin + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
