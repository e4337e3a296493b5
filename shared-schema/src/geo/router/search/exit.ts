import type { Position } from "../../../base/basics.ts";
import type { WaterwayName } from "../../waterways/waterway.ts";
import type { Spot } from "../grid/cells.ts";

/** A way along a canal or a river between an end of a route and the sea. */
export interface Boarding {
  canal: WaterwayName;
  line: Position[];
}

/** A cell of the sea, by its middle, that an end of a route can be reached from. */
export interface Exit extends Spot {
  /** The cost of the way between, in open miles. */
  cost: number;
  /** The way from the end to the exit, the end itself left out. */
  trail(): Spot[];
  /** The canal or river that the way follows, if it does; it has no trail then. */
  by: Boarding | null;
}
