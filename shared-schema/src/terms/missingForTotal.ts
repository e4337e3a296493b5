import { TAX_ANSWERS } from "../agreement/schema.ts";
import type { TaxQuestion } from "../pricing/tax/types.ts";
import type { ContractFacts, DerivedWaypoint } from "./facts.ts";

const YACHT_FIELDS: Partial<Record<TaxQuestion, string>> = {
  yacht_flag: "flag",
  yacht_loa: "loa",
  yacht_gross_tonnage: "gross_tonnage",
};

/**
 * Lists the inputs without which the agreement has no total, as paths without their `cruise.` prefix. Empty when it has
 * one.
 */
export function missingForTotal(facts: ContractFacts): string[] {
  return facts.derived.missing_for_total.flatMap((field) =>
    field === "effective_vat_rate" ? missingForRate(facts) : [field],
  );
}

/**
 * Lists the inputs that would decide the rate. A rate entered by hand always would, so it is listed only where nothing
 * else helps.
 */
function missingForRate(facts: ContractFacts): string[] {
  const paths = facts.derived.rate_asks.flatMap((question) => {
    if (question === "waypoints") return [missingWaypoint(facts)];
    if (question === "waypoint_times") return missingTimes(facts);
    return emptyFields(facts, question);
  });
  return paths.length > 0 ? [...new Set(paths)] : ["entered_vat_rate"];
}

/** Fields of the agreement or its yacht that answer a question of the tax rules, as far as they are empty. */
function emptyFields({ agreement, yacht }: ContractFacts, question: TaxQuestion): string[] {
  const answer = TAX_ANSWERS.find((one) => one === question);
  if (answer) return agreement[answer] === null ? [answer] : [];
  if (question === "entered_vat_reason") return ["entered_vat_reason"];
  if (question === "hire_duration") {
    return (["delivery_date", "redelivery_date"] as const).filter((field) => agreement[field] === null);
  }
  const field = YACHT_FIELDS[question];
  if (field === undefined) return [];
  return yacht ? [`yacht.${field}`] : ["yacht"];
}

/** A journey of two waypoints, or a first one in someone's waters. */
function missingWaypoint({ derived }: ContractFacts): string {
  const journey = derived.waypoints.filter((waypoint) => !waypoint.is_routing);
  const [first] = journey;
  return first && journey.length > 1 ? `waypoints.${derived.waypoints.indexOf(first)}.place` : "waypoints";
}

/** Times without which the hours in each country's waters are unknown, or which contradict each other. */
function missingTimes({ derived }: ContractFacts): string[] {
  const asked = new Set(derived.missing_times);
  const absent = derived.waypoints.flatMap(({ id, arr_date, arr_estimated, dep_date }, index) => {
    if (!asked.has(id)) return [];
    const unknown = [
      ...(arr_date === null || arr_estimated ? ["arr_date"] : []),
      ...(dep_date === null ? ["dep_date"] : []),
    ];
    return (unknown.length > 0 ? unknown : ["times"]).map((field) => `waypoints.${index}.${field}`);
  });
  return absent.length > 0 ? absent : timesOutOfOrder(derived.waypoints);
}

/** Arrivals that lie before the departure from the waypoint before. */
function timesOutOfOrder(waypoints: readonly DerivedWaypoint[]): string[] {
  return waypoints.flatMap(({ arr_date }, index) => {
    const left = waypoints[index - 1]?.dep_date ?? null;
    return left !== null && arr_date !== null && Date.parse(arr_date) < Date.parse(left)
      ? [`waypoints.${index}.times`]
      : [];
  });
}
