import type { RxCollection } from "rxdb/plugins/core";
import type { Result } from "shared-schema/result";
import type { LeaseKind } from "shared-schema/sync/wire";
import { takeId } from "../leases.ts";
import { runtime } from "../runtime.ts";
import type { Stored } from "../stored.ts";
import { insertDocument } from "./edit.ts";

/** Writes a new document under an id of this device's lease, once the shared rule allows it. @returns the id */
export async function insertNumbered<B>(
  kind: LeaseKind,
  collection: RxCollection<Stored<B>>,
  verdict: Result<B | null>,
): Promise<Result<number>> {
  if (!verdict.ok) return verdict;
  const { device, topUp } = await runtime();
  const id = await takeId(device, kind);
  topUp();
  if (!id.ok) return id;
  const written = await insertDocument(collection, String(id.value), verdict);
  return written.ok ? id : written;
}
