import { useSyncExternalStore } from "react";
import { type AgreementBody, PART_MAPS, type Stay, type Waypoint } from "shared-schema/agreement/schema";
import { applyChanges, inverse, type PartChange, partChanges } from "shared-schema/itinerary/edit/partChanges";
import { done, type Result } from "shared-schema/result";
import { isEqual } from "shared-schema/sync/equal";
import { runtime } from "../runtime.ts";
import { editAgreement } from "./editAgreement.ts";

/** What one edit did to an agreement: to its own fields, and to the parts that make up the route. */
interface Step {
  fields: FieldChange[];
  waypoints: PartChange<Waypoint>[];
  stays: PartChange<Stay>[];
}

interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What may be taken back and done again, for this session only: a reload forgets it. */
interface History {
  undo: readonly Step[];
  redo: readonly Step[];
}

const UNCHANGED: Step = { fields: [], waypoints: [], stays: [] };
const NOTHING: History = { undo: [], redo: [] };
const MAX_STEPS = 100;
const histories = new Map<number, History>();
const listeners = new Set<() => void>();
/** Steps belong to whoever made them. */
let author: number | null = null;

/** Edits an agreement under its rule, so that the edit can be undone. */
export async function editUndoable(
  id: number,
  change: (before: AgreementBody) => Result<AgreementBody>,
): Promise<Result<void>> {
  await ownHistories();
  let step: Step = UNCHANGED;
  const written = await editAgreement(id, (before) => {
    const after = change(before);
    if (after.ok) step = stepOf(before, after.value);
    return after;
  });
  if (!written.ok || [step.fields, step.waypoints, step.stays].every((changes) => changes.length === 0)) return written;
  const undo = [...(histories.get(id) ?? NOTHING).undo, step].slice(-MAX_STEPS);
  keep(id, { undo, redo: [] });
  return written;
}

/** Takes the last edit back; what somebody else has changed since stays. */
export function undoEdit(id: number): Promise<Result<void>> {
  return step(id, "undo", "redo");
}

/** Does again what was undone last. */
export function redoEdit(id: number): Promise<Result<void>> {
  return step(id, "redo", "undo");
}

async function step(id: number, from: keyof History, to: keyof History): Promise<Result<void>> {
  await ownHistories();
  const history = histories.get(id) ?? NOTHING;
  const last = history[from].at(-1);
  if (!last) return done(undefined);
  // Taken off before it is written: two quick keys are two steps.
  keep(id, { ...history, [from]: history[from].slice(0, -1) });
  let made: Step = UNCHANGED;
  const written = await editAgreement(id, (before) => {
    const waypoints = applyChanges(before.waypoints, inverse(last.waypoints));
    const stays = applyChanges(before.stays, inverse(last.stays));
    const after = { ...before, ...takenBack(before, last.fields), waypoints, stays };
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
    fields: fieldChanges(before, after),
    waypoints: partChanges(before.waypoints, after.waypoints),
    stays: partChanges(before.stays, after.stays),
  };
}

/** The agreement's own fields; its other parts have commands that are not undone here. */
function fieldChanges(before: AgreementBody, after: AgreementBody): FieldChange[] {
  const parts: readonly string[] = ["parties", ...PART_MAPS];
  const was: Record<string, unknown> = { ...before };
  const is: Record<string, unknown> = { ...after };
  return Object.keys(is)
    .filter((field) => !parts.includes(field) && !isEqual(was[field], is[field]))
    .map((field) => ({ field, from: was[field], to: is[field] }));
}

function takenBack(now: AgreementBody, changes: readonly FieldChange[]): Record<string, unknown> {
  const standing: Record<string, unknown> = { ...now };
  const mine = changes.filter(({ field, to }) => isEqual(standing[field], to));
  return Object.fromEntries(mine.map(({ field, from }) => [field, from]));
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

/** Whether there is something to undo and to do again on an agreement. */
export function useHistory(id: number): { canUndo: boolean; canRedo: boolean } {
  const history = useSyncExternalStore(subscribe, () => histories.get(id) ?? NOTHING);
  return { canUndo: history.undo.length > 0, canRedo: history.redo.length > 0 };
}
