import { z } from "zod";
import { money, partId, thousandthsOfPercent, voyageDate } from "../base/basics.ts";
import type { Role } from "../base/roles.ts";

/** The roles that earn a commission. The carrier pays it. */
export const COMMISSION_ROLES = ["brokers", "central_agents"] as const satisfies readonly Role[];
export type CommissionRole = (typeof COMMISSION_ROLES)[number];

/** What was entered for one party, by its key in the agreement. */
const share = z.object({
  /** Of the base price of the cruise; null shares equally what is left of the role's. */
  ratio: thousandthsOfPercent.nullable(),
});
export type CommissionShare = z.infer<typeof share>;

/** A part of a party's commission that is paid at once. */
const instalment = z.object({
  /** Key of the party in the agreement. */
  party: z.string().max(40),
  /** In the agreement's currency. */
  amount: money.min(0).nullable(),
  date_due: voyageDate.nullable(),
  date_paid: voyageDate.nullable(),
});
export type Instalment = z.infer<typeof instalment>;

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
  instalments: z.record(partId, instalment).default({}),
});
export type CommissionBody = z.infer<typeof commissionBody>;

/** Nothing entered: the usual shares, neither due nor paid. What an agreement without the document has. */
export const NO_COMMISSION: CommissionBody = { brokers: null, central_agents: null, shares: {}, instalments: {} };
const NO_SHARE: CommissionShare = { ratio: null };

/** The most shares, and the most instalments, that one agreement has. */
export const MOST_SHARES = 40;
export const MOST_INSTALMENTS = 60;

/** What was entered for a party. */
export function shareOf({ shares }: CommissionBody, key: string): CommissionShare {
  return (Object.hasOwn(shares, key) ? shares[key] : undefined) ?? NO_SHARE;
}

/** The commission with one party's share changed. */
export function withShare(body: CommissionBody, key: string, patch: Partial<CommissionShare>): CommissionBody {
  return { ...body, shares: { ...body.shares, [key]: { ...shareOf(body, key), ...patch } } };
}

/** The commission with one instalment changed, added or, with null, removed. */
export function withInstalment(body: CommissionBody, id: string, patch: Partial<Instalment> | null): CommissionBody {
  const { [id]: previous, ...others } = body.instalments;
  if (patch === null) return { ...body, instalments: others };
  const empty: Instalment = { party: "", amount: null, date_due: null, date_paid: null };
  return { ...body, instalments: { ...body.instalments, [id]: { ...empty, ...previous, ...patch } } };
}
