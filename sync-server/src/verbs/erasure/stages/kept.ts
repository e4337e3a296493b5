import { KEPT_TEXTS, type TextKind } from "../../../store/queries/audit/erasure.ts";
import { type Eraser, eraseRevision, eraseText } from "../../audit/erase/eraser.ts";
import type { Stage, Step } from "../job.ts";

/** Goes through everything that was ever written: the history with the documents that stand, and then the texts beside it. */
export function keptStages(prepare: Stage["prepare"]): Stage[] {
  const around = prepare ? { prepare } : {};
  return [
    { name: "history", ...around, run: history },
    ...KEPT_TEXTS.map((kind) => ({ name: kind, ...around, run: (step: Step) => texts(step, kind) })),
  ];
}

/** In the order of writing: what is written meanwhile comes last, and is read too. */
function history({ tx, job, piece, after }: Step): string | null {
  const eraser = eraserOf(job.eraser);
  for (const row of tx.store.erasure.revisions(Number(after))) {
    piece.read(row.body);
    if (eraseRevision(tx, eraser, row)) {
      job.counts.revisions += 1;
      piece.committed();
    }
    if (piece.isFull()) return String(row.revision);
  }
  return null;
}

function texts({ tx, job, piece, after }: Step, kind: TextKind): string | null {
  const eraser = eraserOf(job.eraser);
  for (const kept of tx.store.erasure.texts(kind, Number(after))) {
    piece.read(kept.text);
    if (eraseText(tx, eraser, kind, kept)) {
      job.counts.texts += 1;
      piece.rewritten();
    }
    if (piece.isFull()) return String(kept.row);
  }
  return null;
}

function eraserOf(eraser: Eraser | null): Eraser {
  if (!eraser) throw new Error("The stage was not prepared");
  return eraser;
}
