import type { Status } from "../agreement/schema.ts";
import { knownTaxRows, type TaxRow } from "../pricing/tax/rows.ts";
import type { ProfileBody } from "../profile/schema.ts";
import type { YachtBody } from "../yacht/schema.ts";
import type { SnapshotBody } from "./schema.ts";

/** The inputs of a calculation besides the agreement itself. */
export interface Inputs {
  yacht: YachtBody | null;
  /** The parties' profiles, by number. */
  profiles: Readonly<Record<number, ProfileBody>>;
  taxRows: readonly TaxRow[];
  /** YYYY-MM-DD, UTC. */
  today: string;
  /** When yacht, profiles and tax rows were frozen, UTC; null for live ones. */
  frozen_at: string | null;
}

/** From LOCKED on, an agreement is computed with its frozen copy. */
export function isFrozen(status: Status): boolean {
  return status !== "DRAFT";
}

/**
 * The one choice between live and frozen inputs, by the agreement's status.
 * @param snapshot null when there is none, or when it has not arrived yet
 * @returns null when a frozen copy is needed and not there: nothing is computed with live values in its place
 */
export function inputsOf(
  status: Status,
  snapshot: SnapshotBody | null,
  live: Omit<Inputs, "frozen_at">,
): Inputs | null {
  if (!isFrozen(status)) return { ...live, frozen_at: null };
  if (!snapshot) return null;
  return {
    yacht: snapshot.yacht && { ...snapshot.yacht, pictures: live.yacht?.pictures ?? [] },
    profiles: snapshot.profiles,
    taxRows: knownTaxRows(snapshot.tax_rows),
    today: snapshot.frozen_at.slice(0, 10),
    frozen_at: snapshot.frozen_at,
  };
}
