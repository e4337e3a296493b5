import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Bilingual } from "shared-schema/base/language";
import { versionLabel } from "shared-schema/labels/agreement";
import type { AlertKind } from "shared-schema/labels/alerts/kinds";
import { ALERT_LABELS } from "shared-schema/labels/alerts/kinds";
import { formatAgreementId, formatPrice } from "shared-schema/pricing/format";
import { z } from "zod";
import type { Letter } from "../mail/letter.ts";
import { isForContractReaders } from "./reach.ts";

/** The facts that news names besides the agreement and its yacht. */
export const alertDetails = z.object({
  version: z.int().exactOptional(),
  call: z
    .object({ designation: z.string(), date_due: z.string(), balance: z.number(), currency: z.string() })
    .exactOptional(),
  payment: z
    .object({ designation: z.string(), date_paid: z.string(), amount: z.number(), currency: z.string() })
    .exactOptional(),
});
export type AlertDetails = z.infer<typeof alertDetails>;

/** News with everything that its letter says. */
export interface News {
  kind: AlertKind;
  agreement_id: number;
  agreement: Pick<AgreementBody, "name">;
  yacht: string | null;
  details: AlertDetails;
}

interface Wording {
  text: Bilingual;
  button: Bilingual;
  /** Below the agreement's address. */
  place: (details: AlertDetails) => string;
}

const OPEN_CONTRACT: Bilingual = { en: "Open the contract", fr: "Ouvrir le contrat" };
const OPEN_PAYMENTS: Bilingual = { en: "Open the payments", fr: "Ouvrir les paiements" };

const WORDINGS: Readonly<Record<AlertKind, Wording>> = {
  added: {
    text: {
      en: "You were added to an agreement. It is on your list.",
      fr: "Vous avez été ajouté à un contrat. Il figure dans votre liste.",
    },
    button: { en: "Open the agreement", fr: "Ouvrir le contrat" },
    place: () => "",
  },
  "approval-asked": {
    text: {
      en: "The terms are ready for your approval. Read them and approve them, or say what should change.",
      fr: "Les conditions attendent votre approbation. Lisez-les et approuvez-les, ou indiquez les modifications souhaitées.",
    },
    button: { en: "Read the terms", fr: "Lire les conditions" },
    place: () => "",
  },
  outdated: {
    text: {
      en: "The terms have changed since you approved them. Your card shows each change.",
      fr: "Les conditions ont changé depuis votre approbation. Votre carte montre chaque modification.",
    },
    button: { en: "See the changes", fr: "Voir les modifications" },
    place: () => "",
  },
  generated: {
    text: {
      en: "The document has been generated. You can read it and download it as a PDF.",
      fr: "Le document a été généré. Vous pouvez le consulter et le télécharger au format PDF.",
    },
    button: OPEN_CONTRACT,
    place: ({ version }) => `/contract/${version ?? 0}`,
  },
  "call-due": {
    text: {
      en: "A call for fund is due soon and has not been paid in full.",
      fr: "Un appel de fonds arrive à échéance et n’est pas entièrement réglé.",
    },
    button: OPEN_PAYMENTS,
    place: () => "/price",
  },
  "call-overdue": {
    text: {
      en: "The due date of a call for fund has passed, and it has not been paid in full.",
      fr: "La date d’échéance d’un appel de fonds est passée et il n’est pas entièrement réglé.",
    },
    button: OPEN_PAYMENTS,
    place: () => "/price",
  },
  payment: {
    text: {
      en: "A payment was recorded on a call for fund.",
      fr: "Un paiement a été enregistré sur un appel de fonds.",
    },
    button: OPEN_PAYMENTS,
    place: () => "/price",
  },
};

/** The letter for one piece of news. */
export function alertLetter(news: News): Letter {
  const { kind, agreement_id, agreement, yacht, details } = news;
  const { text, button } = WORDINGS[kind];
  return {
    subject: subjectOf(news),
    paragraphs: [text],
    facts: [
      { label: { en: "Agreement", fr: "Contrat" }, value: agreement.name },
      ...(yacht === null ? [] : [{ label: { en: "Yacht", fr: "Navire" }, value: yacht }]),
      ...callFacts(details),
      ...paymentFacts(details),
    ],
    button: { label: button, path: alertPlace(news) },
    about: { agreement: agreement_id, contract: isForContractReaders(kind) },
  };
}

/** The screen that news leads to, below the server's address. */
export function alertPlace({ kind, agreement_id, details }: Pick<News, "kind" | "agreement_id" | "details">): string {
  return `/agreement/${agreement_id}${WORDINGS[kind].place(details)}`;
}

/** The letter for the news of a day, one line for each, and one for the news left out. @param more how much that is, such as `12` or `950+` */
export function digestLetter(news: readonly News[], more: string | null): Letter {
  return {
    subject: { en: "Your day in short", fr: "Votre journée en bref" },
    paragraphs: [
      {
        en: "This happened on your agreements.",
        fr: "Voici ce qui s’est passé sur vos contrats.",
      },
    ],
    facts: [
      ...news.map(({ kind, agreement_id, agreement, yacht, details }) => ({
        label: alertTitle(kind, details),
        value: [
          formatAgreementId(agreement_id),
          agreement.name,
          yacht,
          details.call?.designation,
          details.call?.date_due,
          details.payment?.designation,
          details.payment?.date_paid,
        ]
          .filter((part) => part !== undefined && part !== null && part !== "")
          .join(" · "),
        about: { agreement: agreement_id, contract: isForContractReaders(kind) },
      })),
      ...(more === null ? [] : [{ label: { en: "And more", fr: "Et aussi" }, value: more }]),
    ],
    button: { label: { en: "Open your agreements", fr: "Ouvrir vos contrats" }, path: "/agreement" },
  };
}

function subjectOf({ kind, agreement_id, yacht, details }: News): Bilingual {
  const title = alertTitle(kind, details);
  const rest = [formatAgreementId(agreement_id), ...(yacht === null ? [] : [yacht])].join(" · ");
  return { en: `${title.en} · ${rest}`, fr: `${title.fr} · ${rest}` };
}

/** The name of the news; a generated document is named by its version. */
export function alertTitle(kind: AlertKind, { version }: AlertDetails): Bilingual {
  if (kind !== "generated" || version === undefined) return ALERT_LABELS[kind];
  const label = versionLabel(version);
  return { en: `${label.en} ready`, fr: `${label.fr} : document disponible` };
}

function callFacts({ call }: AlertDetails): NonNullable<Letter["facts"]> {
  if (!call) return [];
  return [
    { label: { en: "Call for fund", fr: "Appel de fonds" }, value: call.designation },
    { label: { en: "Due", fr: "Échéance" }, value: call.date_due },
    { label: { en: "Still to be paid", fr: "Reste à régler" }, value: formatPrice(call.balance, call.currency, "en") },
  ];
}

function paymentFacts({ payment }: AlertDetails): NonNullable<Letter["facts"]> {
  if (!payment) return [];
  return [
    { label: { en: "Call for fund", fr: "Appel de fonds" }, value: payment.designation },
    { label: { en: "Paid on", fr: "Payé le" }, value: payment.date_paid },
    { label: { en: "Amount", fr: "Montant" }, value: formatPrice(payment.amount, payment.currency, "en") },
  ];
}
