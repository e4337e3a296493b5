import { headIn } from "../../agreement/head/fields.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { isEqual } from "../../base/equal.ts";
import { keysOf } from "../../base/json.ts";
import { AMOUNTS, type PlanInput } from "../plan.ts";

/** The inputs of a price, at one moment. */
export type PriceState = Omit<PlanInput, "geo">;

/** The effect of an edit on a part. */
export type PriceAction = "added" | "changed" | "removed";

/** The smallest piece of an edit that is priced by itself. */
export interface PriceEdit {
  /** Path in the agreement (`base_price_cruising`, `special_conditions.<id>` or the whole map), or `yacht`, or `rates`. */
  path: string;
  action: PriceAction;
  /** The edit leaves route and rate alone. */
  isAmount: boolean;
  /** Not made by the author of the step: `date` for a date that passed, `table` for another tax table. */
  isAround?: "date" | "table";
  /** The state with this edit made. */
  make: (state: PriceState) => PriceState;
}

/** Parts that are priced one by one. */
const PRICED_PARTS = ["fuel_bunkers", "special_conditions"] as const;

/**
 * The fields that make up the route. They are one edit: an added stop moves the times of those after it, and pricing
 * the fields one after the other would report rates that never existed.
 */
const ROUTE = [
  "waypoints",
  "stays",
  "parties",
  "delivery_date",
  "redelivery_date",
  "positioning_toward_start",
  "positioning_return_end",
] as const satisfies readonly (keyof AgreementBody)[];

/** Fields that enter the price by themselves. */
const FIELDS = headIn("price");

/**
 * The edits that lead from one state to another, as far as they can touch the price, in the order in which they are priced.
 * @param mostParts a map in which more parts differ is one edit
 */
export function priceEdits(before: PriceState, after: PriceState, mostParts: number): PriceEdit[] {
  return [
    ...routeEdits(before, after),
    ...fieldEdits(before, after),
    ...partEdits(before, after, mostParts),
    ...around(before, after),
  ];
}

const withAgreement = (state: PriceState, change: Partial<AgreementBody>): PriceState => ({
  ...state,
  agreement: { ...state.agreement, ...change },
});

function routeEdits(before: PriceState, after: PriceState): PriceEdit[] {
  const changed = ROUTE.filter((field) => !isEqual(before.agreement[field], after.agreement[field]));
  if (changed.length === 0) return [];
  const [was, is] = [before.agreement.waypoints, after.agreement.waypoints];
  const added = Object.keys(is).filter((id) => !was[id]);
  const removed = Object.keys(was).filter((id) => !is[id]);
  const moved = Object.keys(is).filter((id) => was[id] && !isEqual(was[id], is[id]));
  const [stops, action]: [string[], PriceAction] =
    added.length > 0 ? [added, "added"] : removed.length > 0 ? [removed, "removed"] : [moved, "changed"];
  const isMixed = added.length > 0 && removed.length > 0;
  const only = stops.length === 1 && !isMixed ? stops[0] : undefined;
  const single = changed.length === 1 && changed[0] !== "waypoints" ? changed[0] : undefined;
  const pick = Object.fromEntries(ROUTE.map((field) => [field, after.agreement[field]]));
  return [
    {
      path: only !== undefined ? `waypoints.${only}` : (single ?? "waypoints"),
      action: isMixed || only === undefined ? "changed" : action,
      isAmount: false,
      make: (state) => withAgreement(state, pick),
    },
  ];
}

function fieldEdits(before: PriceState, after: PriceState): PriceEdit[] {
  return FIELDS.filter((field) => !isEqual(before.agreement[field], after.agreement[field])).map((field) => ({
    path: field,
    action: "changed",
    isAmount: AMOUNTS.some((amount) => amount === field),
    make: (state) => withAgreement(state, { [field]: after.agreement[field] }),
  }));
}

function partEdits(before: PriceState, after: PriceState, mostParts: number): PriceEdit[] {
  return PRICED_PARTS.flatMap((map) => {
    const [was, is] = [before.agreement[map], after.agreement[map]];
    const changed = keysOf(was, is).filter((id) => !isEqual(was[id], is[id]));
    if (changed.length > mostParts) {
      return [{ path: map, action: "changed", isAmount: true, make: (state) => withAgreement(state, { [map]: is }) }];
    }
    return changed.map((id): PriceEdit => {
      const part = is[id];
      return {
        path: `${map}.${id}`,
        action: !was[id] ? "added" : part === undefined ? "removed" : "changed",
        isAmount: true,
        make: (state) => {
          const kept = Object.fromEntries(Object.entries(state.agreement[map]).filter(([key]) => key !== id));
          return withAgreement(state, { [map]: part === undefined ? kept : { ...kept, [id]: part } });
        },
      };
    });
  });
}

function around(before: PriceState, after: PriceState): PriceEdit[] {
  const edits: PriceEdit[] = [];
  if (before.agreement.yacht_id !== after.agreement.yacht_id || !isEqual(before.yacht, after.yacht)) {
    edits.push({
      path: "yacht",
      action: before.yacht === null ? "added" : after.yacht === null ? "removed" : "changed",
      isAmount: false,
      make: (state) => ({ ...withAgreement(state, { yacht_id: after.agreement.yacht_id }), yacht: after.yacht }),
    });
  }
  const { taxRows, today, signedOn = null, estimates = false } = after;
  const rates = { path: "rates", action: "changed", isAmount: false } as const;
  // The date first: what a table in force would have done by itself is not the work of who changed it afterwards.
  if (before.today !== today) {
    edits.push({ ...rates, isAround: "date", make: (state) => ({ ...state, today }) });
  }
  if (!isEqual(before.taxRows, taxRows)) {
    edits.push({ ...rates, isAround: "table", make: (state) => ({ ...state, taxRows }) });
  }
  if ((before.signedOn ?? null) !== signedOn || (before.estimates ?? false) !== estimates) {
    const make = (state: PriceState) => ({ ...state, signedOn, estimates });
    edits.push({ ...rates, make });
  }
  return edits;
}
