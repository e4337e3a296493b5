import type { Context } from "hono";
import { refused } from "shared-schema/base/result";
import { refusalAnswer } from "./problem.ts";

/** The answer to a body that no client of ours sends. The rest of the body is not awaited. */
export function tooLarge(c: Context): Response {
  c.header("connection", "close");
  return refusalAnswer(c, refused("request.too-large").refusal);
}
