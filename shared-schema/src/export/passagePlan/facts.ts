import type { Language } from "../../base/language.ts";
import type { Itinerary } from "../../itinerary/itinerary.ts";
import type { YachtBody } from "../../yacht/schema.ts";

/** The facts that a passage plan is printed from. */
export interface PassagePlanFacts {
  /** Number of the agreement. */
  id: number;
  /** Name of the agreement. */
  name: string;
  yacht: Pick<YachtBody, "name" | "flag" | "call_sign" | "mmsi_num" | "draft" | "fuel_capacity"> | null;
  plan: Itinerary;
  /** The moment of issue, UTC. */
  issuedAt: string;
  language: Language;
  productName: string;
}
