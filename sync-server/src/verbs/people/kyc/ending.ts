import type { AgreementBody } from "shared-schema/agreement/schema";
import { lastDisembarkation } from "shared-schema/guest/stay";
import { KYC_WARNING_DAYS, type KycAlertKind, kycAlert } from "shared-schema/kyc/expiry";
import type { KycItemRow } from "../../../store/queries/people/kyc.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";

/** A party with evidence that expires soon, or has expired. */
interface EndingCheck {
  profile_id: number;
  kind: KycAlertKind;
  /** The same until further evidence of the party comes to its end. It holds no date of the evidence: the cause is kept longer than that. */
  cause: string;
}

/** The last day, `YYYY-MM-DD`, on which evidence ends that someone may have to be alerted to. @param now UTC */
export function lastDayOfAlerts(now: string): string {
  return movedBy(now, KYC_WARNING_DAYS * DAY_MS).slice(0, 10);
}

/**
 * The parties of an agreement whose evidence expires: one entry for each of them and kind, however much evidence it is. No one renews that of
 * someone who has left, or of an archived agreement.
 * @param today UTC, `YYYY-MM-DD`
 */
export function endingChecks(agreement: AgreementBody, items: readonly KycItemRow[], today: string): EndingCheck[] {
  if (agreement.status === "ARCHIVED") return [];
  const until = lastDisembarkation(agreement);
  const parties = new Set(Object.values(agreement.parties).map(({ profile_id }) => profile_id));
  const found = new Map<string, EndingCheck>();
  // The evidence that ends last names the cause: it came to its end after the others.
  const inOrder = [...items].sort((a, b) => (a.expires_on ?? "").localeCompare(b.expires_on ?? ""));
  for (const item of inOrder) {
    const profile_id = Number(item.profile_id);
    const kind = kycAlert(item, today, until);
    if (kind === null || !parties.has(profile_id)) continue;
    found.set(`${kind} ${profile_id}`, { profile_id, kind, cause: `${profile_id}/${item.item}/${item.checked_at}` });
  }
  return [...found.values()];
}
