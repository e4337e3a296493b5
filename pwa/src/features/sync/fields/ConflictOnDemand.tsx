import type { InboxBody } from "shared-schema/sync/inbox";
import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";

const notes = part(() => import("./Conflict.tsx"));

/** Loads what marks a conflict with the first field that has one; where it does not load, the field says so. */
export function ConflictOnDemand({ row }: { row: InboxBody }) {
  return <InPlace part={notes}>{({ Conflict }) => <Conflict row={row} />}</InPlace>;
}

/** The same for a part whose fields may be out of sight. */
export function PartOnDemand(props: { rows: readonly InboxBody[]; part: string }) {
  return <InPlace part={notes}>{({ PartConflicts }) => <PartConflicts {...props} />}</InPlace>;
}
