import { MIST, setType, WATER } from "../../contract/pdf/pen.ts";
import { artefact, drawAs } from "../../tagged/tags.ts";
import { BLANK, both, country, local, text, utc } from "../../terms/format.ts";
import type { PortCall } from "../portCall.ts";
import { drawn, room, SHEET, type Sheet } from "./sheet.ts";

/** The head of an IMO FAL form: the ship and her call, in French and English. */
export function portCallPairs(call: PortCall): [string, string][] {
  return [
    ["Navire / Name of ship", text(call.ship_name)],
    ["Numéro OMI / IMO number", text(call.imo_number)],
    ["Indicatif / Call sign", text(call.call_sign)],
    ["Pavillon / Flag state", both(country(call.flag))],
    ["Voyage / Voyage number", call.voyage],
    ["Port", call.port_country ? `${call.port} (${both(country(call.port_country))})` : call.port],
    ["Dernière escale / Last port of call", text(call.last_port)],
    ["Arrivée / Arrival", moment(call.arrival, call.timezone)],
    ["Départ / Departure", moment(call.departure, call.timezone)],
  ];
}

function moment(instant: string | null, timezone: string): string {
  return instant === null ? BLANK : `${utc(instant)}\n${local(instant, timezone)} (${timezone})`;
}

/** The place where the master or the agent signs an IMO FAL form. */
export function drawSignature(sheet: Sheet): void {
  room(sheet, 26);
  sheet.y += 4;
  setType(sheet, "normal", 8, WATER);
  const label =
    "Date et signature du capitaine ou de l’agent autorisé / Date and signature by master or authorised agent";
  drawAs(sheet.tags, "P", () => sheet.pdf.text(drawn(sheet, label), SHEET.left, sheet.y));
  artefact(sheet.tags, () => {
    sheet.pdf.setDrawColor(...MIST).setLineWidth(0.3);
    sheet.pdf.rect(SHEET.left, sheet.y + 1.5, 140, 18);
  });
}
