/** Why something was not done, as a value. `code` decides the HTTP status at the server's edge. */
export interface Refusal {
  code: RefusalCode;
  message: string;
  /** Field → what is wrong with it, for `errors.json` over REST and the message at the field on screen. */
  fields?: Record<string, string[]>;
}

export type RefusalCode =
  | "unauthorised"
  | "forbidden"
  | "not-found"
  | "status"
  | "stale-version"
  | "id-taken"
  | "invalid"
  | "rule"
  | "lease-exhausted"
  | "unavailable";

export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused(
  code: RefusalCode,
  message: string,
  fields?: Record<string, string[]>,
): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: fields ? { code, message, fields } : { code, message } };
}
