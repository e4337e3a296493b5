import type { AgreementBody } from "shared-schema/agreement/schema";
import { type Bilingual, inBoth, type Language } from "shared-schema/base/language";
import { versionLabel } from "shared-schema/labels/agreement";
import type { AlertKind } from "shared-schema/labels/alerts/kinds";
import { ALERT_LABELS } from "shared-schema/labels/alerts/kinds";
import { callWords } from "shared-schema/next/words";
import { formatAgreementId, formatDay, formatInstant, formatPrice } from "shared-schema/pricing/format";
import type { Letter } from "../../base/outbox/letter.ts";
import type { AlertDetails } from "../next/details.ts";
import { readersOf } from "../recipients.ts";
import { WORDINGS } from "./alertWordings.ts";
import { rateFacts, rateTexts } from "./withdrawn/rateWords.ts";

/** News with everything that its letter says. */
export interface News {
  kind: AlertKind;
  agreement_id: number;
  agreement: Pick<AgreementBody, "name">;
  yacht: string | null;
  details: AlertDetails;
  /** The author of the edit; null where no one can be named. */
  editor: string | null;
  /** The party whose evidence expires; null where no one can be named. */
  party: string | null;
  /** The person who asks for an approval; null where no one can be named. */
  asker: string | null;
}

/** The letter for one piece of news. */
export function alertLetter(news: News): Letter {
  const { kind, agreement, agreement_id, yacht, details, party } = news;
  const { text, button } = WORDINGS[kind];
  return {
    subject: subjectOf(news),
    paragraphs: [...askerTexts(news), text, ...editTexts(news), ...rateTexts(details)],
    facts: [
      { label: { en: "Agreement", fr: "Contrat" }, value: agreement.name },
      ...(yacht === null ? [] : [{ label: { en: "Yacht", fr: "Navire" }, value: yacht }]),
      ...(party === null ? [] : [{ label: { en: "Party", fr: "Partie" }, value: party }]),
      ...rateFacts(details),
      ...termsFacts(details),
      ...callFacts(details),
      ...paymentFacts(details),
    ],
    button: { label: button, path: alertPlace(news) },
    about: { agreement: agreement_id, ...readersOf(kind) },
  };
}

/** The screen that news leads to, below the server's address. */
export function alertPlace({ kind, agreement_id, details }: Pick<News, "kind" | "agreement_id" | "details">): string {
  return details.next?.path ?? `/agreement/${agreement_id}${WORDINGS[kind].place(details)}`;
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
      ...news.map((each) => ({
        label: titleOfLine(each),
        value: inBoth((language) => lineOf(each, language)),
        about: { agreement: each.agreement_id, ...readersOf(each.kind) },
      })),
      ...(more === null ? [] : [{ label: { en: "And more", fr: "Et aussi" }, value: more }]),
    ],
    button: { label: { en: "Open your agreements", fr: "Ouvrir vos contrats" }, path: "/agreement" },
  };
}

function lineOf(
  { agreement_id, agreement, yacht, party, details: { call, payment } }: News,
  language: Language,
): string {
  return [
    formatAgreementId(agreement_id),
    agreement.name,
    yacht,
    party,
    call?.designation,
    call && formatDay(call.date_due, language),
    payment?.designation,
    payment && formatDay(payment.date_paid, language),
  ]
    .filter((part) => part !== undefined && part !== null && part !== "")
    .join(" · ");
}

function dayOf(date: string): Bilingual {
  return inBoth((language) => formatDay(date, language));
}

function subjectOf({ kind, agreement_id, yacht, details }: News): Bilingual {
  const title = details.next?.line ?? callLine(kind, details) ?? alertTitle(kind, details);
  const rest = [formatAgreementId(agreement_id), ...(yacht === null ? [] : [yacht])].join(" · ");
  return { en: `${title.en} · ${rest}`, fr: `${title.fr} · ${rest}` };
}

/** The sum of a call for fund and when it is due, as lists say it; null for other news. */
function callLine(kind: AlertKind, { call }: AlertDetails): Bilingual | null {
  if (!call) return null;
  const step = { amount: call.balance, date: call.date_due, isOverdue: kind === "call-overdue" };
  return inBoth((language) => callWords(step, call.currency, language));
}

/** The name of the news; a generated document is named by its version. */
export function alertTitle(kind: AlertKind, { version }: AlertDetails): Bilingual {
  if (kind !== "generated" || version === undefined) return ALERT_LABELS[kind];
  const label = versionLabel(version);
  return { en: `${label.en} ready`, fr: `${label.fr} : document disponible` };
}

/** The words for the author of an edit, with a name that someone chose: `by Ann Lee`. */
export function byEditor(editor: string): Bilingual {
  return { en: `by ${editor}`, fr: `par ${editor}` };
}

function titleOfLine({ kind, details, editor }: News): Bilingual {
  const title = alertTitle(kind, details);
  return editor === null ? title : inBoth((language) => `${title[language]} (${byEditor(editor)[language]})`);
}

const NO_PARTY: Bilingual = {
  en: "by someone who is not a party",
  fr: "par une personne qui n’est pas partie au contrat",
};

function editTexts({ details: { edit }, editor }: News): Bilingual[] {
  if (!edit) return [];
  const by = editor === null ? NO_PARTY : byEditor(editor);
  const [en, fr] = [formatInstant(edit.at, "en"), formatInstant(edit.at, "fr")];
  return [{ en: `The change was made ${by.en} on ${en}.`, fr: `La modification a été faite ${by.fr} le ${fr}.` }];
}

/** Names the person who asks for an approval. */
function askerTexts({ asker }: News): Bilingual[] {
  if (asker === null) return [];
  return [{ en: `${asker} asks you to approve the agreement.`, fr: `${asker} vous demande d’approuver le contrat.` }];
}

/** The dates and the sum of the terms to be approved. */
function termsFacts({ terms }: AlertDetails): NonNullable<Letter["facts"]> {
  if (!terms) return [];
  const { total, fuel, currency, delivery_date, redelivery_date } = terms;
  const isDated = delivery_date !== null && redelivery_date !== null;
  const days = (language: Language) =>
    `${formatDay(delivery_date, language)} – ${formatDay(redelivery_date, language)}`;
  return [
    ...(isDated ? [{ label: { en: "Dates", fr: "Dates" }, value: inBoth(days) }] : []),
    ...(total === null
      ? []
      : [
          {
            label: fuel === "apart" ? TOTAL : TOTAL_WITH_FUEL,
            value: inBoth((language) => formatPrice(total, currency, language)),
          },
        ]),
  ];
}

const TOTAL: Bilingual = { en: "Total, without fuel", fr: "Total, hors carburant" };
const TOTAL_WITH_FUEL: Bilingual = { en: "Total (incl. fuel)", fr: "Total (carburant compris)" };

function callFacts({ call }: AlertDetails): NonNullable<Letter["facts"]> {
  if (!call) return [];
  return [
    { label: { en: "Call for fund", fr: "Appel de fonds" }, value: call.designation },
    { label: { en: "Due", fr: "Échéance" }, value: dayOf(call.date_due) },
    {
      label: { en: "Still to be paid", fr: "Reste à régler" },
      value: inBoth((language) => formatPrice(call.balance, call.currency, language)),
    },
  ];
}

function paymentFacts({ payment }: AlertDetails): NonNullable<Letter["facts"]> {
  if (!payment) return [];
  return [
    { label: { en: "Call for fund", fr: "Appel de fonds" }, value: payment.designation },
    { label: { en: "Paid on", fr: "Payé le" }, value: dayOf(payment.date_paid) },
    {
      label: { en: "Amount", fr: "Montant" },
      value: inBoth((language) => formatPrice(payment.amount, payment.currency, language)),
    },
  ];
}
