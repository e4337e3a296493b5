import type { Reader } from "../decided.ts";
import type { World } from "../world/world.ts";

/** Something that was handed to someone. */
export interface Handed {
  to: Reader;
  /** The call, document or file, for the report. */
  what: string;
  text: string;
}

/** A way by which the server, or a device that works on what it has pulled, hands something out. */
export interface Way {
  name: string;
  /** Exercises it for everybody. */
  walk(world: World): AsyncIterable<Handed> | Iterable<Handed>;
}
