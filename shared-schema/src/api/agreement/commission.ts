import { z } from "zod";
import type { AgreementBody } from "../../agreement/schema.ts";
import { documentNumber, money, partId, thousandthsOfPercent, voyageDate } from "../../base/basics.ts";
import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { commissionLines, USUAL_RATIO } from "../../commission/figures.ts";
import { instalmentSums, instalmentsOf } from "../../commission/instalments.ts";
import { COMMISSION_ROLES, type CommissionBody, MOST_INSTALMENTS, MOST_SHARES } from "../../commission/schema.ts";

const role = z.enum(COMMISSION_ROLES);

/** `PUT` of a commission: a partial patch; null empties a field. */
export const commissionPatch = z.strictObject({
  brokers: thousandthsOfPercent.nullable().optional(),
  central_agents: thousandthsOfPercent.nullable().optional(),
  shares: z
    .array(
      z.strictObject({
        role,
        profile_id: documentNumber,
        ratio: thousandthsOfPercent.nullable().optional(),
      }),
    )
    .max(MOST_SHARES)
    .optional(),
  /** By their ids, UUIDv7 that the caller makes; null removes one. */
  instalments: z
    .record(
      partId,
      z
        .strictObject({
          role,
          profile_id: documentNumber,
          amount: money.min(0).nullable().optional(),
          date_due: voyageDate.nullable().optional(),
          date_paid: voyageDate.nullable().optional(),
        })
        .nullable(),
    )
    // Each of those there may be removed for another.
    .refine((all) => Object.keys(all).length <= 2 * MOST_INSTALMENTS)
    .optional(),
});
export type CommissionPatch = z.infer<typeof commissionPatch>;

export const commissionView = z.object({
  /** Of the base price of the cruise: those entered, else the usual ones. */
  brokers: z.number(),
  central_agents: z.number(),
  shares: z.array(
    z.object({
      role,
      profile_id: z.int(),
      /** Entered; null shares equally. */
      ratio: z.number().nullable(),
      amount: z.number().nullable(),
      /** The part that is paid, and the part that no instalment asks for yet. */
      paid: z.number(),
      left: z.number().nullable(),
      instalments: z.array(
        z.object({
          id: z.string(),
          amount: z.number().nullable(),
          date_due: z.string().nullable(),
          date_paid: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type CommissionView = z.infer<typeof commissionView>;

/** The commission of an agreement as REST answers it. */
export function toCommissionView(agreement: AgreementBody, body: CommissionBody): CommissionView {
  const decimals = minorDecimals(agreement.currency);
  const shares = commissionLines(agreement, body).map(({ key, role, profile_id, amount, share }) => ({
    ...{ role, profile_id, ratio: share.ratio, amount, ...instalmentSums(body, key, amount, decimals) },
    instalments: instalmentsOf(body, key).map(([id, { party: _, ...instalment }]) => ({ id, ...instalment })),
  }));
  return {
    brokers: body.brokers ?? USUAL_RATIO.brokers,
    central_agents: body.central_agents ?? USUAL_RATIO.central_agents,
    shares,
  };
}
