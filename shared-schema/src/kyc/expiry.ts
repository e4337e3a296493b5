import type { AlertKind } from "../labels/alerts/kinds.ts";
import type { KycEntered } from "./items.ts";

/** Days before the end of evidence from which on it is said. */
export const KYC_WARNING_DAYS = 30;

const DAY_MS = 86_400_000;

/** A fault in the validity of evidence: past, at an end before the charter is, or soon at an end. */
export type KycWarning = "EXPIRED" | "ENDS_BEFORE" | "SOON";

/**
 * Tells whether evidence is at its end; null where nothing is to be said. Only what was checked as done can be.
 * @param today `YYYY-MM-DD` · @param until the end of the charter, UTC; null where no one entered one
 */
export function kycWarning(
  { state, expires_on }: Pick<KycEntered, "state" | "expires_on">,
  today: string,
  until: string | null,
): KycWarning | null {
  if (state !== "DONE" || expires_on === null) return null;
  if (expires_on < today) return "EXPIRED";
  if (until !== null && expires_on < until.slice(0, 10)) return "ENDS_BEFORE";
  return isSoon(expires_on, today) ? "SOON" : null;
}

/** The news that evidence is at its end, or soon will be. */
export type KycAlertKind = Extract<AlertKind, "kyc-expiring" | "kyc-expired">;

/**
 * Tells whether those who check are to be alerted to evidence: from 30 days before its end, while the charter needs it. Nothing is said of evidence that
 * lasts to the end of the charter, and nothing once that has come.
 * @param today `YYYY-MM-DD` · @param until the end of the charter, UTC; null where no one entered one
 */
export function kycAlert(
  { state, expires_on }: Pick<KycEntered, "state" | "expires_on">,
  today: string,
  until: string | null,
): KycAlertKind | null {
  if (state !== "DONE" || expires_on === null) return null;
  const end = until?.slice(0, 10) ?? null;
  if (end !== null && (end < today || expires_on >= end)) return null;
  if (expires_on < today) return "kyc-expired";
  return isSoon(expires_on, today) ? "kyc-expiring" : null;
}

function isSoon(day: string, today: string): boolean {
  return Date.parse(day) - Date.parse(today) <= KYC_WARNING_DAYS * DAY_MS;
}
