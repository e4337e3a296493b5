import type { AgreementBody } from "shared-schema/agreement/schema";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Tx } from "../../base/context.ts";
import { addAlert } from "./addAlert.ts";

/**
 * Tells the accounts that an edit brings onto an agreement, whichever way it came.
 * @param author the account that did it, which is not told
 */
export function alertAdded(
  tx: Tx,
  id: number,
  previous: AgreementBody | null,
  current: AgreementBody | null,
  author: number | null,
): void {
  const before = new Set(Object.values(previous?.parties ?? {}).map(({ profile_id }) => profile_id));
  const added = Object.values(current?.parties ?? {}).filter(({ profile_id }) => !before.has(profile_id));
  const owners = new Set(added.flatMap(({ profile_id }) => ownerOf(tx, profile_id) ?? []));
  for (const user_id of owners) {
    if (user_id !== author) addAlert(tx, { cause: "party", kind: "added", user_id, agreement_id: id });
  }
}
