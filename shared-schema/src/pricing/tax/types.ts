import type { AgreementBody, ContractType, TaxAnswer } from "../../agreement/schema.ts";
import type { ExactFraction } from "../../base/money.ts";
import type { ZoneMethod } from "../../geo/types.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import type { TaxRow } from "./rows.ts";

/** A stretch of a leg in one tax zone. */
export interface ZonePart {
  zone: string;
  nm: number;
}

/** One piece of the journey in time, with the trip to which it belongs (0 for the first; null outside transport). */
export type TimelineItem =
  | { kind: "STOP"; trip: number | null; waypoint: string; zone: string; hours: number | null }
  | {
      kind: "LEG";
      trip: number | null;
      from: string;
      to: string;
      nm: number;
      hours: number | null;
      method: ZoneMethod;
      zones: ZonePart[];
    };

/** A trip: from one boarding or leaving of passengers to the next. */
export interface TripFacts {
  /** Tax zones of its calls, both ends included. */
  calls: string[];
  nm: number;
  /** NM in French territorial waters. */
  fr_nm: number;
  /** Hours, those in the port of arrival included; null when times are missing. */
  hours: number | null;
  /** Zones of foreign waters where the yacht anchored without a call. */
  foreign_anchorage: string[];
}

/** Whether all, some or none of the journey lies in EU waters. */
export type EuExtent = "ALL" | "SOME" | "NONE";

/** Everything that a rate depends on. A zone is a country code, «INT», or «ES-X» outside its state's VAT area. */
export interface TaxFacts {
  contract_type: ContractType;
  yacht_status: YachtBody["status"];
  /** Zone where the journey begins; null when unknown. */
  embarkation_zone: string | null;
  /** Day of signature; null while unsigned. */
  signed: string | null;
  /** Day of delivery; null when unknown. */
  supply: string | null;
  trips: TripFacts[];
  hours_total: number | null;
  hours_by_zone: Readonly<Record<string, number>> | null;
  /** 24-hour days of the hire by the zone in which most of each was spent. */
  days_by_zone: Readonly<Record<string, number>> | null;
  zones: readonly string[];
  eu_extent: EuExtent | null;
  /** Length of the hire, h. */
  duration_hours: number | null;
  /** NM of the whole journey. */
  nm: number | null;
  /** m. */
  loa: number | null;
  gross_tonnage: number | null;
  /** ISO country of the flag. */
  flag: string | null;
  leaves_fr_waters: boolean | null;
  greek_certificate: AgreementBody["greek_certificate"];
  hirer_days_last_12_months: number | null;
  /** Waypoints whose arrival or departure is missing or the wrong way round. */
  missing_times: readonly string[];
  timeline: readonly TimelineItem[];
}

export type TripKind = "INTERNATIONAL" | "NATIONAL" | "STATIC";

export interface TripResult {
  kind: TripKind;
  /** Share of the journey's hours, 6 decimals; null when they are unknown and not needed. */
  weight: number | null;
  /** Share of the distance in French waters, 6 decimals; null without distance. */
  fr_share: number | null;
  leaves_fr_waters: boolean;
  /** 1 when the trip counts for the French commercial exemption: it leaves the territorial waters. */
  fce_counts: 0 | 1;
}

/** One step of «why this rate?», in the order in which it is told. */
export type ExplanationStep =
  | TimelineItem
  | {
      kind: "ROW";
      code: string;
      country: string;
      rate: number;
      base_rule: TaxRow["base_rule"];
      source: string;
      /** The day by which the row was chosen; today for a row that goes by the signature while there is none. */
      date: string;
      /** The day since which the row is in force. */
      valid_from: string;
    }
  | { kind: "TRIP"; trip: number; result: TripResult; facts: TripFacts; rate: number }
  | {
      kind: "SHARE";
      code: string;
      rate: number;
      share: number;
      part: number | null;
      whole: number | null;
      unit: "HOURS" | "DAYS" | null;
    }
  | { kind: "ANSWER"; question: "hirer_days_last_12_months"; answer: number }
  | { kind: "ANSWER"; question: "greek_certificate"; answer: NonNullable<AgreementBody["greek_certificate"]> }
  | { kind: "ENTERED"; rate: number; reason: string };

export type TaxWarning =
  | "YACHT_NOT_COMMERCIAL"
  | "FOREIGN_ANCHORAGE_IS_NOT_A_CALL"
  | "STATIC_TRIP_TAXED_AS_HIRE"
  | "EMBARKATION_NOT_FR"
  | "HOURS_TAXED_TWICE"
  | `RATE_LOW_CONFIDENCE_${string}`;

/** The reasons why there is no rate. */
export type UndecidedReason =
  | "embarkation-unknown"
  | "route-too-short"
  | "no-row"
  | "condition-undecided"
  | "times-missing"
  | "hire-over-90-days"
  | "rule-not-applicable";

/**
 * The missing input that would decide the rate: times of waypoints, a yacht field, a certificate, or in the end a rate
 * with its reason.
 */
export type TaxQuestion =
  | "waypoints"
  | "waypoint_times"
  | "hire_duration"
  | "yacht_flag"
  | "yacht_loa"
  | "yacht_gross_tonnage"
  | TaxAnswer
  | "entered_vat_rate"
  | "entered_vat_reason";

/** The effective rate with everything that led to it, or the reasons why there is none. Plain JSON. */
export interface TaxResult {
  /** 6 decimals, for the wire; null while undecided. */
  effective_vat_rate: number | null;
  /** The exact rate, which the VAT line uses. */
  exact: ExactFraction | null;
  /** 3 significant digits: «5.27%». */
  display: string | null;
  /** RULE from the table, ENTERED by hand. */
  origin: "RULE" | "ENTERED" | null;
  vat_country: string | null;
  contract_type: ContractType;
  rule_codes: string[];
  /** Share of the price taxed at each of `rates`, 6 decimals. */
  taxable_share: number[];
  rates: number[];
  warnings: TaxWarning[];
  trips: TripResult[];
  journey_class: TripKind | "MIXED" | null;
  /** «1/2»: trips that count for the French commercial exemption, of all. */
  fce_trips_qualifying: string | null;
  /** The rows that were used, to be frozen with the contract. */
  rows: TaxRow[];
  explanation: ExplanationStep[];
  reasons: UndecidedReason[];
  asks: TaxQuestion[];
  /** Answers of the agreement on which the rate depends, given or not. */
  depends_on: TaxAnswer[];
  /** Waypoints whose times are asked. */
  missing_times: string[];
}
