import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { Context } from "hono";

const gzipped = promisify(gzip);
const JSON_TYPE = { "content-type": "application/json" };

/**
 * A handler for an answer that stays the same while the server runs. It is made and packed once, at its first request, so that asking
 * for it ever again, without an account too, costs the others nothing.
 * @param make the text of the answer
 * @param own the headers of the answer, its type among them
 */
export function constantAnswer(
  make: () => string,
  own: Readonly<Record<string, string>> = JSON_TYPE,
): (c: Context) => Promise<Response> {
  let made: Promise<{ plain: Uint8Array<ArrayBuffer>; packed: Uint8Array<ArrayBuffer> }> | null = null;
  return async (c) => {
    made ??= pack(make());
    const { plain, packed } = await made;
    const headers = { ...own, vary: "accept-encoding" };
    const accepts = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
    return accepts ? c.body(packed, 200, { ...headers, "content-encoding": "gzip" }) : c.body(plain, 200, headers);
  };
}

async function pack(text: string) {
  const plain = new TextEncoder().encode(text);
  const packed = await gzipped(plain, { level: constants.Z_BEST_COMPRESSION });
  return { plain, packed: new Uint8Array(packed) };
}
