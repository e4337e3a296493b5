import { isReferenceTo, referencesIn } from "../paymentRequest/reference.ts";
import type { StatementLine } from "./line.ts";
import { numbersThatMake } from "./sums.ts";
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

/** SUM: the amount is that of several calls together. LINES: it makes the call's together with other lines. */
export const REASONS = [
  "REFERENCE",
  "AMOUNT",
  "AMOUNT_BEFORE_CHARGES",
  "SUM",
  "LINES",
  "WORDS",
  "PAYER",
  "RECORDED",
] as const;
export type Reason = (typeof REASONS)[number];

/** SURE: reference and amount say the same, of one call alone. LIKELY: two signs. POSSIBLE: one. */
export const CONFIDENCES = ["SURE", "LIKELY", "POSSIBLE"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A part of a line, for one call. */
interface ProposedPart extends Pick<OpenCall, "call_id" | "designation"> {
  amount: number;
}

/** A call that a line may have paid, and why; or several. */
export interface Proposal
  extends Pick<OpenCall, "agreement_id" | "agreement_name" | "call_id" | "designation" | "balance"> {
  confidence: Confidence;
  reasons: Reason[];
  /** The client whose name is the payer's. */
  payer_profile_id: number | null;
  /** The payment that someone has recorded already, to which the line would be tied instead of recording another. */
  payment_id: string | null;
  /** The share of each of several calls; empty where it is one, which is the one that is named. */
  parts: ProposedPart[];
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
  SUM: 3,
  LINES: 3,
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
  const read = inOrder.map((line) => ({ line, words: readLine(line) }));
  const together = linesTogether(
    read.map(({ words }) => words),
    known,
  );
  const proposed = read.map(({ line, words }): [Line, Proposal[]] => {
    const inCurrency = known.filter(({ call }) => call.currency === line.currency);
    const single = inCurrency.flatMap((call) =>
      proposalFor(words, call, { tied, isTogether: together.get(words) === call }).map((proposal) => ({
        call,
        proposal,
      })),
    );
    const isOfOne = single.some(({ proposal }) => proposal.reasons.some((reason) => WHOLE.has(reason)));
    const ranked = [...single, ...(isOfOne ? [] : sumsFor(words, inCurrency))].sort(
      (a, b) => weightOf(b.proposal) - weightOf(a.proposal),
    );
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

/** The reasons that say that a line pays one call, and that one whole. */
const WHOLE: ReadonlySet<Reason> = new Set(["AMOUNT", "AMOUNT_BEFORE_CHARGES", "RECORDED"]);

/** Calls of one agreement that a line pays together, with those of whose balance each is a part. */
function sumsFor(line: ReadLine, calls: readonly ReadCall[]): { call: ReadCall; proposal: Proposal }[] {
  const byAgreement = new Map<number, ReadCall[]>();
  for (const each of calls) {
    if (each.left === 0) continue;
    const { agreement_id } = each.call;
    byAgreement.set(agreement_id, [...(byAgreement.get(agreement_id) ?? []), each]);
  }
  return [...byAgreement.values()].flatMap((own) => {
    const found = numbersThatMake(
      units(line.line.amount),
      own.map(({ left }) => units(left)),
    );
    const chosen = (found ?? []).flatMap((at) => own[at] ?? []);
    const [first] = chosen;
    if (!first) return [];
    const signs = chosen.map((call) => signsOf(line, call));
    const client = signs.find((sign) => sign.client)?.client;
    const reasons: Reason[] = [
      ...(signs.some(({ isReferred }) => isReferred) ? (["REFERENCE"] as const) : []),
      "SUM",
      ...(signs.some(({ isNamed }) => isNamed) ? (["WORDS"] as const) : []),
      ...(client ? (["PAYER"] as const) : []),
    ];
    const { agreement_id, agreement_name, call_id } = first.call;
    const proposal: Proposal = {
      ...{ agreement_id, agreement_name, call_id, balance: line.line.amount, reasons, payment_id: null },
      designation: chosen.map(({ call }) => call.designation).join(" + "),
      confidence: reasons.length > 1 ? "LIKELY" : "POSSIBLE",
      payer_profile_id: client?.profile_id ?? null,
      parts: chosen.map(({ call, left }) => ({ call_id: call.call_id, designation: call.designation, amount: left })),
    };
    return [{ call: first, proposal }];
  });
}

/** The call of which each line pays a part, where lines that point to it make its balance together. */
function linesTogether(lines: readonly ReadLine[], calls: readonly ReadCall[]): Map<ReadLine, ReadCall> {
  const found = new Map<ReadLine, ReadCall>();
  for (const call of calls) {
    const own = lines.filter((line) => {
      if (line.line.currency !== call.call.currency || found.has(line)) return false;
      const { isReferred, isNamed, client } = signsOf(line, call);
      return isReferred || isNamed || client;
    });
    const chosen = numbersThatMake(
      units(call.left),
      own.map(({ line }) => units(line.amount)),
    );
    for (const at of chosen ?? []) {
      const line = own[at];
      if (line) found.set(line, call);
    }
  }
  return found;
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

/** The signs beside its amount that a line is for a call. */
function signsOf({ words, payer, references }: ReadLine, { call, names, clients }: ReadCall) {
  return {
    isReferred: references.some((each) => isReferenceTo(each, call.agreement_id, call.call_id)),
    isNamed: names.some((name) => words.includes(` ${name} `)),
    client: payer === "" ? undefined : clients.find(({ name }) => name === payer),
  };
}

function proposalFor(
  read: ReadLine,
  open: ReadCall,
  { tied, isTogether }: { tied: ReadonlySet<string>; isTogether: boolean },
): Proposal[] {
  const { line } = read;
  const { call, left } = open;
  const recorded = recordedAlready(line, call, tied);
  const { isReferred, isNamed, client } = signsOf(read, open);
  const isWhole = units(line.amount) === units(left);
  const isBeforeCharges = (line.charges ?? 0) > 0 && units(line.amount + (line.charges ?? 0)) === units(left);
  const reasons: Reason[] = [
    ...(isReferred ? (["REFERENCE"] as const) : []),
    ...(recorded ? (["RECORDED"] as const) : isWhole ? (["AMOUNT"] as const) : []),
    ...(!recorded && !isWhole && isBeforeCharges ? (["AMOUNT_BEFORE_CHARGES"] as const) : []),
    ...(!recorded && isTogether ? (["LINES"] as const) : []),
    ...(isNamed ? (["WORDS"] as const) : []),
    ...(client ? (["PAYER"] as const) : []),
  ];
  const confidence = confidenceOf(reasons);
  if (confidence === null) return [];
  const { agreement_id, agreement_name, call_id, designation, balance } = call;
  const about = { agreement_id, agreement_name, call_id, designation, balance };
  return [
    {
      ...{ ...about, confidence, reasons, parts: [] },
      ...{ payer_profile_id: client?.profile_id ?? null, payment_id: recorded?.id ?? null },
    },
  ];
}

function confidenceOf(reasons: readonly Reason[]): Confidence | null {
  const has = (reason: Reason) => reasons.includes(reason);
  const isAmount = has("AMOUNT") || has("RECORDED") || has("AMOUNT_BEFORE_CHARGES") || has("LINES");
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
