import type { InboxBody } from "shared-schema/sync/inbox";
import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";

const conflict = part(() => import("./Conflict.tsx").then((module) => module.Conflict));

/** Loads what marks a conflict with the first field that has one; where it does not load, the field says so. */
export function ConflictOnDemand({ row }: { row: InboxBody }) {
  return <InPlace part={conflict}>{(Conflict) => <Conflict row={row} />}</InPlace>;
}
