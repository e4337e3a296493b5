import { type Block, detail, heading, paragraph, type TableBlock } from "../blocks.ts";
import type { ContractFacts, DerivedWaypoint } from "../facts.ts";
import { BLANK, both, country, local, number, text, utc, withUnit } from "../format.ts";

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
        detail("Début", "Start", placeAndTime(first, agreement.delivery_date)),
        detail("Fin", "End", placeAndTime(last, agreement.redelivery_date)),
        ...(agreement.positioning_toward_start
          ? [detail("Mise en place à partir du", "Positioning from", utc(agreement.positioning_toward_start))]
          : []),
        ...(agreement.positioning_return_end
          ? [detail("Retour jusqu’au", "Return until", utc(agreement.positioning_return_end))]
          : []),
        ...(agreement.contract_type === "CHARTER" || agreement.cruise_areas
          ? [detail("Zone de navigation", "Cruising area", text(agreement.cruise_areas))]
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

function placeAndTime(waypoint: DerivedWaypoint | undefined, at: string | null): string {
  const zone = waypoint?.timezone ?? "UTC";
  const time = at === null || zone === "UTC" ? utc(at) : `${local(at, zone)} (${zone}), ${utc(at)}`;
  return waypoint ? `${place(waypoint)} · ${time}` : time;
}

function place(waypoint: DerivedWaypoint): string {
  const name = waypoint.country ? both(country(waypoint.country.iso)) : null;
  return name === null ? waypoint.place : `${waypoint.place}, ${name}`;
}

function routeTable(waypoints: readonly DerivedWaypoint[]): TableBlock {
  return {
    kind: "table",
    caption: { fr: "Itinéraire et escales", en: "Route and calls" },
    columns: [
      { head: { fr: "N°", en: "No." }, align: "right", width: 0.05 },
      { head: { fr: "Lieu", en: "Place" }, align: "left" },
      { head: { fr: "Nature", en: "Kind" }, align: "left", width: 0.12 },
      { head: { fr: "Position", en: "Position" }, align: "left", width: 0.12 },
      { head: { fr: "Arrivée", en: "Arrival" }, align: "left", width: 0.2 },
      { head: { fr: "Départ", en: "Departure" }, align: "left", width: 0.2 },
      { head: { fr: "Étape, NM", en: "Leg, NM" }, align: "right", width: 0.1 },
    ],
    rows: waypoints.map((waypoint) => [
      String(waypoint.sn),
      `${waypoint.place}\n${waypoint.country ? both(country(waypoint.country.iso)) : "Haute mer / High seas"}`,
      kindOf(waypoint),
      `${degrees(waypoint.latitude, "N", "S")}\n${degrees(waypoint.longitude, "E", "W")}`,
      times(waypoint.arr_date, waypoint.timezone) + (waypoint.arr_estimated ? "\nestimée / estimated" : ""),
      times(waypoint.dep_date, waypoint.timezone),
      number(waypoint.leg_nm, 2),
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
