import type { Stored } from "./stored.ts";

/**
 * Migrations of documents to the next schema, by the version they lead to. Bodies are read leniently, so that a version
 * which only adds optional fields keeps them as they are. RxDB migrates its notes of the server's state as well; edits
 * that were sent and never answered (`PendingPushes`) then have a base that is no longer noted, and are not sent again.
 */
export const MIGRATIONS: Record<number, (document: Stored) => Stored> = { 1: (document) => document };
