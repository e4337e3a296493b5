import type { HistoryRow } from "../../../store/queries/history.ts";
import type { TargetOf } from "../../base/erasures.ts";
import { eraseStanding } from "../eraser/eraser.ts";
import { travelEraser } from "../eraser/travel.ts";
import type { ErasureDeps, Job, Stage } from "../job.ts";
import { keptStages } from "./kept.ts";
import { lostTravel, standingTravel, travelToErase } from "./travelStanding.ts";

/**
 * First the documents as they stand, where they hold what they held when the erasure was decided, and it is still due. Data that is there
 * after that was entered since, or is needed for longer: it is left to a later purge, with its copies.
 */
const standing: Stage = {
  name: "standing",
  run({ tx, job, piece, after }) {
    const target = travelIn(job);
    const documents = travelToErase(target);
    for (let at = Number(after); at < documents.length; at += 1) {
      if (piece.isFull()) return String(at);
      const [collection, id] = documents[at] ?? ["profiles", ""];
      const before = tx.store.documents.get(collection, id);
      piece.read(before?.body);
      if (before && eraseStanding(tx, travelEraser(standingTravel(tx, target)), before)) piece.committed();
    }
    return null;
  },
};

/** Passports, guest preferences and crews' papers, wherever they are kept. */
export const travelStages: readonly Stage[] = [standing, ...keptStages(prepare, isLateMessage)];

async function prepare({ store }: ErasureDeps, job: Job): Promise<void> {
  job.eraser ??= travelEraser(lostTravel(store, travelIn(job)));
}

function travelIn({ target }: Job): TargetOf<"TRAVEL"> {
  if (target.kind !== "TRAVEL") throw new Error("No travel data is erased");
  return target;
}

/** A message that a device which slept has brought since: it is kept as long from then on. */
function isLateMessage(job: Job, { collection, revision }: HistoryRow): boolean {
  return collection === "inbox" && revision > travelIn(job).revision;
}
