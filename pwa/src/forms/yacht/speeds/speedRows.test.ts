import { RefusalError } from "shared-schema/base/result";
import "fake-indexeddb/auto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { savingOver } from "../../../base/savingOver.ts";
import { createYacht, patchYacht } from "../../../store/commands/yachts.ts";
import type { Runtime } from "../../../store/database/runtime.ts";
import { startMemoryRuntime } from "../../../store/testing/memoryRuntime.ts";
import type { SaveResult } from "../../../ui/fields/types.ts";
import { type Column, type Point, SpeedRows } from "./speedRows.ts";

let runtime: Runtime;
let close: () => Promise<void>;
let rows: SpeedRows;

const TABLE: Point[] = [
  [8, 60],
  [10, 90],
  [12, 140],
];

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("speedRows"));
  await createYacht({ name: "Aurora", port_of_registry: "Nice", type: "MOTOR" });
});
afterAll(() => close());

beforeEach(async () => {
  for (const row of await runtime.collections.inbox.find().exec()) await row.incrementalRemove();
  await write(TABLE);
  rows = new SpeedRows();
  rows.show(TABLE);
});

const write = (speed_consumption_table: Point[]) => patchYacht(10, { speed_consumption_table });

async function table(): Promise<unknown> {
  return (await runtime.collections.yachts.findOne("10").exec(true)).toMutableJSON().body.speed_consumption_table;
}

async function cards(): Promise<unknown[]> {
  return (await runtime.collections.inbox.find().exec()).map((row) => row.toMutableJSON().body.mine);
}

/** The field of a row, which showed `seen` when its user began, saves. */
const type = (key: number, column: Column, seen: number, typed: number) =>
  savingOver({ seen, typed }, () => rows.change(key, column, typed, save));

async function save(next: Point[]): Promise<SaveResult> {
  const result = await write(next);
  if (result.ok) return { ok: true };
  if (result.refusal.code === "edit.conflict") return { ok: true, mended: true };
  throw new RefusalError(result.refusal);
}

const keyOf = (points: readonly Point[], at: number) => rows.show(points)[at]?.key ?? -1;

it("keeps the table of someone who changed the same number meanwhile, and the typed one for its author", async () => {
  const key = keyOf(TABLE, 1);
  const theirs: Point[] = [
    [8, 60],
    [10, 95],
    [12, 140],
  ];
  await write(theirs);
  expect(keyOf(theirs, 1)).toBe(key);
  expect(await type(key, 1, 90, 99)).toEqual({ ok: true, mended: true });
  expect(await table()).toEqual(theirs);
  expect(await cards()).toEqual([
    [
      [8, 60],
      [10, 99],
      [12, 140],
    ],
  ]);
});

it("keeps what was typed into a row that someone has removed", async () => {
  const key = keyOf(TABLE, 1);
  const theirs: Point[] = [
    [8, 60],
    [12, 140],
  ];
  await write(theirs);
  expect(rows.show(theirs).some((row) => row.key === key)).toBe(false);
  await type(key, 1, 90, 99);
  expect(await table()).toEqual(theirs);
  expect(await cards()).toEqual([
    [
      [8, 60],
      [10, 99],
      [12, 140],
    ],
  ]);
});

it("changes one number of the current table, and asks no one about other rows", async () => {
  const key = keyOf(TABLE, 0);
  const theirs: Point[] = [
    [8, 60],
    [10, 95],
    [12, 150],
  ];
  await write(theirs);
  rows.show(theirs);
  await type(key, 0, 8, 11);
  const mine: Point[] = [
    [10, 95],
    [11, 60],
    [12, 150],
  ];
  expect(await table()).toEqual(mine);
  expect(await cards()).toEqual([]);
  expect(keyOf(mine, 1)).toBe(key);
});

it("does not take its own saves for someone else's, also before they are shown", async () => {
  const [first, second] = [keyOf(TABLE, 0), keyOf(TABLE, 1)];
  await Promise.all([type(first, 1, 60, 61), type(second, 1, 90, 91)]);
  await type(second, 0, 10, 14);
  expect(await table()).toEqual([
    [8, 61],
    [12, 140],
    [14, 91],
  ]);
  expect(await cards()).toEqual([]);
});
