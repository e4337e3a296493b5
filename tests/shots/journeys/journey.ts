import type { Played } from "./played.ts";
import type { Stage } from "./stage.ts";

/** The most that a journey may take. */
interface Aim {
  presses?: number;
  characters?: number;
  screens?: number;
}

/** A way through the product that someone goes to get something done. */
export interface Journey {
  name: string;
  aim: Aim;
  /** Whether what a screen reader finds on each screen is told too. */
  tellsTree?: true;
  play: (stage: Stage) => Promise<Played>;
}
