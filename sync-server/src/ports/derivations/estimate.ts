import { orderWaypoints } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { RememberingGeo } from "shared-schema/geo/geo";
import { linesOf } from "shared-schema/itinerary/legs";
import type { Kind, Of } from "./derive.ts";

/** Milliseconds on a quiet core: of a plan for each waypoint, and for each NM of a leg whose waters are not known yet. */
const MS_A_WAYPOINT = 0.1;
const MS_A_NM = 0.03;
/** A document is composed of the plan, and set as text. */
const MS_A_DOCUMENT = 10;

/** Kinds that set no text. */
const FIGURES: ReadonlySet<Kind> = new Set<Kind>(["plan", "terms", "missing", "causes"]);

/** Milliseconds that a derivation takes about, by the size of what it is made of. */
export function estimatedMs(kind: Kind, of: Of<Kind>, geo: RememberingGeo): number {
  const plans = agreementsOf(of).reduce((sum, agreement) => sum + planMs(agreement, geo), 0);
  return plans + (FIGURES.has(kind) ? 0 : MS_A_DOCUMENT);
}

/** The name of the agreement that something is derived of. */
export function nameOf(of: Of<Kind>): string {
  return "document" in of ? of.name : (agreementsOf(of).at(-1)?.name ?? "");
}

function agreementsOf(of: Of<Kind>): AgreementBody[] {
  if ("document" in of) return [];
  if ("steps" in of) return [of.start, ...of.steps.map(({ state }) => state)].map(({ agreement }) => agreement);
  return ["facts" in of ? of.facts.agreement : of.agreement];
}

function planMs({ waypoints }: AgreementBody, geo: RememberingGeo): number {
  return linesOf(orderWaypoints(waypoints)).reduce(
    (ms, { points, nm }) => ms + MS_A_WAYPOINT + (geo.remembers(points) ? 0 : nm * MS_A_NM),
    MS_A_WAYPOINT,
  );
}
