import type { Bilingual } from "../../base/language.ts";
import type { CommissionBody, CommissionShare, Instalment } from "../../commission/schema.ts";

/** The fields of a commission: the share of each role, of a party, and its instalments. */
export const COMMISSION_FIELDS: Readonly<Record<Exclude<keyof CommissionBody, "shares" | "instalments">, Bilingual>> = {
  brokers: { en: "Commission of the brokers", fr: "Commission des courtiers" },
  central_agents: { en: "Commission of the central agents", fr: "Commission des agents centraux" },
};

export const SHARE_FIELDS: Readonly<Record<keyof CommissionShare, Bilingual>> = {
  ratio: { en: "Own share", fr: "Part propre" },
};

export const INSTALMENT_FIELDS: Readonly<Record<keyof Instalment, Bilingual>> = {
  party: { en: "Payee", fr: "Bénéficiaire" },
  amount: { en: "Amount", fr: "Montant" },
  date_due: { en: "Due", fr: "Échéance" },
  date_paid: { en: "Paid", fr: "Payée le" },
};
