import { withVoyageStays } from "shared-schema/agreement/mutations/voyageStays";
import { type AgreementBody, PART_MAPS } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import { done, type Result } from "shared-schema/base/result";
import { applyChanges, inverse, type PartChange, partChanges } from "shared-schema/itinerary/edit/partChanges";
import type { TypedOver } from "shared-schema/sync/typedOver";
import { create } from "zustand";
import { typedNow } from "../../base/savingOver.ts";
import { runtime } from "../database/runtime.ts";
import { editAgreement } from "./editAgreement.ts";

/**
 * The maps of an agreement whose changes can be undone. Comments are missing here, because others may have read them, and payments and
 * expenses, because they are cancelled and not taken back.
 */
export type UndoableMap = "waypoints" | "stays" | "special_conditions" | "clauses" | "fuel_bunkers" | "payment_calls";

/** The maps that a step knows. */
type StepMap = UndoableMap | "parties";
type PartChanges = Readonly<Record<StepMap, PartChange<object>[]>>;

/** The changes of one edit to an agreement: to its own fields, and to its parts. */
export interface Step {
  /** Stays the same when a later edit joins this one. */
  key: symbol;
  fields: FieldChange[];
  parts: PartChanges;
}

interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** The steps that can be undone and redone, for this session only: a reload forgets them. */
interface History {
  undo: readonly Step[];
  redo: readonly Step[];
}

const NOTHING: History = { undo: [], redo: [] };
const MAX_STEPS = 100;

interface Histories {
  /** Steps belong to the user who made them. */
  author: number | null;
  /** By agreement. */
  byId: Readonly<Record<number, History>>;
}

const useHistories = create<Histories>(() => ({ author: null, byId: {} }));
const historyOf = (id: number): History => useHistories.getState().byId[id] ?? NOTHING;

/**
 * Edits an agreement under its rule, so that the edit can be undone; the stays that follow the voyage go along with it.
 * @param typed the value that a field saves; a command that has to wait first asks for it before that
 */
export async function editUndoable(
  id: number,
  change: (before: AgreementBody) => Result<AgreementBody>,
  typed: TypedOver | null = typedNow(),
): Promise<Result<void>> {
  await ownHistories();
  const { newId } = await runtime();
  let step: Step | null = null;
  const noted = (before: AgreementBody) => {
    const changed = change(before);
    const after = changed.ok ? done(withVoyageStays(before, changed.value, newId)) : changed;
    step = after.ok ? stepOf(before, after.value) : null;
    return after;
  };
  const written = await editAgreement(id, noted, typed);
  if (!written.ok || step === null || isNothing(step)) return written;
  const undo = [...historyOf(id).undo, step].slice(-MAX_STEPS);
  keep(id, { undo, redo: [] });
  return written;
}

/** Edits an agreement so that undoing the edit before undoes this one with it; without an edit before, it stays. */
export async function editWithLast(
  id: number,
  change: (before: AgreementBody) => Result<AgreementBody>,
): Promise<Result<void>> {
  await ownHistories();
  let made: Step | null = null;
  const noted = (before: AgreementBody) => {
    const after = change(before);
    made = after.ok ? stepOf(before, after.value) : null;
    return after;
  };
  const written = await editAgreement(id, noted, null);
  const { undo, redo } = historyOf(id);
  const last = undo.at(-1);
  if (written.ok && made !== null && last) keep(id, { undo: [...undo.slice(0, -1), together(last, made)], redo });
  return written;
}

/** Two steps as one. */
function together(first: Step, second: Step): Step {
  const joined = <T>(a: readonly PartChange<T>[], b: readonly PartChange<T>[]): PartChange<T>[] => {
    const later = new Map(b.map((change) => [change.id, change]));
    const kept = a.map((change) => ({ ...change, to: (later.get(change.id) ?? change).to }));
    const known = new Set(a.map(({ id }) => id));
    return [...kept, ...b.filter(({ id }) => !known.has(id))];
  };
  return {
    key: first.key,
    fields: [...first.fields, ...second.fields],
    parts: eachMap((map) => joined(first.parts[map], second.parts[map])),
  };
}

/**
 * Takes the last edit back; what someone else has changed since stays.
 * @param only the edit that is meant: nothing happens when another one was made since
 */
export async function undoEdit(id: number, only: Step | null = null): Promise<Result<void>> {
  if (only !== null && lastEdit(id)?.key !== only.key) return done(undefined);
  return step(id, "undo", "redo");
}

/** The edit that would be undone next, or one that was made so many edits before it. */
export function lastEdit(id: number, before = 0): Step | null {
  return historyOf(id).undo.at(-1 - before) ?? null;
}

/** Does again what was undone last. */
export function redoEdit(id: number): Promise<Result<void>> {
  return step(id, "redo", "undo");
}

async function step(id: number, from: keyof History, to: keyof History): Promise<Result<void>> {
  await ownHistories();
  const history = historyOf(id);
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
  const present = historyOf(id);
  if (written.ok && made !== null) keep(id, { ...present, [to]: [...present[to], made] });
  else keep(id, { ...present, [from]: [...present[from], last] });
  return written;
}

function stepOf(before: AgreementBody, after: AgreementBody): Step {
  return {
    key: Symbol("step"),
    fields: fieldChanges(before, after),
    parts: eachMap((map) => partChanges<object>(before[map] ?? {}, after[map] ?? {})),
  };
}

function isNothing({ fields, parts }: Step): boolean {
  return fields.length === 0 && Object.values(parts).every((changes) => changes.length === 0);
}

function partsTakenBack(now: AgreementBody, parts: PartChanges): Record<string, unknown> {
  return eachMap((map) => applyChanges<object>(now[map] ?? {}, inverse(parts[map])));
}

/** A value for each of the maps. */
function eachMap<T>(of: (map: StepMap) => T): Record<StepMap, T> {
  return {
    waypoints: of("waypoints"),
    stays: of("stays"),
    special_conditions: of("special_conditions"),
    clauses: of("clauses"),
    fuel_bunkers: of("fuel_bunkers"),
    payment_calls: of("payment_calls"),
    parties: of("parties"),
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
  useHistories.setState(({ byId }) => ({ byId: { ...byId, [id]: history } }));
}

async function ownHistories(): Promise<void> {
  const { userId } = await runtime();
  const { author } = useHistories.getState();
  if (author !== userId) useHistories.setState({ author: userId, byId: {} });
}

/** Whether there is something to undo and to do again on an agreement, and which edit was the last. */
export function useHistory(id: number): { canUndo: boolean; canRedo: boolean; last: Step | null } {
  const history = useHistories(({ byId }) => byId[id] ?? NOTHING);
  return { canUndo: history.undo.length > 0, canRedo: history.redo.length > 0, last: lastEdit(id) };
}
