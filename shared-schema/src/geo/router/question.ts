import type { Exit } from "./access.ts";
import type { Weights } from "./bands.ts";
import type { Gate } from "./canals.ts";
import type { Spot } from "./cells.ts";
import type { FineBand } from "./patch.ts";

/** One end of a search: where it is, and the cells of the sea that it can be reached from. */
export interface End {
  at: Spot;
  exits: readonly Exit[];
}

export interface Question {
  from: End;
  to: End;
  weights: Weights;
  gates: readonly Gate[];
  fineBand: FineBand;
  /** Steps after which the search gives up. */
  allowance: number;
  /** Told now and then of the share of the way to the goal that is behind; false cancels. */
  watch(share: number): boolean;
}

/** A stretch by sea, leaf by leaf, and the canal that follows it. */
export interface Stretch {
  spots: Spot[];
  gate: Gate | null;
}

export type Outcome =
  | { status: "found"; stretches: Stretch[]; leave: Exit; arrive: Exit }
  /** There is no way; `metUnknown` where a coast that is not on this device was in it. */
  | { status: "exhausted"; metUnknown: boolean }
  | { status: "spent" }
  | { status: "cancelled" };
