import type { AgreementBody } from "shared-schema/agreement/schema";
import { ownerOf } from "../base/account/ownerOf.ts";
import type { Tx } from "../base/context.ts";

/** The accounts of those who read the contract of an agreement. */
export function contractReadersOf(tx: Tx, { parties }: AgreementBody): { id: number; email: string }[] {
  const readers = new Set(
    Object.values(parties)
      .filter(({ role }) => role !== "passengers")
      .flatMap(({ profile_id }) => ownerOf(tx, profile_id) ?? []),
  );
  return [...readers].flatMap((id) => tx.store.users.byId(id) ?? []);
}
