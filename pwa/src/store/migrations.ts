import type { Stored } from "./stored.ts";

/**
 * How documents of an older schema become those of the next, by the version that is reached. Bodies are read leniently, so
 * that a version which only adds optional fields keeps them as they are. RxDB migrates its notes of the server's state as well; what
 * was sent and never answered (`InFlight`) then stands upon a state that is not noted any more, and is not sent again.
 */
export const MIGRATIONS: Record<number, (document: Stored) => Stored> = { 1: (document) => document };
