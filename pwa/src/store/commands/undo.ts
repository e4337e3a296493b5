import { useSyncExternalStore } from "react";
import type { AgreementBody, Stay, Waypoint } from "shared-schema/agreement/schema";
import { applyChanges, inverse, type PartChange, partChanges } from "shared-schema/itinerary/edit/partChanges";
import { done, type Result } from "shared-schema/result";
import { runtime } from "../runtime.ts";
import { editAgreement } from "./editAgreement.ts";

/** What one edit of the route did to waypoints and stays. */
interface Step {
  waypoints: PartChange<Waypoint>[];
  stays: PartChange<Stay>[];
}

/** What may be taken back and done again, for this session only: a reload forgets it. */
interface History {
  undo: readonly Step[];
  redo: readonly Step[];
}

const NOTHING: History = { undo: [], redo: [] };
const MAX_STEPS = 100;
const histories = new Map<number, History>();
const listeners = new Set<() => void>();
/** Steps belong to whoever made them. */
let author: number | null = null;

/** Edits the route under the agreement's rule, so that the edit can be undone. */
export async function editRoute(
  id: number,
  change: (before: AgreementBody) => Result<AgreementBody>,
): Promise<Result<void>> {
  await ownHistories();
  let step: Step = { waypoints: [], stays: [] };
  const written = await editAgreement(id, (before) => {
    const after = change(before);
    if (after.ok) step = stepOf(before, after.value);
    return after;
  });
  if (!written.ok || (step.waypoints.length === 0 && step.stays.length === 0)) return written;
  const undo = [...(histories.get(id) ?? NOTHING).undo, step].slice(-MAX_STEPS);
  keep(id, { undo, redo: [] });
  return written;
}

/** Takes the last edit of the route back; what somebody else has changed since stays. */
export function undoRoute(id: number): Promise<Result<void>> {
  return step(id, "undo", "redo");
}

/** Does again what was undone last. */
export function redoRoute(id: number): Promise<Result<void>> {
  return step(id, "redo", "undo");
}

async function step(id: number, from: keyof History, to: keyof History): Promise<Result<void>> {
  await ownHistories();
  const history = histories.get(id) ?? NOTHING;
  const last = history[from].at(-1);
  if (!last) return done(undefined);
  // Taken off before it is written: two quick keys are two steps.
  keep(id, { ...history, [from]: history[from].slice(0, -1) });
  let made: Step = { waypoints: [], stays: [] };
  const written = await editAgreement(id, (before) => {
    const waypoints = applyChanges(before.waypoints, inverse(last.waypoints));
    const stays = applyChanges(before.stays, inverse(last.stays));
    const after = { ...before, waypoints, stays };
    made = stepOf(before, after);
    return done(after);
  });
  const present = histories.get(id) ?? NOTHING;
  if (written.ok) keep(id, { ...present, [to]: [...present[to], made] });
  else keep(id, { ...present, [from]: [...present[from], last] });
  return written;
}

function stepOf(before: AgreementBody, after: AgreementBody): Step {
  return {
    waypoints: partChanges(before.waypoints, after.waypoints),
    stays: partChanges(before.stays, after.stays),
  };
}

function keep(id: number, history: History): void {
  histories.set(id, history);
  for (const tell of listeners) tell();
}

async function ownHistories(): Promise<void> {
  const { userId } = await runtime();
  if (author !== userId) histories.clear();
  author = userId;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether there is something to undo and to do again on an agreement's route. */
export function useRouteHistory(id: number): { canUndo: boolean; canRedo: boolean } {
  const history = useSyncExternalStore(subscribe, () => histories.get(id) ?? NOTHING);
  return { canUndo: history.undo.length > 0, canRedo: history.redo.length > 0 };
}
