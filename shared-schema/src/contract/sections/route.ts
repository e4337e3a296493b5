import { AGREEMENT_FIELDS } from "../../labels/agreement.ts";
import { WAYPOINT_FIELDS } from "../../labels/route.ts";
import type { ContractFacts, DerivedWaypoint } from "../../terms/facts.ts";
import { BLANK, both, country, local, number, text, utc, withUnit } from "../../terms/format.ts";
import { type Block, detail, heading, labelled, paragraph, type TableBlock } from "../blocks.ts";

/** Start, end and the route with its calls. */
export function routeSection(facts: ContractFacts): Block[] {
  const { agreement, derived } = facts;
  const journey = derived.waypoints.filter((waypoint) => !waypoint.is_routing);
  const first = journey.at(0);
  const last = journey.at(-1);
  return [
    heading(2, "schedule", "4", "Début et fin", "Start and end"),
    {
      kind: "details",
      rows: [
        detail("Début", "Start", placeAndTime(first, agreement.delivery_date), "waypoints"),
        detail("Fin", "End", placeAndTime(last, agreement.redelivery_date), "waypoints"),
        ...(agreement.positioning_toward_start
          ? [labelled(AGREEMENT_FIELDS.positioning_toward_start, utc(agreement.positioning_toward_start))]
          : []),
        ...(agreement.positioning_return_end
          ? [labelled(AGREEMENT_FIELDS.positioning_return_end, utc(agreement.positioning_return_end))]
          : []),
        ...(agreement.contract_type === "CHARTER" || agreement.cruise_areas
          ? [labelled(AGREEMENT_FIELDS.cruise_areas, text(agreement.cruise_areas), "cruise_areas")]
          : []),
      ],
    },
    heading(2, "route", "5", "Itinéraire et escales", "Route and calls"),
    routeTable(derived.waypoints),
    paragraph(
      `Distance totale : ${withUnit(derived.total_nm, 2, "NM")}. Heures locales du lieu ; la seconde ligne donne l’heure UTC. L’étape est celle qui mène au lieu suivant.`,
      `Total distance: ${withUnit(derived.total_nm, 2, "NM")}. Times are local to the place; the second line gives UTC. The leg is the one to the next place.`,
    ),
  ];
}

/** A place with its country and the local and UTC time there; UTC alone where no place is known. */
export function placeAndTime(waypoint: DerivedWaypoint | undefined, at: string | null): string {
  const zone = waypoint?.timezone ?? "UTC";
  const time = at === null || zone === "UTC" ? utc(at) : `${local(at, zone)} (${zone}), ${utc(at)}`;
  return waypoint ? `${place(waypoint)} · ${time}` : time;
}

function place(waypoint: DerivedWaypoint): string {
  const name = waypoint.country ? both(country(waypoint.country.iso)) : null;
  return name === null ? waypoint.place : `${waypoint.place}, ${name}`;
}

function routeTable(waypoints: readonly DerivedWaypoint[]): TableBlock {
  const rows = waypoints.map((waypoint) => [
    String(waypoint.sn),
    `${waypoint.place}\n${waypoint.country ? both(country(waypoint.country.iso)) : "Haute mer / High seas"}`,
    kindOf(waypoint),
    `${degrees(waypoint.latitude, "N", "S")}\n${degrees(waypoint.longitude, "E", "W")}`,
    times(waypoint.arr_date, waypoint.timezone) + (waypoint.arr_estimated ? "\nestimée / estimated" : ""),
    times(waypoint.dep_date, waypoint.timezone),
    number(waypoint.leg_nm, 2),
  ]);
  return {
    kind: "table",
    caption: { fr: "Itinéraire et escales", en: "Route and calls" },
    columns: [
      { head: { fr: "N°", en: "No." }, align: "right", width: 0.05 },
      { head: WAYPOINT_FIELDS.call_location_str, align: "left" },
      { head: { fr: "Nature", en: "Kind" }, align: "left", width: 0.12 },
      { head: { fr: "Position", en: "Position" }, align: "left", width: 0.12 },
      { head: WAYPOINT_FIELDS.arr_date, align: "left", width: 0.2 },
      { head: WAYPOINT_FIELDS.dep_date, align: "left", width: 0.2 },
      { head: { fr: "Étape, NM", en: "Leg, NM" }, align: "right", width: 0.1 },
    ],
    rows: rows.length > 0 ? rows : [[BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]],
    fields: waypoints.map((_, index) => [
      ...[null, null, null, null],
      ...["arr_date", "dep_date"].map((field) => `waypoints.${index}.${field}`),
      null,
    ]),
  };
}

function kindOf(waypoint: DerivedWaypoint): string {
  if (waypoint.is_routing) return waypoint.is_call ? "Convoyage, escale\nPositioning call" : "Convoyage\nPositioning";
  return waypoint.is_call ? "Escale\nCall" : "Passage\nWaypoint";
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
}

/** Local time above, UTC below. */
export function times(at: string | null, timezone: string): string {
  return at === null ? BLANK : `${local(at, timezone)}\n${utc(at)}`;
}
