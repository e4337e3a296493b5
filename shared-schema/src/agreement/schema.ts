import { z } from "zod";
import {
  documentNumber,
  litres,
  money,
  partId,
  SLOWEST_KNOTS,
  shortText,
  text,
  unitPrice,
  voyageDate,
  voyageInstant,
} from "../base/basics.ts";
import { otherCurrency } from "../base/currency/exchange.ts";
import { orderKey } from "../base/orderKey.ts";
import { ROLES } from "../base/roles.ts";
import { expense } from "./expenses/schema.ts";
import { HEAD_SHAPE } from "./head/shape.ts";
import { recordFields } from "./payments/record.ts";
import { MOST_REMINDERS, reminder } from "./payments/reminder.ts";
import { ARTICLES_EDITIONS } from "./wording/edition.ts";

const pos = orderKey;

export const STATUSES = ["DRAFT", "LOCKED", "CONTRACT", "ADDENDUM", "SETTLING", "SETTLED", "ARCHIVED"] as const;
export type Status = (typeof STATUSES)[number];

export const CONTRACT_TYPES = HEAD_SHAPE.contract_type.options;
export type ContractType = (typeof CONTRACT_TYPES)[number];

export const CALL_TYPES = ["CRUISE", "CEA", "DEPOSIT"] as const;
export type CallType = (typeof CALL_TYPES)[number];

export const GREEK_CERTIFICATES = HEAD_SHAPE.greek_certificate.unwrap().options;

export const party = z.object({ role: z.enum(ROLES), profile_id: documentNumber, pos });

/** Nights that a waypoint may be given. */
export const MOST_NIGHTS = 366;

/** Points between two waypoints. */
export const MOST_TRACK_POINTS = 500;

/** The longest text of a clause in one language. */
export const MOST_CLAUSE_TEXT = 4_000;

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

export const waypoint = z.object({
  pos,
  latitude,
  longitude,
  is_call: z.boolean(),
  is_routing: z.boolean(),
  /** The user's name for the place; null shows the place found from the position. */
  call_location_str: shortText.nullable(),
  arr_date: voyageInstant.nullable(),
  dep_date: voyageInstant.nullable(),
  /** Nights that the yacht stays here while no departure is entered; absent or null follows the times. */
  nights: z.int().min(0).max(MOST_NIGHTS).nullable().optional(),
  /** Points of the leg that arrives here, from auto-routing or from dragging the line. */
  track: z.array(z.object({ latitude, longitude })).max(MOST_TRACK_POINTS).nullable(),
  /** The ends between which a router drew the track; absent or null for a straight line and for one drawn by hand. */
  routed: z
    .object({ from: z.object({ latitude, longitude }), to: z.object({ latitude, longitude }) })
    .nullable()
    .optional(),
  /** Planned speed of the leg that arrives here, in kt; null follows the times, then the cruising speed. */
  planned_speed: z.number().min(SLOWEST_KNOTS).max(60).nullable(),
});

export const service = z.object({
  pos,
  name: shortText.nullable(),
  price: money.min(0).nullable(),
  product: text.nullable(),
});

const clauseText = z.string().max(MOST_CLAUSE_TEXT);

/** A special condition in the parties' own words, in both languages; numbered by its place. */
export const clause = z.object({ pos, text_fr: clauseText.nullable(), text_en: clauseText.nullable() });

export const fuelBunker = z.object({
  pos,
  /** Per litre, in the agreement's currency, at most 4 decimals. */
  price_per_litre: unitPrice.nullable(),
  /** Litres. */
  quantity: litres.nullable(),
  /** Litres really used, entered while settling; null follows the consumption. */
  quantity_used: litres.nullable(),
});

/** A passenger's stay on board, from one call to another («disemb» over REST). */
export const stay = z.object({
  profile_id: documentNumber,
  emb_waypoint: partId.nullable(),
  disemb_waypoint: partId.nullable(),
  emb_date: voyageInstant.nullable(),
  disemb_date: voyageInstant.nullable(),
});

/** A call for fund. `contract_code` marks the calls that the product itself opens. */
export const paymentCall = z.object({
  pos,
  call_type: z.enum(CALL_TYPES),
  designation: z.string().max(80),
  amount: money.nullable(),
  date_due: voyageDate.nullable(),
  due_by_execution: z.boolean(),
  contract_code: z.enum(["SETTLEMENT", "BOOKING_BALANCE"]).nullable(),
  locked: z.boolean(),
  /** In the order in which they were sent, set by the server alone; absent where there is none. */
  reminders: z.array(reminder).max(MOST_REMINDERS).optional(),
});

/**
 * A payment on a call for fund. Its key is made by the device that records it, so that it is recorded once. It is never changed or
 * removed: cancelling is all that happens to it.
 */
export const payment = z.object({
  /** Null: what a transfer leaves over, or what is used or given back of it (decision 160). */
  call_id: partId.nullable(),
  /** That of the call, which may be removed once its payments are cancelled. */
  call_type: z.enum(CALL_TYPES).nullable(),
  /** The transfer of which it is a part; absent or null where it is one by itself. */
  transfer: partId.nullable().optional(),
  /** In the agreement's currency; a negative amount is a credit. */
  amount: money,
  date_paid: voyageDate,
  /** The client on whose behalf it was paid. */
  payer_profile_id: documentNumber.nullable(),
  /** What was paid in another currency; absent or null where it was the agreement's. */
  other: otherCurrency.nullable().optional(),
  ...recordFields,
});

export const comment = z.object({
  author_user_id: z.int(),
  at: voyageInstant,
  /** Path of the term that it is about, with the id of the part; null for the agreement as a whole. */
  about: shortText.nullable(),
  text,
  /** The wording that its author proposes for the term; absent or null for a remark. */
  proposes: shortText.nullable().optional(),
  /** Key of the comment that it answers. */
  answers: partId.nullable().optional(),
  /** It does not answer: who prepares the contract goes on without doing so. */
  passes_over: z.boolean().optional(),
  /** The version that was generated over the comment that is passed over, set by the server; absent before. */
  printed_in: z.int().min(0).optional(),
  /** The name of an administrator who wrote it and was no party then, set by the server; absent for a party. */
  admin_name: shortText.optional(),
});

const parts = <T extends z.ZodType>(part: T) => z.record(partId, part);

/**
 * What a settlement compares with, taken by the server from the last generated version when settling starts. Its calls for fund are
 * in `payment_calls` without amounts, which follow from this and from what is entered (decision 75).
 */
export const settlement = z.object({
  /** The exact effective VAT rate, «9/175»; null where none was decided. */
  rate: z
    .string()
    .max(2_000)
    .regex(/^\d+\/[1-9]\d*$/)
    .nullable(),
  /** Litres that the agreement counts on, by bunker. */
  litres: parts(litres),
});

/** The confirmation of a deduction above the paid deposit; the server sets when. */
export const deductionConfirmed = z.object({
  /** The deduction that was confirmed: another one is to be confirmed again. */
  amount: money,
  /** The account that confirmed it. */
  by: z.int(),
  at: voyageInstant,
});

/** One agreement as it is stored and synced: what people entered, nothing that can be derived. */
export const agreementBody = z.object({
  ...HEAD_SHAPE,
  /** The edition of the standard terms that it uses; absent, the first. */
  articles_edition: z.enum(ARTICLES_EDITIONS).optional(),
  status: z.enum(STATUSES),
  /** 0 for the contract, then the number of the addendum. */
  version: z.int().min(0),
  /** The number of versions generated; the last one is frozen on the server. */
  generated_versions_len: z.int().min(0),
  created_by: z.int(),
  created_at: voyageInstant,
  /** From the start of settling on; absent or null before. */
  settlement: settlement.nullable().optional(),
  /** Absent or null where no deduction was confirmed. */
  deposit_deduction_confirmed: deductionConfirmed.nullable().optional(),
  parties: z.record(z.string(), party),
  waypoints: parts(waypoint),
  special_conditions: parts(service),
  /** Absent in an agreement that was made before there were clauses. */
  clauses: parts(clause).optional(),
  fuel_bunkers: parts(fuelBunker),
  stays: parts(stay),
  payment_calls: parts(paymentCall),
  payments: parts(payment),
  /** The APA account; absent in an agreement that was made before there was one. */
  expenses: parts(expense).optional(),
  comments: parts(comment),
});

/** Fields that answer what a tax rate depends on and nothing else of the agreement tells. */
export const TAX_ANSWERS = [
  "hirer_days_last_12_months",
  "greek_certificate",
] as const satisfies readonly (keyof AgreementBody)[];
export type TaxAnswer = (typeof TAX_ANSWERS)[number];

export type AgreementBody = z.infer<typeof agreementBody>;
export type Party = z.infer<typeof party>;
export type Waypoint = z.infer<typeof waypoint>;
export type Clause = z.infer<typeof clause>;
export type Service = z.infer<typeof service>;
export type FuelBunker = z.infer<typeof fuelBunker>;
export type Stay = z.infer<typeof stay>;
export type PaymentCall = z.infer<typeof paymentCall>;
export type Settlement = z.infer<typeof settlement>;
export type DeductionConfirmed = z.infer<typeof deductionConfirmed>;
export type Payment = z.infer<typeof payment>;
export type Comment = z.infer<typeof comment>;

/** The maps of the aggregate whose keys are part ids. */
export const PART_MAPS = [
  "waypoints",
  "special_conditions",
  "clauses",
  "fuel_bunkers",
  "stays",
  "payment_calls",
  "payments",
  "expenses",
  "comments",
] as const;
export type PartMap = (typeof PART_MAPS)[number];

/** A part of one of the maps. */
export type PartIn<K extends PartMap | "parties"> = NonNullable<AgreementBody[K]>[string];
