import { inBoth } from "shared-schema/base/language";
import { fromMinor } from "shared-schema/billing/vat";
import { PRODUCT_LABELS } from "shared-schema/labels/billing";
import { formatAgreementId, formatPrice } from "shared-schema/pricing/format";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import type { Tx } from "../../base/context.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import { buyerIn } from "../buyer.ts";
import type { Paper } from "./issuePaper.ts";

const SUBJECTS = {
  paid: { en: "Receipt", fr: "Reçu" },
  refunded: { en: "Refund", fr: "Remboursement" },
} as const;

const TEXTS = {
  paid: {
    en: "Thank you. Your payment has been received. Refunds are not automatic; write to us about one.",
    fr: "Merci. Votre paiement est bien arrivé. Les remboursements ne sont pas automatiques ; écrivez-nous pour en demander un.",
  },
  refunded: {
    en: "A refund has been made to your card. It takes some days to appear on your statement.",
    fr: "Un remboursement a été effectué sur votre carte. Il apparaît sur votre relevé après quelques jours.",
  },
} as const;

/** Sends the receipt of a payment, or of a refund, to the address that the buyer gave. */
export function sendReceipt(tx: Tx, order: OrderRow, about: keyof typeof SUBJECTS, paper: Paper): void {
  const buyer = buyerIn(order);
  if (!buyer) return;
  const { currency, cruise_id, covered } = order;
  const sum = (amount: number) => inBoth((language) => formatPrice(fromMinor(amount, currency), currency, language));
  const number = formatAgreementId(cruise_id);
  queueMail(tx, {
    key: `billing/${paper.name}`,
    kind: "receipt",
    to: buyer.email,
    language: buyer.language,
    letter: {
      subject: inBoth((language) => `${SUBJECTS[about][language]} ${paper.name} · ${number}`),
      paragraphs: [TEXTS[about]],
      facts: [
        { label: { en: "Agreement", fr: "Contrat" }, value: number },
        { label: { en: "For", fr: "Objet" }, value: PRODUCT_LABELS[covered > 0 ? "difference" : "fee"] },
        { label: { en: "Without VAT", fr: "Hors taxe" }, value: sum(paper.net) },
        { label: { en: "VAT", fr: "TVA" }, value: sum(paper.vat) },
        { label: { en: "Total", fr: "Total" }, value: sum(paper.total) },
      ],
      button: { label: { en: "Open my orders", fr: "Ouvrir mes commandes" }, path: "/orders" },
    },
  });
}
