import type { AgreementBody } from "../agreement/schema.ts";
import type { TaxRow } from "../pricing/tax/rows.ts";
import { type ProfileBody, profileBody } from "../profile/schema.ts";
import { type YachtBody, yachtBody } from "../yacht/schema.ts";
import type { SnapshotBody } from "./schema.ts";

/** The largest size of a frozen copy, as JSON in UTF-8. Every device of the agreement holds it whole. */
export const MOST_COPY_BYTES = 2 * 1024 * 1024;

/**
 * The frozen copy of an agreement, out of the live documents around it. Fields that no schema knows stay out of it: nothing is
 * computed with them, and their sizes have no other limit than that of a document.
 * @param at UTC
 */
export function freeze(
  agreement: Pick<AgreementBody, "version" | "parties">,
  live: { yacht: YachtBody | null; profiles: Readonly<Record<number, ProfileBody>>; taxRows: readonly TaxRow[] },
  at: string,
): SnapshotBody {
  const numbers = new Set(Object.values(agreement.parties).map((party) => party.profile_id));
  const profiles = [...numbers].flatMap((number) => {
    const profile = live.profiles[number];
    return profile ? [[String(number), profileBody.parse(profile)] as const] : [];
  });
  return {
    version: agreement.version,
    frozen_at: at,
    yacht: live.yacht && { ...yachtBody.parse(live.yacht), pictures: [] },
    profiles: Object.fromEntries(profiles),
    tax_rows: live.taxRows.map((row) => ({ ...row })),
  };
}
