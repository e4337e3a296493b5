import { createHash } from "node:crypto";

/** A bearer token, or that of a link, as it is kept: who reads the database gets no token out of it. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
