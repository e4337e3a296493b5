import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Problem } from "shared-schema/api/problem";
import type { Refusal, RefusalCode } from "shared-schema/result";

/** The one place where a refusal becomes an HTTP status. */
const STATUS: Record<RefusalCode, ContentfulStatusCode> = {
  unauthorised: 401,
  forbidden: 403,
  "not-found": 404,
  status: 409,
  "stale-version": 409,
  "id-taken": 409,
  rule: 409,
  "lease-exhausted": 409,
  invalid: 422,
  unavailable: 503,
};

/** Answers a refusal; fields go where the forms look for them, what is wrong with uploaded files under `files`. */
export function refusalAnswer(c: Context, refusal: Refusal, part: "json" | "files" = "json"): Response {
  const body: Problem = { message: refusal.message };
  if (refusal.fields) body.errors = part === "json" ? { json: refusal.fields } : { files: refusal.fields };
  return c.json(body, STATUS[refusal.code]);
}
