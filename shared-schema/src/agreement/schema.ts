import { z } from "zod";
import {
  countryCode,
  currencyCode,
  dateOnly,
  documentNumber,
  instant,
  money,
  partId,
  ratio,
  SLOWEST_KNOTS,
  shortText,
  text,
  unitPrice,
} from "../basics.ts";
import { orderKey } from "./orderKey.ts";
import { ROLES } from "./roles.ts";

const pos = orderKey;

export const STATUSES = ["DRAFT", "LOCKED", "CONTRACT", "ADDENDUM", "SETTLING", "SETTLED", "ARCHIVED"] as const;
export type Status = (typeof STATUSES)[number];

export const CONTRACT_TYPES = ["CRUISE", "CHARTER"] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

export const CALL_TYPES = ["CRUISE", "CEA", "DEPOSIT"] as const;
export type CallType = (typeof CALL_TYPES)[number];

export const party = z.object({ role: z.enum(ROLES), profile_id: documentNumber, pos });

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

export const waypoint = z.object({
  pos,
  latitude,
  longitude,
  is_call: z.boolean(),
  is_routing: z.boolean(),
  /** What the user calls the place; null shows the place found from the position. */
  call_location_str: shortText.nullable(),
  arr_date: instant.nullable(),
  dep_date: instant.nullable(),
  /** Points of the leg that arrives here, from auto-routing or from dragging the line. */
  track: z.array(z.object({ latitude, longitude })).max(500).nullable(),
  /** Planned speed of the leg that arrives here, in kt; null follows the times, then the cruising speed. */
  planned_speed: z.number().min(SLOWEST_KNOTS).max(60).nullable(),
});

export const service = z.object({
  pos,
  name: shortText.nullable(),
  price: money.nullable(),
  product: text.nullable(),
});

export const fuelBunker = z.object({
  pos,
  /** Per litre, in the agreement's currency, at most 4 decimals. */
  price_per_litre: unitPrice.nullable(),
  /** Litres. */
  quantity: z.number().min(0).nullable(),
  /** Litres really used, entered while settling; null follows the consumption. */
  quantity_used: z.number().min(0).nullable(),
});

/** A passenger's stay on board, from one call to another («disemb» over REST). */
export const stay = z.object({
  profile_id: documentNumber,
  emb_waypoint: partId.nullable(),
  disemb_waypoint: partId.nullable(),
  emb_date: instant.nullable(),
  disemb_date: instant.nullable(),
});

/** A call for fund. `contract_code` marks the calls that the product itself opens. */
export const paymentCall = z.object({
  pos,
  call_type: z.enum(CALL_TYPES),
  designation: z.string().max(80),
  amount: money.nullable(),
  date_due: dateOnly.nullable(),
  due_by_execution: z.boolean(),
  contract_code: z.enum(["SETTLEMENT", "BOOKING_BALANCE"]).nullable(),
  locked: z.boolean(),
});

export const comment = z.object({ author_user_id: z.int(), at: instant, about: shortText.nullable(), text });

const parts = <T extends z.ZodType>(part: T) => z.record(partId, part);

/** One agreement as it is stored and synced: what people entered, nothing that can be derived. */
export const agreementBody = z.object({
  name: z.string().trim().min(1).max(200),
  contract_type: z.enum(CONTRACT_TYPES),
  currency: currencyCode,
  /** The language in which the parties work; the contract itself carries French and English. */
  language: z.enum(["en", "fr"]),
  status: z.enum(STATUSES),
  /** 0 for the contract, then the number of the addendum. */
  version: z.int().min(0),
  /** How many versions were generated; the last one is frozen on the server. */
  generated_versions_len: z.int().min(0),
  created_by: z.int(),
  created_at: instant,
  yacht_id: documentNumber.nullable(),
  delivery_date: instant.nullable(),
  redelivery_date: instant.nullable(),
  positioning_toward_start: instant.nullable(),
  positioning_return_end: instant.nullable(),
  cruise_areas: text.nullable(),
  base_price_cruising: money.min(0).nullable(),
  base_price_routing: money.min(0).nullable(),
  /** Litres entered by the user; null follows the estimate. */
  routing_consumption: z.number().min(0).nullable(),
  journey_consumption: z.number().min(0).nullable(),
  requested_cea_ratio: ratio.nullable(),
  requested_deposit_ratio: ratio.nullable(),
  actual_client_expenses: money.min(0).nullable(),
  actual_deposit_deduction: money.min(0).nullable(),
  /** A VAT rate entered by hand where no row of the table decides, with its reason; printed in the exhibit. */
  entered_vat_rate: ratio.nullable(),
  entered_vat_reason: text.nullable(),
  entered_vat_country: countryCode.nullable(),
  parties: z.record(z.string(), party),
  waypoints: parts(waypoint),
  special_conditions: parts(service),
  fuel_bunkers: parts(fuelBunker),
  stays: parts(stay),
  payment_calls: parts(paymentCall),
  comments: parts(comment),
});

export type AgreementBody = z.infer<typeof agreementBody>;
export type Party = z.infer<typeof party>;
export type Waypoint = z.infer<typeof waypoint>;
export type Service = z.infer<typeof service>;
export type FuelBunker = z.infer<typeof fuelBunker>;
export type Stay = z.infer<typeof stay>;
export type PaymentCall = z.infer<typeof paymentCall>;

/** The maps of the aggregate whose keys are part ids. */
export const PART_MAPS = [
  "waypoints",
  "special_conditions",
  "fuel_bunkers",
  "stays",
  "payment_calls",
  "comments",
] as const;
export type PartMap = (typeof PART_MAPS)[number];
