import type { AgreementBody, Stay } from "shared-schema/agreement/schema";
import type { Call } from "./useCalls.ts";

export type StayMessage = "clients.stay.order" | "clients.stay.embOutside" | "clients.stay.disembOutside";
const WARNINGS = [
  "clients.stay.notFrance",
  "clients.stay.same",
  "clients.stay.beforeDelivery",
  "clients.stay.afterRedelivery",
] as const;
export type StayWarning = (typeof WARNINGS)[number];

/** A stay as it may be stored, and what was mended on the way. */
export interface MendedStay {
  patch: Partial<Stay>;
  messages: StayMessage[];
}

/**
 * Mends a stay: nobody leaves before boarding (the disembarking call becomes the boarding call), and times outside of a
 * call's become its departure (boarding) or arrival (disembarking). Who leaves where they boarded leaves no earlier.
 */
export function mendStay(stay: Stay, calls: readonly Call[]): MendedStay {
  const messages: StayMessage[] = [];
  const patch: Partial<Stay> = {};
  const boarding = calls.find((call) => call.id === stay.emb_waypoint);
  let leaving = calls.find((call) => call.id === stay.disemb_waypoint);
  if (boarding && leaving && leaving.sn < boarding.sn) {
    messages.push("clients.stay.order");
    leaving = boarding;
    patch.disemb_waypoint = boarding.id;
  }
  if (boarding && isOutside(stay.emb_date, boarding)) {
    messages.push("clients.stay.embOutside");
    patch.emb_date = boarding.dep_date ?? boarding.arr_date;
  }
  if (leaving && isOutside(stay.disemb_date, leaving)) {
    messages.push("clients.stay.disembOutside");
    patch.disemb_date = leaving.arr_date ?? leaving.dep_date;
  }
  const mended = { ...stay, ...patch };
  if (leaving !== undefined && leaving === boarding && isBefore(mended.disemb_date, mended.emb_date))
    patch.disemb_date = mended.emb_date;
  return { patch, messages };
}

function isBefore(first: string | null, second: string | null): boolean {
  return first !== null && second !== null && Date.parse(first) < Date.parse(second);
}

function isOutside(at: string | null, call: Call): boolean {
  if (at === null) return false;
  const time = Date.parse(at);
  const early = call.arr_date !== null && time < Date.parse(call.arr_date);
  const late = call.dep_date !== null && time > Date.parse(call.dep_date);
  return early || late;
}

/** Doubts about a stay that block nothing: where it begins, that it goes nowhere, or beyond the agreed period. Monaco counts as France. */
export function stayWarnings(
  stay: Stay,
  calls: readonly Call[],
  { delivery_date, redelivery_date }: Pick<AgreementBody, "delivery_date" | "redelivery_date">,
): StayWarning[] {
  const boarding = calls.find((call) => call.id === stay.emb_waypoint);
  const foreign = boarding?.country != null && boarding.country !== "FR" && boarding.country !== "MC";
  const same = stay.emb_waypoint !== null && stay.emb_waypoint === stay.disemb_waypoint;
  const doubts: Record<StayWarning, boolean> = {
    "clients.stay.notFrance": foreign,
    "clients.stay.same": same,
    "clients.stay.beforeDelivery": isBefore(stay.emb_date, delivery_date),
    "clients.stay.afterRedelivery": isBefore(redelivery_date, stay.disemb_date),
  };
  return WARNINGS.filter((warning) => doubts[warning]);
}
