import type { AgreementBody } from "../agreement/schema.ts";
import type { Language } from "../base/language.ts";
import { PLUS_FUEL } from "../labels/price.ts";
import { about, formatPrice } from "../pricing/format.ts";
import { dateFormat } from "../pricing/formatters.ts";
import type { Next } from "./next.ts";
import type { MoneyStep } from "./nextCall.ts";

/** The facts that the sentence about a step names besides the step. */
export interface NextSubject {
  agreement: Pick<AgreementBody, "currency" | "delivery_date" | "redelivery_date" | "parties">;
  /** In the agreement's currency; null where it is not known, or not to be told. */
  total: number | null;
  /** The total rests on estimated times. */
  isEstimated?: boolean;
  /** The total lacks fuel, because it has no price. */
  lacksFuel?: boolean;
  /** A person's name; undefined where it is not known. */
  nameOf: (profileId: number) => string | undefined;
}

/** A step in words: «Approve €249,040.31», and beside it «3–10 July · 2 guests». */
export interface NextWords {
  title: string;
  /** Empty where there is nothing to add. */
  beside: string;
}

/** Writes a step as list, overview, mails and messages say it. */
export function nextWords(next: Next, subject: NextSubject, language: Language): NextWords {
  return { title: titleOf(next, subject, language), beside: besideOf(next, subject, language) };
}

/** Both parts of a step in one line: «Approve €249,040.31 · 3–10 July · 2 guests». */
export function nextLine({ title, beside }: NextWords): string {
  return beside === "" ? title : `${title} · ${beside}`;
}

function titleOf(next: Next, subject: NextSubject, language: Language): string {
  switch (next.kind) {
    case "conflict":
      return CONFLICTS[language](next.count);
    case "approve":
      return `${APPROVE[language]}${sumOf(subject, language)}${next.isAgain ? AGAIN[language] : ""}`;
    case "items":
      return ITEMS[language](next.count);
    case "ask":
      return ASK[language](next.people.length, sumOf(subject, language));
    case "pay":
    case "collect":
      return callWords(next, subject.agreement.currency, language);
    case "move":
      return MOVES[next.action][language];
    case "waits":
      return waiting(next, subject, language);
    default:
      return TITLES[next.kind][language];
  }
}

const TITLES = {
  sign: { en: "Sign", fr: "Signer" },
  details: { en: "Enter your details", fr: "Saisir vos données" },
} as const;
const APPROVE = { en: "Approve", fr: "Approuver" } as const;
const AGAIN = { en: " again", fr: " à nouveau" } as const;
const CONFLICTS = {
  en: (count: number) => (count === 1 ? "Decide a conflict" : `Decide ${count} conflicts`),
  fr: (count: number) => (count === 1 ? "Trancher un conflit" : `Trancher ${count} conflits`),
} as const;
const ITEMS = {
  en: (count: number) => `Fill in ${counted(count, "item")}`,
  fr: (count: number) => `Compléter ${counted(count, "élément")}`,
} as const;
const ASK = {
  en: (count: number, sum: string) => `Ask ${count} to approve${sum}`,
  fr: (count: number, sum: string) => `Demander à ${counted(count, "personne")} d’approuver${sum}`,
} as const;

const MOVES = {
  generate: { en: "Generate the contract", fr: "Générer le contrat" },
  start_settling: { en: "Start settling", fr: "Commencer le règlement" },
  settle: { en: "Close the settlement", fr: "Clôturer le règlement" },
  archive: { en: "Archive", fr: "Archiver" },
} as const;

function besideOf(next: Next, { agreement, nameOf }: NextSubject, language: Language): string {
  switch (next.kind) {
    case "approve":
    case "ask":
    case "sign":
      return [datesInWords(agreement, language), guests(agreement, language)].filter(Boolean).join(" · ");
    case "collect":
      return clientOf(agreement, nameOf);
    case "details":
      return language === "fr" ? `${next.count} à saisir` : `${next.count} to do`;
    default:
      return datesInWords(agreement, language);
  }
}

/** A number with its noun: «1 item», «3 items». */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function sumOf({ agreement, total, isEstimated = false, lacksFuel = false }: NextSubject, language: Language): string {
  if (total === null) return "";
  const sum = formatPrice(total, agreement.currency, language);
  return ` ${about(lacksFuel ? `${sum} ${PLUS_FUEL[language]}` : sum, isEstimated)}`;
}

/** A call for fund that is to be paid: «€25,000.00 due 1 December». Lists, overview, mails and reminders say it so. */
export function callWords(
  { amount, date, isOverdue }: Pick<MoneyStep, "amount" | "date" | "isOverdue">,
  currency: string,
  language: Language,
): string {
  const sum = formatPrice(amount, currency, language);
  if (date === null) return language === "fr" ? `${sum} dus maintenant` : `${sum} due now`;
  const day = dayInWords(date, language);
  if (isOverdue) return language === "fr" ? `${sum} en retard depuis le ${day}` : `${sum} overdue since ${day}`;
  return language === "fr" ? `${sum} dus le ${day}` : `${sum} due ${day}`;
}

const WAITING = {
  draft: { en: "Being drafted", fr: "En préparation" },
  approvals: { en: "Waiting for approval", fr: "En attente d’approbation" },
  signatures: { en: "Waiting for signatures", fr: "En attente de signatures" },
} as const;
const ONES = {
  approvals: { en: "approves", fr: "approuve" },
  signatures: { en: "signs", fr: "signe" },
} as const;
const MANY = {
  approvals: { en: "approve", fr: "approuvent" },
  signatures: { en: "sign", fr: "signent" },
} as const;

function waiting(next: Extract<Next, { kind: "waits" }>, { nameOf }: NextSubject, language: Language): string {
  const names = next.people.flatMap((profile) => nameOf(profile) ?? []);
  if (next.for === "draft" || names.length < next.people.length || names.length === 0) {
    return WAITING[next.for][language];
  }
  const verb = (names.length === 1 ? ONES : MANY)[next.for][language];
  return `${inOneLine(names, language)} ${verb}`;
}

/** Names in one line: of more than three the first two and the number of the others. */
export function inOneLine(names: readonly string[], language: Language): string {
  const and = language === "fr" ? " et " : " and ";
  if (names.length > 3) {
    const others = names.length - 2;
    return `${names.slice(0, 2).join(", ")}${and}${others} ${language === "fr" ? "autres" : "others"}`;
  }
  const [last = ""] = names.slice(-1);
  return names.length > 1 ? `${names.slice(0, -1).join(", ")}${and}${last}` : last;
}

function clientOf({ parties }: NextSubject["agreement"], nameOf: NextSubject["nameOf"]): string {
  const [client] = Object.values(parties).filter(({ role }) => role === "clients");
  return (client && nameOf(client.profile_id)) ?? "";
}

function guests({ parties }: NextSubject["agreement"], language: Language): string {
  const count = Object.values(parties).filter(({ role }) => role === "passengers").length;
  return count === 0 ? "" : counted(count, language === "fr" ? "passager" : "guest");
}

/** The dates of a voyage, by UTC and without the year: «3–10 July», «28 June – 4 July». Empty where one is missing. */
export function datesInWords(
  { delivery_date, redelivery_date }: Pick<AgreementBody, "delivery_date" | "redelivery_date">,
  language: Language,
): string {
  if (delivery_date === null || redelivery_date === null) return "";
  const [from, to] = [dayInWords(delivery_date, language), dayInWords(redelivery_date, language)];
  if (from === to) return from;
  const isSameMonth = delivery_date.slice(0, 7) === redelivery_date.slice(0, 7);
  return isSameMonth ? `${from.slice(0, from.indexOf(" "))}–${to}` : `${from} – ${to}`;
}

/** «3 July», «3 juillet», «1er juillet». By UTC. */
function dayInWords(instant: string, language: Language): string {
  const at = new Date(instant);
  const month = dateFormat(language, { month: "long", timeZone: "UTC" }).format(at);
  const day = at.getUTCDate();
  return `${language === "fr" && day === 1 ? "1er" : day} ${month}`;
}
