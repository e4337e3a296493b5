import type { InboxBody } from "shared-schema/sync/inbox";
import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";

const conflict = part(() => import("./Conflict.tsx").then((module) => module.Conflict));
const partNote = part(() => import("./PartConflicts.tsx").then((module) => module.PartConflicts));

/** Loads what marks a conflict with the first field that has one; where it does not load, the field says so. */
export function ConflictOnDemand({ row }: { row: InboxBody }) {
  return <InPlace part={conflict}>{(Conflict) => <Conflict row={row} />}</InPlace>;
}

/** The same for a part whose fields may be out of sight. */
export function PartOnDemand(props: { rows: readonly InboxBody[]; part: string }) {
  return <InPlace part={partNote}>{(PartConflicts) => <PartConflicts {...props} />}</InPlace>;
}
