import type { Context } from "hono";
import { refused } from "shared-schema/base/result";
import { refusalAnswer } from "./problem.ts";

/**
 * The answer to a body that no client of ours sends. It does not wait for the rest of the body, and the connection stays open: closed
 * upon unread bytes it would be reset, and the sender might never read the answer. The HTTP library discards what still
 * arrives, for half a second at most, and then cuts the connection.
 */
export function tooLarge(c: Context): Response {
  return refusalAnswer(c, refused("request.too-large").refusal);
}
