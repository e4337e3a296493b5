import { z } from "zod";
import { thousandthsOfPercent, voyageDate } from "../base/basics.ts";
import type { Role } from "../base/roles.ts";

/** The roles that earn a commission. The carrier pays it. */
export const COMMISSION_ROLES = ["brokers", "central_agents"] as const satisfies readonly Role[];
export type CommissionRole = (typeof COMMISSION_ROLES)[number];

/** What was entered for one party, by its key in the agreement. */
const share = z.object({
  /** Of the base price of the cruise; null shares equally what is left of the role's. */
  ratio: thousandthsOfPercent.nullable(),
  date_due: voyageDate.nullable(),
  date_paid: voyageDate.nullable(),
});
export type CommissionShare = z.infer<typeof share>;

/**
 * The commission of an agreement, under the agreement's own key: what people entered. It is a document of its own because it is
 * seen by fewer people than the agreement (decision 79).
 */
export const commissionBody = z.object({
  /** Of the base price of the cruise, for all brokers together; null is the usual share. */
  brokers: thousandthsOfPercent.nullable(),
  /** The same for the central agents. */
  central_agents: thousandthsOfPercent.nullable(),
  /** By party key. One that has left the agreement counts for nothing. */
  shares: z.record(z.string().max(40), share),
});
export type CommissionBody = z.infer<typeof commissionBody>;

/** Nothing entered: the usual shares, neither due nor paid. What an agreement without the document has. */
export const NO_COMMISSION: CommissionBody = { brokers: null, central_agents: null, shares: {} };
const NO_SHARE: CommissionShare = { ratio: null, date_due: null, date_paid: null };

/** The most shares that one agreement has. */
export const MOST_SHARES = 40;

/** What was entered for a party. */
export function shareOf({ shares }: CommissionBody, key: string): CommissionShare {
  return (Object.hasOwn(shares, key) ? shares[key] : undefined) ?? NO_SHARE;
}

/** The commission with one party's share changed. */
export function withShare(body: CommissionBody, key: string, patch: Partial<CommissionShare>): CommissionBody {
  return { ...body, shares: { ...body.shares, [key]: { ...shareOf(body, key), ...patch } } };
}
