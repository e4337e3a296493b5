import { movedBy } from "../../base/instants.ts";

/** So long a session may change bank details and second factors after its user has proved to be the account's owner, ms. */
export const PROOF_MS = 10 * 60_000;

/** Whether the proof of a session still counts. @param provedAt UTC; empty when there was none */
export function isProved(provedAt: string, now: string): boolean {
  return provedAt !== "" && now < movedBy(provedAt, PROOF_MS);
}
