import { isContainer, isEqual } from "../base/equal.ts";
import { entryOf, isMap } from "../base/json.ts";
import { tooLarge } from "../base/size.ts";
import type { InboxBody } from "./inbox.ts";
import type { Conflict } from "./merge.ts";

type Sides = Pick<Conflict, "base" | "mine" | "theirs">;

/** Above this, one conflict stands for the whole document: no one decides so many fields one by one. */
export const MOST_CONFLICTS = 50;
/** The longest path that an inbox row names. */
const MOST_PATH = 300;

/** A row of the whole document without its sides, which exceed the limit of one document. The device has all three. */
export function withoutSides(row: InboxBody): InboxBody {
  return { ...row, path: "", base: null, mine: null, theirs: null };
}

/** Whether the sides of a row were left out. */
export function isOmitted({ path, base, mine, theirs }: Pick<InboxBody, "path" | keyof Sides>): boolean {
  return path === "" && base === null && mine === null && theirs === null;
}

/** Whether so many conflicts, under such paths, can be decided one by one. */
export function areSingle(conflicts: readonly Conflict[]): boolean {
  return conflicts.length <= MOST_CONFLICTS && conflicts.every(({ path }) => path.length <= MOST_PATH);
}

/**
 * An inbox row as it may be kept under the limit of one document. Where its sides are too large together, only what is in dispute
 * stays of them, then the base goes: what is made of the row when its author applies it again stays the same.
 * @returns null when even that is too large: the row stays on the device that made the edit
 */
export function keptRow(row: InboxBody): InboxBody | null {
  if (!tooLarge(row)) return row;
  const disputed = { ...row, ...inDispute(row) };
  if (!tooLarge(disputed)) return disputed;
  const withoutBase = { ...disputed, base: null };
  return isContainer(row.theirs) && !tooLarge(withoutBase) ? withoutBase : null;
}

const SIDES = ["base", "mine", "theirs"] as const;

/** Only what differs between the sides of a conflict, each in its place; a part that one of them removed stays whole on the others. */
function inDispute(sides: Sides): Sides {
  const there = SIDES.filter((name) => isMap(sides[name]));
  if (there.length < 2) return sides;
  const parts = new Map<string, Sides>();
  for (const key of new Set(there.flatMap((name) => Object.keys(mapOf(sides[name]))))) {
    const at = { base: entryOf(sides.base, key), mine: entryOf(sides.mine, key), theirs: entryOf(sides.theirs, key) };
    if (isSettled(sides, at)) continue;
    parts.set(key, there.every((name) => isMap(at[name])) ? inDispute(at) : at);
  }
  return {
    base: partsOf(sides.base, parts, "base"),
    mine: partsOf(sides.mine, parts, "mine"),
    theirs: partsOf(sides.theirs, parts, "theirs"),
  };
}

function partsOf(side: unknown, parts: ReadonlyMap<string, Sides>, name: keyof Sides): unknown {
  if (!isMap(side)) return side;
  const keys = Object.keys(side).filter((key) => parts.has(key));
  return Object.fromEntries(keys.map((key) => [key, parts.get(key)?.[name]]));
}

/** Whether a key needs no decision: both sides agree, or all that are there say the same. */
function isSettled({ base, mine, theirs }: Sides, at: Sides): boolean {
  if (isMap(mine) && isMap(theirs)) return isEqual(at.mine, at.theirs);
  return isMap(base) && isEqual(at.base, isMap(mine) ? at.mine : at.theirs);
}

function mapOf(side: unknown): Record<string, unknown> {
  return isMap(side) ? side : {};
}
