import { z } from "zod";
import type { AgreementBody } from "../../agreement/schema.ts";
import { documentNumber, thousandthsOfPercent, voyageDate } from "../../base/basics.ts";
import { commissionLines, USUAL_RATIO } from "../../commission/figures.ts";
import { COMMISSION_ROLES, type CommissionBody } from "../../commission/schema.ts";

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
        date_due: voyageDate.nullable().optional(),
        date_paid: voyageDate.nullable().optional(),
      }),
    )
    .max(40)
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
      date_due: z.string().nullable(),
      date_paid: z.string().nullable(),
    }),
  ),
});
export type CommissionView = z.infer<typeof commissionView>;

/** The commission of an agreement as REST answers it. */
export function toCommissionView(agreement: AgreementBody, body: CommissionBody): CommissionView {
  const shares = commissionLines(agreement, body).map((line) => {
    const { ratio, date_due, date_paid } = line.share;
    return { role: line.role, profile_id: line.profile_id, ratio, amount: line.amount, date_due, date_paid };
  });
  return {
    brokers: body.brokers ?? USUAL_RATIO.brokers,
    central_agents: body.central_agents ?? USUAL_RATIO.central_agents,
    shares,
  };
}
