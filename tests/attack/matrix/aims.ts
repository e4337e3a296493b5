import type { Call, Row, Scene } from "./cells.ts";
import type { Expected } from "./expect.ts";

/** Rows for calls about an account. */
export interface Aims {
  anywhere(expected: Expected, call?: (scene: Scene) => Call): Row;
  /** One's own account, and the neighbour's. */
  account(own: Expected, abroad: Expected, call: (scene: Scene) => Call): Row;
}
