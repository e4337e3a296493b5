import type { Context } from "hono";

/** The answer to a body that no client of ours sends. */
export function tooLarge(c: Context): Response {
  return c.json({ message: "This is too large." }, 413);
}
