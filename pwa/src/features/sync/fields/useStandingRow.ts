import { valueAt } from "shared-schema/base/json";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useAgreement, useProfile, useYacht } from "../../../store/queries/documents.ts";

/** A conflict with the value that is kept now: others may have changed the field once more since the conflict arose. */
export function useStandingRow(row: InboxBody): InboxBody {
  const { kind, collection, document_id, path } = row;
  const numberIn = (name: string) =>
    kind === "conflict" && path !== "" && collection === name ? Number(document_id) : null;
  const agreement = useAgreement(numberIn("agreements"));
  const yacht = useYacht(numberIn("yachts"));
  const profile = useProfile(numberIn("profiles"));
  const standing = valueAt((agreement ?? yacht ?? profile)?.body, path);
  return standing === undefined ? row : { ...row, theirs: standing };
}
