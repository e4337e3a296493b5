import type { Fraction } from "../money.ts";

/**
 * The unit of a figure. MONEY is the agreement's currency, EUROS are euros, RATE units of a currency for one of another, RATIO a share of
 * 1, INSTANT milliseconds since 1970.
 */
export type Unit =
  | "MONEY"
  | "EUROS"
  | "RATE"
  | "MONEY_PER_L"
  | "EUROS_PER_L"
  | "L"
  | "L_PER_H"
  | "NM"
  | "H"
  | "DAYS"
  | "KN"
  | "RATIO"
  | "INSTANT";

/** The names of all figures that are derived, and of what they are derived from, each with its unit. */
export const TERMS = {
  grand_total_price: "MONEY",
  total_agreement_price: "MONEY",
  net_total: "MONEY",
  vat_amount: "MONEY",
  base_price_cruising: "MONEY",
  base_price_routing: "MONEY",
  total_oil_price: "MONEY",
  total_services_price: "MONEY",
  service_price: "MONEY",
  requested_cea_amount: "MONEY",
  requested_cea_ratio: "RATIO",
  requested_deposit_amount: "MONEY",
  requested_deposit_ratio: "RATIO",
  saving_one: "EUROS",
  saving_two: "EUROS",
  savings_gross: "EUROS",
  savings_net_of_vat: "EUROS",
  fee_gross_basis: "EUROS",
  fee_net_basis: "EUROS",
  compared_price: "EUROS",
  ticpe_per_litre: "EUROS_PER_L",
  compared_vat_rate: "RATIO",
  fee_ratio: "RATIO",
  bunker_price: "MONEY",
  bunker_litres: "L",
  bunker_quantity: "L",
  price_per_litre: "MONEY_PER_L",
  litres_left: "L",
  total_fuel_consumption: "L",
  journey_consumption: "L",
  routing_consumption: "L",
  leg_litres: "L",
  leg_propulsion: "L",
  leg_generators: "L",
  port_generators: "L",
  litres_per_hour: "L_PER_H",
  generators_per_hour: "L_PER_H",
  curve_speed: "KN",
  curve_litres: "L_PER_H",
  leg_speed: "KN",
  leg_hours: "H",
  hours_at_speed: "H",
  port_hours: "H",
  stop_hours: "H",
  departure: "INSTANT",
  arrival: "INSTANT",
  leg_nm: "NM",
  total_nm: "NM",
  journey_nm: "NM",
  routing_nm: "NM",
  effective_vat_rate: "RATIO",
  entered_vat_rate: "RATIO",
  row_rate: "RATIO",
  row_part: "RATIO",
  trip_part: "RATIO",
  trip_rate: "RATIO",
  trip_weight: "RATIO",
  trip_hours: "H",
  all_trip_hours: "H",
  french_share: "RATIO",
  french_nm: "NM",
  trip_nm: "NM",
  taxed_share: "RATIO",
  taxed_hours: "H",
  all_hours: "H",
  taxed_days: "DAYS",
  all_days: "DAYS",
  call_target: "MONEY",
  calls_asked: "MONEY",
  call_amount: "MONEY",
  remaining_to_ask: "MONEY",
  calls_collected: "MONEY",
  remaining_to_collect: "MONEY",
  call_balance: "MONEY",
  paid_amount: "MONEY",
  payment_amount: "MONEY",
  settled_amount: "MONEY",
  asked_before: "MONEY",
  actual_client_expenses: "MONEY",
  actual_deposit_deduction: "MONEY",
  apa_balance: "MONEY",
  apa_collected: "MONEY",
  apa_spent: "MONEY",
  apa_spent_on_board: "MONEY",
  apa_per_day: "MONEY",
  apa_days_on_board: "DAYS",
  apa_days_left: "DAYS",
  apa_to_come: "MONEY",
  apa_at_end: "MONEY",
  apa_reserve: "MONEY",
  apa_reserve_ratio: "RATIO",
  apa_wanted: "MONEY",
  apa_top_up: "MONEY",
  apa_round_unit: "MONEY",
  expense_amount: "MONEY",
  net_in_euros: "EUROS",
  vat_in_euros: "EUROS",
  per_euro: "RATE",
  carrier_share: "MONEY",
  commission_role: "MONEY",
  commission_share: "MONEY",
  commission_named: "MONEY",
  commission_left: "MONEY",
  commission_ratio: "RATIO",
  commission_part: "RATIO",
} as const satisfies Readonly<Record<string, Unit>>;
export type TermName = keyof typeof TERMS;

/**
 * How a value follows from others. REST: the first less the second, never below 0. ELAPSED: hours from the first to the second.
 * ROUND_UP: the first, rounded up to a multiple of the second. LINE: x, x₀, y₀, x₁, y₁: on the line through two points. CUBE: x, x₀, y₀:
 * by the cube of x from one point. SAME: taken over.
 */
export type Operation =
  | "SUM"
  | "DIFFERENCE"
  | "REST"
  | "PRODUCT"
  | "QUOTIENT"
  | "LEAST"
  | "ELAPSED"
  | "LINE"
  | "CUBE"
  | "ROUND_UP"
  | "SAME";

/** A field, in the words of drafts and history: `fuel_bunkers.<id>.quantity` of an agreement, `cruis_spd` of its yacht. */
export interface EnteredAt {
  document: "agreement" | "yacht" | "commission";
  path: string;
}

/** A rule or constant: where it is written, and since when. */
export interface Rule {
  /** Code of the row, or the constant's name. */
  code: string;
  /** Where the rule is written; null for one of the product's own. */
  source: string | null;
  /** ISO 3166; null for a constant. */
  country: string | null;
  /** The day since which it is in force, YYYY-MM-DD; null where none is known. */
  valid_from: string | null;
}

/** ROUTE: along a leg's rhumb lines. WATERS: within a zone. SCHEDULE: hours, or an estimated time. CALENDAR: days. GIVEN: a figure from elsewhere. */
export type Measurement = "ROUTE" | "WATERS" | "SCHEDULE" | "CALENDAR" | "GIVEN";

/** Where a value comes from: other values, or one of the three ends of every derivation. */
export type Origin =
  | {
      kind: "STEP";
      operation: Operation;
      of: readonly Term[];
      /** Decimals to which the result is rounded half up; null for a result that is exact or a float. */
      decimals: number | null;
    }
  /** `empty`: nothing is entered there, and so it counts as 0. */
  | { kind: "ENTERED"; at: EnteredAt; empty: boolean }
  | { kind: "RULE"; rule: Rule }
  | { kind: "MEASURED"; by: Measurement };

/** Exact for money, a float for what is measured at sea. */
export type Quantity = Fraction | number;

/** A value with how it came about: computing the one makes the other. */
export interface Term<Q extends Quantity = Quantity> {
  readonly name: TermName;
  /** The part that it is about: `fuel_bunkers.<id>`, `waypoints.<id>` for the leg that arrives there, `trips.<index>`. */
  readonly about: string | null;
  readonly value: Q;
  readonly origin: Origin;
}
