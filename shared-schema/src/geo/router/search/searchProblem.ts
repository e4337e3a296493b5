import type { Gate } from "../../waterways/canals.ts";
import type { Weights } from "../grid/bands.ts";
import type { Spot } from "../grid/cells.ts";
import type { FineBand } from "../grid/patch.ts";
import type { NmToGoal } from "./coarse.ts";
import type { Exit } from "./exit.ts";

/** One end of a search: where it is, and the cells of the sea that it can be reached from. */
export interface End {
  at: Spot;
  exits: readonly Exit[];
  /** The rough distance to this end. */
  nmTo: NmToGoal;
}

/**
 * The number of steps left to all searches of a route together: a step looks at one leaf and its neighbours, in about 5
 * µs.
 */
export interface Budget {
  left: number;
}

export interface SearchProblem {
  from: End;
  to: End;
  weights: Weights;
  gates: readonly Gate[];
  /** The factor that stretches the bounds: 1 for the shortest way. */
  haste: number;
  fineBand: FineBand;
  /** Steps after which this search gives up. */
  allowance: number;
  /** Steps left to all searches of the route. */
  budget: Budget;
  /** Told now and then of the share of the way to the goal that is behind; false cancels. */
  watch(share: number): boolean;
}

/** A stretch by sea, leaf by leaf, and the canal that follows it. */
export interface Stretch {
  spots: Spot[];
  gate: Gate | null;
}

export type SearchOutcome =
  | { status: "found"; stretches: Stretch[]; leave: Exit; arrive: Exit }
  /** There is no way; `metUnknown` where a coast that is not on this device was in it. */
  | { status: "exhausted"; metUnknown: boolean }
  | { status: "spent" }
  | { status: "cancelled" };
