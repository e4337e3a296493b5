import { useSyncExternalStore } from "react";
import { type AgreementBody, PART_MAPS } from "shared-schema/agreement/schema";
import { applyChanges, inverse, type PartChange, partChanges } from "shared-schema/itinerary/edit/partChanges";
import { done, type Result } from "shared-schema/result";
import { isEqual } from "shared-schema/sync/equal";
import { runtime } from "../runtime.ts";
import { editAgreement } from "./editAgreement.ts";

/** What of an agreement is made of parts and can be undone: a comment that was read by others cannot. */
export type UndoableMap = "waypoints" | "stays" | "special_conditions" | "fuel_bunkers" | "payment_calls";

type PartChanges = { [K in UndoableMap | "parties"]: PartChange<AgreementBody[K][string]>[] };

/** What one edit did to an agreement: to its own fields, and to its parts. */
interface Step {
  fields: FieldChange[];
  parts: PartChanges;
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
  let step: Step | null = null;
  const written = await editAgreement(id, (before) => {
    const after = change(before);
    step = after.ok ? stepOf(before, after.value) : null;
    return after;
  });
  if (!written.ok || step === null || isNothing(step)) return written;
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
  let made: Step | null = null;
  const written = await editAgreement(id, (before) => {
    const after = { ...before, ...takenBack(before, last.fields), ...partsTakenBack(before, last.parts) };
    made = stepOf(before, after);
    return done(after);
  });
  const present = histories.get(id) ?? NOTHING;
  if (written.ok && made !== null) keep(id, { ...present, [to]: [...present[to], made] });
  else keep(id, { ...present, [from]: [...present[from], last] });
  return written;
}

function stepOf(before: AgreementBody, after: AgreementBody): Step {
  return {
    fields: fieldChanges(before, after),
    parts: {
      waypoints: partChanges(before.waypoints, after.waypoints),
      stays: partChanges(before.stays, after.stays),
      special_conditions: partChanges(before.special_conditions, after.special_conditions),
      fuel_bunkers: partChanges(before.fuel_bunkers, after.fuel_bunkers),
      payment_calls: partChanges(before.payment_calls, after.payment_calls),
      parties: partChanges(before.parties, after.parties),
    },
  };
}

function isNothing({ fields, parts }: Step): boolean {
  return fields.length === 0 && Object.values(parts).every((changes) => changes.length === 0);
}

function partsTakenBack(now: AgreementBody, parts: PartChanges): Pick<AgreementBody, keyof PartChanges> {
  return {
    waypoints: applyChanges(now.waypoints, inverse(parts.waypoints)),
    stays: applyChanges(now.stays, inverse(parts.stays)),
    special_conditions: applyChanges(now.special_conditions, inverse(parts.special_conditions)),
    fuel_bunkers: applyChanges(now.fuel_bunkers, inverse(parts.fuel_bunkers)),
    payment_calls: applyChanges(now.payment_calls, inverse(parts.payment_calls)),
    parties: applyChanges(now.parties, inverse(parts.parties)),
  };
}

/** The agreement's own fields. */
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
