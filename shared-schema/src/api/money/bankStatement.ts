import { z } from "zod";
import { documentNumber, partId } from "../../base/basics.ts";
import { accountBalance } from "../../payments/bankStatement/balance.ts";
import { statementLine } from "../../payments/bankStatement/line.ts";
import { CONFIDENCES, REASONS } from "../../payments/bankStatement/match.ts";

/** The form of an import: the file, and of a CSV file its mapping as JSON. */
export const statementForm = z.object({
  upload: z.string().meta({ type: "string", format: "binary" }),
  mapping: z.string().optional(),
  /** `TURNED` reads the reversals the other way round, where the file's balances prove that they are. */
  reversals: z.literal("TURNED").optional(),
});

/** The outcome of an import. */
export const statementImported = z.object({
  /** Lines that were not known yet, and those that an earlier file had. */
  added: z.int(),
  known: z.int(),
  /** Of the added ones, those that seem to be lines of an earlier import, in another format or read otherwise: they are set aside. */
  twins: z.int(),
  /** Entries that are not booked yet. */
  pending: z.int(),
  /** Entries of which the file does not say whether they are booked. */
  unstated: z.int(),
  /** Rows of a CSV file that are no entries. */
  skipped: z.int(),
  /** Accounts whose opening balance and entries do not make the closing balance that the file gives. */
  unbalanced: z.array(accountBalance),
});
export type StatementImported = z.infer<typeof statementImported>;

export const LINE_STATES = ["OPEN", "RECORDED", "SET_ASIDE"] as const;
export type LineState = (typeof LINE_STATES)[number];

export const lineQuery = z.object({ state: z.enum(LINE_STATES).default("OPEN") });

const proposalView = z.object({
  agreement_id: z.int(),
  agreement_name: z.string(),
  call_id: z.string(),
  designation: z.string(),
  /** What is left of the call, in the line's currency. */
  balance: z.number(),
  confidence: z.enum(CONFIDENCES),
  reasons: z.array(z.enum(REASONS)),
  payer_profile_id: z.int().nullable(),
  /** A payment on record that it seems to be. */
  payment_id: z.string().nullable(),
  /** The share of each of several calls; empty where it is one. */
  parts: z.array(z.object({ call_id: z.string(), designation: z.string(), amount: z.number() })),
});

export const lineView = statementLine.omit({ format: true }).extend({
  id: z.string(),
  state: z.enum(LINE_STATES),
  /** Where it is recorded. */
  agreement_id: z.int().nullable(),
  payment_id: z.string().nullable(),
  /** The transfer that it was recorded as, in parts; `payment_id` is the first of them. */
  transfer_id: z.string().nullable(),
  /** The line of an earlier import that it seems to be: set aside because of it. */
  twin_of: z.string().nullable(),
  /** Best first; of open lines alone. */
  proposals: z.array(proposalView),
});
export type LineView = z.infer<typeof lineView>;

/** The latest lines in a state, and how many there are. */
export const lineList = z.object({ total: z.int(), lines: z.array(lineView) });
export type LineList = z.infer<typeof lineList>;

/** Records a line as a payment on a call, or ties it to a payment that is on record. */
export const lineMatch = z.union([
  z.object({ call_id: partId, payer_profile_id: documentNumber.nullable().default(null) }).strict(),
  z.object({ payment_id: partId }).strict(),
]);
export type LineMatch = z.infer<typeof lineMatch>;

export const linePatch = z.object({ set_aside: z.boolean() }).strict();
