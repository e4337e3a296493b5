import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Answers an error of the CSC API (10.2). */
export function apiError(c: Context, status: ContentfulStatusCode, error: string, description: string): Response {
  c.header("cache-control", "no-store");
  return c.json({ error, error_description: description }, status);
}

/** The API's answer to most mistakes of a caller. */
export function invalid(c: Context, description: string): Response {
  return apiError(c, 400, "invalid_request", description);
}

/** A JSON object in a request's body; null for anything else. */
export async function objectIn(c: Context): Promise<Readonly<Record<string, unknown>> | null> {
  const text = await c.req.text();
  try {
    const body: unknown = text === "" ? {} : JSON.parse(text);
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
