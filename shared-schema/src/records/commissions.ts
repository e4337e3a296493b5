import { decideCommissionChange } from "../commission/change.ts";
import { type CommissionBody, commissionBody, NO_COMMISSION } from "../commission/schema.ts";
import type { RecordRules } from "./recordRules.ts";

/** What brokers and central agents earn. */
export const commissions = {
  schema: commissionBody,
  first: NO_COMMISSION,
  pushable: true,
  decide: (before, after, { agreement, viewer }) => decideCommissionChange(before, after, agreement, viewer),
  audience: {
    readers: "commission",
    fields: {
      brokers: "readers",
      central_agents: "readers",
      shares: { each: { ratio: "readers" } },
      instalments: { each: { party: "readers", amount: "readers", date_due: "readers", date_paid: "readers" } },
    },
  },
  endsWithAgreement: true,
  erase: { person: null, travel: null },
  label: { en: "Commissions", fr: "Commissions" },
  noun: "commission",
} as const satisfies RecordRules<CommissionBody>;
