import type { Bilingual } from "shared-schema/base/language";
import { inBoth } from "shared-schema/base/language";
import type { PaymentRequest } from "shared-schema/export/paymentRequest/request";
import { callWords } from "shared-schema/next/words";
import { formatAgreementId, formatDay, formatPrice } from "shared-schema/pricing/format";
import type { Letter } from "../../../base/outbox/letter.ts";

interface Sent {
  request: Pick<
    PaymentRequest,
    "agreement" | "agreementName" | "designation" | "asked" | "currency" | "date_due" | "isAtOnce"
  >;
  /** UTC, `YYYY-MM-DD`. */
  today: string;
  callId: string;
  /** The account that sends it, and its owner's name; null where no one can be named. */
  sender: { id: number; name: string | null };
  /** Whether the recipient has an account, and can open the payments. */
  hasAccount: boolean;
}

/** In place of a date, as on the payment request. French «exécution» is performance. */
const ON_SIGNATURE: Bilingual = { en: "on execution of the agreement", fr: "à la signature du contrat" };
const ON_RECEIPT: Bilingual = { en: "on receipt", fr: "à réception" };

/** Reminds a client of a call for fund. The payment request goes with it: the letter holds no bank details. */
export function reminderLetter({ request, today, callId, sender, hasAccount }: Sent): Letter {
  const { agreement, agreementName, designation, asked, currency } = request;
  const number = formatAgreementId(agreement);
  const { date_due: date } = request;
  const step = { amount: asked, date, isOverdue: date !== null && date < today };
  return {
    subject: {
      en: `Payment reminder: ${callWords(step, currency, "en")} · ${number}`,
      fr: `Rappel de paiement : ${callWords(step, currency, "fr")} · ${number}`,
    },
    paragraphs: [
      {
        en: "This is a reminder of a payment that is still open. The payment request with the bank details is attached.",
        fr: "Nous vous rappelons un paiement à effectuer. La demande de paiement avec les coordonnées bancaires est jointe.",
      },
      {
        en: "If you have already paid, please ignore this email. If the bank details differ from those you know, call the payee on a number that you know before you pay.",
        fr: "Si vous avez déjà payé, ne tenez pas compte de cet e-mail. Si les coordonnées bancaires diffèrent de celles que vous connaissez, appelez le bénéficiaire à un numéro que vous connaissez avant de payer.",
      },
    ],
    facts: [
      { label: { en: "Agreement", fr: "Contrat" }, value: agreementName },
      { label: { en: "Call for fund", fr: "Appel de fonds" }, value: designation },
      { label: { en: "Due", fr: "Échéance" }, value: due(request) },
      {
        label: { en: "Still to be paid", fr: "Reste à régler" },
        value: inBoth((language) => formatPrice(asked, currency, language)),
      },
      ...(sender.name === null ? [] : [{ label: { en: "Sent by", fr: "Envoyé par" }, value: sender.name }]),
    ],
    ...(hasAccount && {
      button: { label: { en: "Open the payments", fr: "Ouvrir les paiements" }, path: `/agreement/${agreement}/price` },
    }),
    about: { agreement, contract: true },
    request: { call: callId, sender: sender.id },
  };
}

/** When the call is due, in both languages. */
function due({ date_due, isAtOnce }: Sent["request"]): Bilingual {
  if (date_due !== null) return inBoth((language) => formatDay(date_due, language));
  return isAtOnce ? ON_RECEIPT : ON_SIGNATURE;
}
