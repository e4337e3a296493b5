import type { AgreementBody } from "../agreement/schema.ts";
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

/** What route, tax and price make of the agreement. Null stands for «not known yet». */
export interface DerivedFacts {
  /** In the order of the route. */
  waypoints: DerivedWaypoint[];
  total_nm: number | null;
  /** Litres. */
  routing_consumption: number | null;
  journey_consumption: number | null;
  total_fuel_consumption: number | null;
  effective_vat_rate: number | null;
  /** The rate as screens show it, «5.27%». */
  rate_display: string | null;
  vat_country: string | null;
  trips: TripRow[];
  /** Why the rate is what it is, line by line; may be empty. */
  rate_explanation: Bilingual[];
  total_oil_price: number | null;
  total_services_price: number | null;
  net_total: number | null;
  vat_amount: number | null;
  total_agreement_price: number | null;
  requested_cea_amount: number | null;
  requested_deposit_amount: number | null;
  grand_total_price: number | null;
}

export interface DerivedWaypoint {
  id: string;
  sn: number;
  /** What the user calls the place, else the name found from the position. */
  place: string;
  country: { iso: string; name: string } | null;
  latitude: number;
  longitude: number;
  arr_date: string | null;
  /** The arrival follows from speed and distance, nobody entered it. */
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

/** A text in the two languages of the contract; French prevails. */
export interface Bilingual {
  fr: string;
  en: string;
}
