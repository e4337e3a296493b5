import type { AgreementBody, TaxAnswer } from "../agreement/schema.ts";
import type { MissingForTotal, PriceFigures } from "../pricing/price.ts";
import type { ExplanationStep, TaxQuestion } from "../pricing/tax/types.ts";
import type { ProfileBody } from "../profile/schema.ts";
import type { YachtBody } from "../yacht/schema.ts";

/** Everything that a contract says: what people entered, and what was calculated from it. */
export interface ContractFacts {
  /** Number of the agreement. */
  id: number;
  agreement: AgreementBody;
  yacht: YachtBody | null;
  /** Profiles of the parties, by number. One that the viewer does not hold is absent. */
  profiles: Readonly<Record<number, ProfileBody>>;
  derived: DerivedFacts;
}

/** The results of route, tax and price for the agreement. Null means «not known yet». */
export interface DerivedFacts extends PriceFigures {
  /** In the order of the route. */
  waypoints: DerivedWaypoint[];
  total_nm: number | null;
  /** Litres. */
  routing_consumption: number | null;
  journey_consumption: number | null;
  effective_vat_rate: number | null;
  /** The rate as screens show it, «5.27%». */
  rate_display: string | null;
  vat_country: string | null;
  /** Answers of the agreement on which the rate depends, given or not; printed with the rate. */
  rate_depends_on: TaxAnswer[];
  trips: TripRow[];
  /** The explanation of the rate, in order; empty while no rule applies. */
  rate_explanation: RateStep[];
  /** The fields without which the agreement has no total. */
  missing_for_total: MissingForTotal[];
  /** The inputs that would decide the rate while there is none. */
  rate_asks: TaxQuestion[];
  /** Waypoints whose times the rate needs. */
  missing_times: string[];
  /** Waypoints whose estimated times the figures rest on. The contract needs real ones. */
  estimated_times: string[];
}

type Explained<Kind extends ExplanationStep["kind"]> = Extract<ExplanationStep, { kind: Kind }>;

/** One line of the exhibit: a rule of the table, a share that it taxes, an answer of the parties, a rate entered by hand. */
export type RateStep =
  | Pick<Explained<"ROW">, "kind" | "code" | "rate" | "source" | "valid_from">
  | Pick<Explained<"SHARE">, "kind" | "code" | "share">
  | Explained<"ANSWER">
  | Explained<"ENTERED">;

export interface DerivedWaypoint {
  id: string;
  sn: number;
  /** The user's name for the place, else the name found from its position, in both languages on one line. */
  place: string;
  country: { iso: string; name: string } | null;
  latitude: number;
  longitude: number;
  arr_date: string | null;
  /** The arrival follows from speed and distance, no one entered it. */
  arr_estimated: boolean;
  dep_date: string | null;
  /** IANA zone. */
  timezone: string;
  is_call: boolean;
  is_routing: boolean;
  /** NM to the next waypoint; null at the last. */
  leg_nm: number | null;
  /** NM along the route from here to its end. */
  distance_to_go: number | null;
}

/** One line of the tax exhibit. */
export interface TripRow {
  from: string;
  to: string;
  kind: "NATIONAL" | "INTERNATIONAL" | "STATIC" | "HIRE";
  nm: number | null;
  /** NM in the waters that are taxed. */
  taxed_nm: number | null;
  hours: number | null;
  /** Weight of the trip in the whole, 0 to 1. */
  weight: number | null;
  /** Rate that the trip bears, 0 to 1. */
  rate: number | null;
}
