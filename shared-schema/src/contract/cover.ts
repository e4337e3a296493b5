import type { Role } from "../base/roles.ts";
import { routeLine, routeStops } from "../itinerary/routeLine.ts";
import { versionLabel } from "../labels/agreement.ts";
import { ROLE_LABELS } from "../labels/parties.ts";
import type { ContractFacts } from "../terms/facts.ts";
import { BLANK, both, country, text, utc } from "../terms/format.ts";
import { partiesIn } from "../terms/parties.ts";
import { numberOfYacht } from "../yacht/number.ts";
import { type Cover, detail, labelled, type RouteSketch } from "./blocks.ts";
import type { ContractOptions } from "./options.ts";
import { partyName } from "./sections/parties.ts";
import { placeAndTime } from "./sections/route.ts";

const SHOWN_ROLES: readonly Role[] = ["carriers", "clients"];

/** The title page of an agreement. */
export function coverOf(facts: ContractFacts, { issuedAt }: ContractOptions): Cover {
  const { agreement, yacht, derived } = facts;
  const journey = derived.waypoints.filter((waypoint) => !waypoint.is_routing);
  return {
    details: [
      detail("Navire", "Yacht", yachtLine(facts)),
      ...SHOWN_ROLES.map((role) => labelled(ROLE_LABELS[role], namesOf(facts, role))),
      detail("Début", "Start", placeAndTime(journey.at(0), agreement.delivery_date)),
      detail("Fin", "End", placeAndTime(journey.at(-1), agreement.redelivery_date)),
      detail("Version", "Version", both(versionLabel(agreement.version))),
      detail("Date", "Date", utc(issuedAt)),
    ],
    yacht: yacht && { name: text(yacht.name), number: numberOfYacht(yacht) },
    route: sketchOf(facts),
  };
}

function yachtLine({ yacht }: ContractFacts): string {
  if (!yacht) return BLANK;
  const flag = yacht.flag ? both(country(yacht.flag)) : null;
  return [text(yacht.name), flag, numberOfYacht(yacht)].filter((part) => part !== null).join(" · ");
}

function namesOf(facts: ContractFacts, role: Role): string {
  const names = partiesIn(facts, role).map(({ profile }) => (profile ? partyName(profile) : BLANK));
  return names.length > 0 ? names.join("\n") : BLANK;
}

function sketchOf({ agreement, derived }: ContractFacts): RouteSketch {
  const names = new Map(derived.waypoints.map(({ id, place }) => [id, place]));
  return {
    line: routeLine(agreement.waypoints),
    calls: routeStops(agreement.waypoints)
      .filter(({ is_call }) => is_call)
      .map(({ id, latitude, longitude }) => ({ name: names.get(id) ?? "", latitude, longitude })),
  };
}
