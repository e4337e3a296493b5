import type { QuotaName } from "shared-schema/api/operator/quotas";

/** The limits that begin anew after a minute or an hour. */
type Renewed = Extract<QuotaName, `${string}_per_${string}`>;

/** The use of the limits that begin anew. */
export interface Spending {
  /** @param now in ms */
  of(user: number, now: number): Record<Renewed, number>;
}
