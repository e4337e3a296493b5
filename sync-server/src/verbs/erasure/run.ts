import { z } from "zod";
import type { ErasureRow } from "../../store/queries/audit/erasures.ts";
import { noteEvent } from "../base/audit/note.ts";
import { type Tx, transact } from "../base/context.ts";
import { type Counts, counts, type ErasureTarget, target } from "../base/erasures.ts";
import { createPiece, PIECE_COST } from "../base/piece.ts";
import { letOthers } from "../base/turns.ts";
import { ERASURE_STEP } from "./eraser/erasing.ts";
import type { ErasureDeps, Job, Stage } from "./job.ts";
import { noteEnd } from "./noteEnd.ts";
import { areErasuresStopped, queueErasure } from "./queue.ts";
import { scrub } from "./scrub.ts";
import { stagesOf } from "./stages/stages.ts";

const NOTHING: Counts = { revisions: 0, texts: 0, mails: 0, receipts: 0 };
const fileNames = z.array(z.string());
/** In place of a stage, once all are over. */
const OVER = "over";

export interface RunOptions {
  /** Asked between two pieces: an erasure that was stopped goes on with the next start. */
  isStopped?: () => boolean;
  /** The limit of one piece's cost. */
  pieceCost?: number;
}

/**
 * Records an erasure with the transaction that decides on it. From then on it comes to its end, whatever happens: `runErasure` goes on where a
 * crash has left it.
 * @returns its number
 */
export function beginErasure(tx: Tx, what: ErasureTarget): number {
  tx.store.meta.setErased();
  return tx.store.erasures.add({
    ...{ target: JSON.stringify(what), stage: stagesOf(what)[0]?.name ?? OVER, after: "" },
    ...{ counts: JSON.stringify(NOTHING), files: "[]", moved_at: tx.now },
  });
}

/**
 * Runs an erasure to its end, piece by piece: each piece is one short transaction, and the others have their turn after it. It waits for those
 * that were asked for before.
 * @returns what was rewritten and deleted; null where it was stopped, or someone else goes on with it or has ended it
 */
export function runErasure(deps: ErasureDeps, id: number, options: RunOptions = {}): Promise<Counts | null> {
  return queueErasure(deps.store, () => runPieces(deps, id, options));
}

async function runPieces(
  deps: ErasureDeps,
  id: number,
  { isStopped: isEnded = () => false, pieceCost = PIECE_COST }: RunOptions,
): Promise<Counts | null> {
  const isStopped = () => isEnded() || areErasuresStopped(deps.store);
  const row = deps.store.erasures.get(id);
  if (!row) return null;
  const job = jobOf(row, pieceCost);
  let { after } = row;
  for (const stage of stagesFrom(job, row.stage)) {
    if (isStopped()) return null;
    await stage.prepare?.(deps, job);
    let next: string | null = after;
    while (next !== null) {
      if (isStopped()) return null;
      const done = runPiece(deps, job, stage, next);
      if (!done) return null;
      next = done.next;
      await letOthers();
    }
    after = "";
  }
  if (isStopped() || !end(deps, job)) return null;
  await scrub(deps);
  return job.counts;
}

function jobOf({ id, ...row }: ErasureRow, pieceCost: number): Job {
  return {
    ...{ id, pieceCost, eraser: null, addresses: [], seen: [] },
    place: { stage: row.stage, after: row.after },
    target: target.parse(JSON.parse(row.target)),
    counts: counts.parse(JSON.parse(row.counts)),
    files: new Set(fileNames.parse(JSON.parse(row.files))),
  };
}

/** The stages from one on: none where all are over. */
function stagesFrom({ target }: Job, name: string): Stage[] {
  const stages = stagesOf(target);
  const at = stages.findIndex((stage) => stage.name === name);
  return at === -1 ? [] : stages.slice(at);
}

/**
 * One piece. Its place is kept with what it wrote; one that wrote nothing is done once more after a crash.
 * @returns where the stage goes on; null where another process has gone on from the place that was kept
 */
function runPiece(deps: ErasureDeps, job: Job, stage: Stage, after: string): { next: string | null } | null {
  return transact(deps, (tx) => {
    if (!isAtPlace(tx, job)) return null;
    const piece = createPiece(job.pieceCost);
    const next = stage.run({ tx, job, piece, after });
    if (next === null) keepPlace(tx, job, stagesFrom(job, stage.name)[1]?.name ?? OVER, "");
    else if (piece.hasWritten()) keepPlace(tx, job, stage.name, next);
    // It covers what was rewritten.
    if (piece.hasWritten()) noteEvent(tx, { verb: ERASURE_STEP, user_id: null, details: { erasure: job.id } }, null);
    return { next };
  });
}

function isAtPlace({ store }: Tx, { id, place }: Job): boolean {
  const row = store.erasures.get(id);
  return row !== undefined && row.stage === place.stage && row.after === place.after;
}

function keepPlace(tx: Tx, job: Job, stage: string, after: string): void {
  const kept = { counts: JSON.stringify(job.counts), files: JSON.stringify([...job.files]) };
  tx.store.erasures.move({ id: job.id, stage, after, ...kept, moved_at: tx.now });
  job.place = { stage, after };
}

/** The end comes once, whoever does the last piece. @returns whether it came now */
function end(deps: ErasureDeps, job: Job): boolean {
  return transact(deps, (tx) => {
    if (!isAtPlace(tx, job) || !tx.store.erasures.end(job.id)) return false;
    tx.store.meta.setErased();
    noteEnd(tx, job);
    return true;
  });
}
