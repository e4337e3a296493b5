import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Bilingual } from "shared-schema/base/language";
import { formatAgreementId } from "shared-schema/pricing/format";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { contractReadersOf } from "../../agreement/contractReaders.ts";
import type { Tx } from "../../base/context.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";

type Verb = "bank_change.propose" | "bank_change.withdraw" | "bank_change.approve";

interface BankChangeMail {
  id: number;
  agreement: AgreementBody;
  verb: Verb;
  proposal: string;
  payee: ProfileBody;
}

const SUBJECTS: Readonly<Record<Verb, Bilingual>> = {
  "bank_change.propose": {
    en: "Change of bank details proposed",
    fr: "Modification de coordonnées bancaires proposée",
  },
  "bank_change.withdraw": {
    en: "Change of bank details withdrawn",
    fr: "Modification de coordonnées bancaires retirée",
  },
  "bank_change.approve": { en: "New bank details in force", fr: "Nouvelles coordonnées bancaires en vigueur" },
};

const TEXTS: Readonly<Record<Verb, Bilingual>> = {
  "bank_change.propose": {
    en: "New bank details have been proposed for the payee. Keep paying to the former account. If no one has told you of this change, call the payee on a number that you know.",
    fr: "De nouvelles coordonnées bancaires ont été proposées pour le bénéficiaire. Continuez de payer sur l’ancien compte. Si personne ne vous a parlé de cette modification, appelez le bénéficiaire à un numéro que vous connaissez.",
  },
  "bank_change.withdraw": {
    en: "The proposed bank details are no longer proposed. The former account stays in force.",
    fr: "Les coordonnées bancaires proposées ne le sont plus. L’ancien compte reste en vigueur.",
  },
  "bank_change.approve": {
    en: "A second person has approved the new bank details of the payee. Payment requests show them from now on.",
    fr: "Une deuxième personne a approuvé les nouvelles coordonnées bancaires du bénéficiaire. Elles figurent désormais sur les demandes de paiement.",
  },
};

/**
 * Writes to everybody who reads the contract and has an account, the one who acts included: a proposal may come from a session that is
 * not its owner's. A letter holds no bank details.
 */
export function mailBankChange(tx: Tx, { id, agreement, verb, proposal, payee }: BankChangeMail): void {
  const number = formatAgreementId(id);
  for (const user of contractReadersOf(tx, agreement)) {
    queueMail(tx, {
      key: `${verb}/${id}/${proposal}/${user.email}`,
      kind: "bank-change",
      userId: user.id,
      to: user.email,
      language: null,
      letter: {
        subject: { en: `${SUBJECTS[verb].en} · ${number}`, fr: `${SUBJECTS[verb].fr} · ${number}` },
        paragraphs: [TEXTS[verb]],
        facts: [
          { label: { en: "Agreement", fr: "Contrat" }, value: agreement.name },
          { label: { en: "Payee", fr: "Bénéficiaire" }, value: payee.company_name ?? fullName(payee) },
        ],
        button: { label: { en: "Open the payments", fr: "Ouvrir les paiements" }, path: `/agreement/${id}/price` },
        about: { agreement: id, contract: true },
      },
    });
  }
}
