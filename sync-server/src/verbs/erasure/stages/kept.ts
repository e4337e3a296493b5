import { KEPT_TEXTS, type TextKind } from "../../../store/queries/audit/erasure.ts";
import type { HistoryRow } from "../../../store/queries/history.ts";
import { InvalidRemainder } from "../eraser/bodies.ts";
import { type Eraser, eraseRevision, eraseText } from "../eraser/eraser.ts";
import type { Job, Stage, Step } from "../job.ts";

/** Whether a row of the history stays as it is. */
type IsSpared = (job: Job, row: HistoryRow) => boolean;

/** Goes through everything that was ever written: the history with the documents that stand, and then the texts beside it. */
export function keptStages(prepare: Stage["prepare"], isSpared: IsSpared = () => false): Stage[] {
  const around = prepare ? { prepare } : {};
  return [
    { name: "history", ...around, run: (step: Step) => history(step, isSpared) },
    ...KEPT_TEXTS.map((kind) => ({ name: kind, ...around, run: (step: Step) => texts(step, kind) })),
  ];
}

/** In the order of writing: what is written meanwhile comes last, and is read too. */
function history(step: Step, isSpared: IsSpared): string | null {
  const { tx, job, piece, after } = step;
  const eraser = eraserOf(job.eraser);
  for (const row of tx.store.erasure.revisions(Number(after))) {
    piece.read(row.body);
    if (!isSpared(job, row) && unlessInvalid(step, () => eraseRevision(tx, eraser, row))) {
      job.counts.revisions += 1;
      piece.committed();
    }
    if (piece.isFull()) return String(row.revision);
  }
  return null;
}

function texts(step: Step, kind: TextKind): string | null {
  const { tx, job, piece, after } = step;
  const eraser = eraserOf(job.eraser);
  for (const kept of tx.store.erasure.texts(kind, Number(after))) {
    piece.read(kept.text);
    if (unlessInvalid(step, () => eraseText(tx, eraser, kind, kept))) {
      job.counts.texts += 1;
      piece.rewritten();
    }
    if (piece.isFull()) return String(kept.row);
  }
  return null;
}

/** One row that cannot be erased is logged and counted, and keeps back no other: nothing of it was written yet. */
function unlessInvalid({ tx, job }: Step, erase: () => boolean): boolean {
  try {
    return erase();
  } catch (error) {
    if (!(error instanceof InvalidRemainder)) throw error;
    tx.log.error({ err: error, erasure: job.id }, "A row could not be erased");
    job.counts.failed = (job.counts.failed ?? 0) + 1;
    return false;
  }
}

function eraserOf(eraser: Eraser | null): Eraser {
  if (!eraser) throw new Error("The stage was not prepared");
  return eraser;
}
