import { purgeAt } from "../guest/retention.ts";

/**
 * Days for which the check of a party is kept, unless the operator says otherwise: five years (Directive (EU) 2015/849, Article 40; Regulation
 * (EU) 2024/1624, Article 77), the longest that these can be.
 */
export const KYC_DAYS = 5 * 365 + 2;

/**
 * The moment from which the check of a party is purged: counted from the end of the charter, or from the last entry where that is later or no end is known.
 * @param entered when something was last entered, UTC · @param ended the end of the charter, UTC; null for none
 */
export function kycPurgeAt(entered: string, ended: string | null, days: number): string {
  const isLater = ended !== null && Date.parse(ended) > Date.parse(entered);
  return purgeAt(isLater ? ended : entered, days);
}
