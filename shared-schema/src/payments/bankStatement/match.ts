import { isReferenceTo, referencesIn } from "../paymentRequest/reference.ts";
import type { StatementLine } from "./line.ts";
import { plain } from "./words.ts";

/** A call for fund that a line may pay. Amounts in the agreement's currency. */
export interface OpenCall {
  agreement_id: number;
  agreement_name: string;
  currency: string;
  call_id: string;
  designation: string;
  /** What is left to pay; negative for a credit that is open, and where it is overpaid. */
  balance: number;
  clients: { profile_id: number; name: string }[];
  /** The payments on it that stand. */
  payments: { id: string; amount: number; date_paid: string }[];
}

export const REASONS = ["REFERENCE", "AMOUNT", "AMOUNT_BEFORE_CHARGES", "WORDS", "PAYER", "RECORDED"] as const;
export type Reason = (typeof REASONS)[number];

/** SURE: reference and amount say the same, of one call alone. LIKELY: two signs. POSSIBLE: one. */
export const CONFIDENCES = ["SURE", "LIKELY", "POSSIBLE"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A call that a line may have paid, and why. */
export interface Proposal
  extends Pick<OpenCall, "agreement_id" | "agreement_name" | "call_id" | "designation" | "balance"> {
  confidence: Confidence;
  reasons: Reason[];
  /** The client whose name is the payer's. */
  payer_profile_id: number | null;
  /** The payment that someone has recorded already, to which the line would be tied instead of recording another. */
  payment_id: string | null;
}

const MOST_PROPOSALS = 3;
/** A payment that was entered by hand may bear the day of the order instead of the day of booking. */
const DAYS_APART = 5;
const DAY_MS = 86_400_000;
const WEIGHT: Readonly<Record<Reason, number>> = {
  REFERENCE: 8,
  RECORDED: 4,
  AMOUNT: 4,
  AMOUNT_BEFORE_CHARGES: 3,
  PAYER: 2,
  WORDS: 2,
};

/**
 * Proposes calls for lines that are not recorded yet, best first, at most three for each. A line that is surely a call's takes its
 * amount off the balance that the next line is compared with, so that two equal transfers are not both sure. Nothing is recorded here.
 * @param taken payments to which a line is tied already
 */
export function proposeMatches<Line extends StatementLine>(
  lines: readonly Line[],
  calls: readonly OpenCall[],
  taken: ReadonlySet<string>,
): Map<Line, Proposal[]> {
  const known = calls.map(readCall);
  const tied = new Set(taken);
  const inOrder = [...lines].sort((a, b) => (a.booked < b.booked ? -1 : a.booked > b.booked ? 1 : 0));
  const proposed = inOrder.map((line): [Line, Proposal[]] => {
    const read = readLine(line);
    const ranked = known
      .filter(({ call }) => call.currency === line.currency)
      .flatMap((call) => proposalFor(read, call, tied).map((proposal) => ({ call, proposal })))
      .sort((a, b) => weightOf(b.proposal) - weightOf(a.proposal));
    const sure = ranked.filter(({ proposal }) => proposal.confidence === "SURE");
    const [only] = sure;
    if (only && sure.length === 1) {
      if (only.proposal.payment_id === null) only.call.left -= line.amount;
      else tied.add(only.proposal.payment_id);
    }
    const shown = ranked.slice(0, MOST_PROPOSALS).map(({ proposal }) => ({
      ...proposal,
      // Two calls that are both sure make neither so.
      confidence: sure.length > 1 && proposal.confidence === "SURE" ? ("LIKELY" as const) : proposal.confidence,
    }));
    return [line, shown];
  });
  return new Map(proposed);
}

/** A call with its words, and what the lines that are surely its own leave of its balance. */
interface ReadCall {
  call: OpenCall;
  left: number;
  names: string[];
  clients: { profile_id: number; name: string }[];
}

function readCall(call: OpenCall): ReadCall {
  const number = String(call.agreement_id).padStart(5, "0");
  const names = [call.designation, call.agreement_name].map(plain).filter((name) => name.length > 3);
  const clients = call.clients.map(({ profile_id, name }) => ({ profile_id, name: sortedWords(name) }));
  return { call, left: call.balance, names: [...names, number], clients };
}

/** A line with its words and the references in it. */
interface ReadLine {
  line: StatementLine;
  words: string;
  payer: string;
  references: ReturnType<typeof referencesIn>;
}

function readLine(line: StatementLine): ReadLine {
  const payer = line.payer === null ? "" : sortedWords(line.payer);
  return { line, words: ` ${plain(line.text)} `, payer, references: referencesIn(line.text) };
}

function proposalFor(
  { line, words, payer, references }: ReadLine,
  { call, left, names, clients }: ReadCall,
  tied: ReadonlySet<string>,
): Proposal[] {
  const recorded = recordedAlready(line, call, tied);
  const client = payer === "" ? undefined : clients.find(({ name }) => name === payer);
  const isReferred = references.some((each) => isReferenceTo(each, call.agreement_id, call.call_id));
  const isWhole = units(line.amount) === units(left);
  const isBeforeCharges = (line.charges ?? 0) > 0 && units(line.amount + (line.charges ?? 0)) === units(left);
  const reasons: Reason[] = [
    ...(isReferred ? (["REFERENCE"] as const) : []),
    ...(recorded ? (["RECORDED"] as const) : isWhole ? (["AMOUNT"] as const) : []),
    ...(!recorded && !isWhole && isBeforeCharges ? (["AMOUNT_BEFORE_CHARGES"] as const) : []),
    ...(names.some((name) => words.includes(` ${name} `)) ? (["WORDS"] as const) : []),
    ...(client ? (["PAYER"] as const) : []),
  ];
  const confidence = confidenceOf(reasons);
  if (confidence === null) return [];
  const { agreement_id, agreement_name, call_id, designation, balance } = call;
  const about = { agreement_id, agreement_name, call_id, designation, balance };
  return [
    { ...about, confidence, reasons, payer_profile_id: client?.profile_id ?? null, payment_id: recorded?.id ?? null },
  ];
}

function confidenceOf(reasons: readonly Reason[]): Confidence | null {
  const has = (reason: Reason) => reasons.includes(reason);
  const isAmount = has("AMOUNT") || has("RECORDED") || has("AMOUNT_BEFORE_CHARGES");
  if (has("REFERENCE")) return has("AMOUNT") || has("RECORDED") ? "SURE" : "LIKELY";
  if (isAmount && (has("PAYER") || has("WORDS"))) return "LIKELY";
  return isAmount || (has("PAYER") && has("WORDS")) ? "POSSIBLE" : null;
}

function weightOf({ reasons }: Proposal): number {
  return reasons.reduce((sum, reason) => sum + WEIGHT[reason], 0);
}

/** A payment of the same amount at about the same day that no line is tied to. */
function recordedAlready({ amount, booked }: StatementLine, { payments }: OpenCall, tied: ReadonlySet<string>) {
  const day = Date.parse(booked);
  return payments.find(
    (payment) =>
      payment.amount === amount &&
      !tied.has(payment.id) &&
      Math.abs(Date.parse(payment.date_paid) - day) <= DAYS_APART * DAY_MS,
  );
}

/** The same words in any order count as the same name: banks write the family name first. */
function sortedWords(name: string): string {
  return plain(name).split(" ").sort().join(" ");
}

function units(amount: number): number {
  return Math.round(amount * 1_000);
}
