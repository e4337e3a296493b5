import { z } from "zod";
import { syncedCollection } from "../sync/wire.ts";

/** `GET /sync/pull`. The epoch is empty at the first pull. */
export const pullQuery = z.object({
  collection: syncedCollection,
  epoch: z.string().max(80).default(""),
  seq: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).default(500),
});

/** `GET /sync/stream`. Without a position it tells what comes from now on. */
export const streamQuery = z.object({ since: z.coerce.number().int().min(0).optional() });

/** `GET /sync/digest`. */
export const digestQuery = z.object({ collection: syncedCollection });
