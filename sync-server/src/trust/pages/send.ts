import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { STYLE_SOURCE } from "./style.ts";

export type Html = ReturnType<typeof import("hono/html")["html"]>;

/**
 * Sends a page that runs no script, loads nothing and is framed by no one.
 * @param leadsTo addresses of clients that its forms may end at: browsers hold redirects of a form to the policy
 */
export function sendPage(
  c: Context,
  page: Html,
  { status = 200, leadsTo = [] }: { status?: ContentfulStatusCode; leadsTo?: readonly string[] } = {},
): Response | Promise<Response> {
  const origins = leadsTo.map((address) => new URL(address).origin);
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_SOURCE}`,
    `form-action ${["'self'", ...origins].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  c.header("content-security-policy", policy.join("; "));
  c.header("cache-control", "no-store");
  return c.html(page, status);
}

/** The fields of a form that was sent. */
export async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}
