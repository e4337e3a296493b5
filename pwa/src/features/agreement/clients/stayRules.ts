import type { Stay } from "shared-schema/agreement/schema";
import type { Call } from "./useCalls.ts";

export type StayMessage = "clients.stay.order" | "clients.stay.embOutside" | "clients.stay.disembOutside";
export type StayWarning = "clients.stay.notFrance" | "clients.stay.same";

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
  if (leaving !== undefined && leaving === boarding && isReversed(mended)) patch.disemb_date = mended.emb_date;
  return { patch, messages };
}

function isReversed({ emb_date, disemb_date }: Stay): boolean {
  return emb_date !== null && disemb_date !== null && Date.parse(disemb_date) < Date.parse(emb_date);
}

function isOutside(at: string | null, call: Call): boolean {
  if (at === null) return false;
  const time = Date.parse(at);
  const early = call.arr_date !== null && time < Date.parse(call.arr_date);
  const late = call.dep_date !== null && time > Date.parse(call.dep_date);
  return early || late;
}

/** Doubts about a stay that block nothing. Monaco counts as France. */
export function stayWarnings(stay: Stay, calls: readonly Call[]): StayWarning[] {
  const boarding = calls.find((call) => call.id === stay.emb_waypoint);
  const foreign = boarding?.country != null && boarding.country !== "FR" && boarding.country !== "MC";
  const same = stay.emb_waypoint !== null && stay.emb_waypoint === stay.disemb_waypoint;
  return [...(foreign ? (["clients.stay.notFrance"] as const) : []), ...(same ? (["clients.stay.same"] as const) : [])];
}
