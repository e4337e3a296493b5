import type { Context } from "hono";
import type { Page } from "shared-schema/api/operator/page";
import { done, type Result } from "shared-schema/base/result";

/** Answers the entries of a page, and names the next one in the `Link` header (RFC 8288). */
export function linked<T>(c: Context, { entries, next }: Page<T>, per_page: number): Result<T[]> {
  if (next !== null) c.header("link", `<${c.req.path}?after=${next}&per_page=${per_page}>; rel="next"`);
  return done(entries);
}
