import { isEqual } from "shared-schema/base/equal";
import { savingOver, typedNow } from "../../../base/savingOver.ts";
import type { SaveResult } from "../../../ui/fields/types.ts";

/** Speed in kt and consumption in L/h. */
export type Point = [number, number];

/** A point of the table, under a key that its fields keep for as long as they are on screen. */
export interface Row {
  key: number;
  point: Point;
}

/** A row as it is shown. */
interface NamedRow extends Row {
  /** The speed of the point, numbered where several points have the same: unlike the key, it is the same on another page. */
  name: string;
}

/** The index of a value in its point. */
export type Column = 0 | 1;

/** The text typed into a field, and the value it showed before. */
interface Typed {
  key: number;
  column: Column;
  shown: unknown;
  value: number;
}

type Save = (table: Point[]) => Promise<SaveResult>;

/**
 * The rows of the speed table while its fields are in use. The table is stored as one value, while a field shows one number of it:
 * what a field was typed over is the table with the number that it showed. So other people's points stay, and a number that has
 * changed meanwhile is a conflict.
 */
export class SpeedRows {
  #points: readonly Point[] = [];
  #rows: Row[] = [];
  /** The rows as the last save left them, until they are shown. */
  #saved: Row[] | null = null;
  #isSaving = false;
  /** The answer of the last save. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #known = new Map<number, Row>();

  /** The rows of the stored table. A point that was changed keeps its key, and with it what is being typed there. */
  show(points: readonly Point[]): readonly NamedRow[] {
    this.#follow(points);
    return this.#rows.map((row, at) => ({ ...row, name: nameOf(this.#rows, at) }));
  }

  #follow(points: readonly Point[]): void {
    if (isEqual(points, this.#points)) return;
    this.#points = points;
    const left = [...this.#rows];
    const take = (index: number) => left.splice(index, 1)[0]?.key;
    const same = points.map((point) => {
      const index = left.findIndex((row) => isEqual(row.point, point));
      return index < 0 ? undefined : take(index);
    });
    this.#rows = points.map((point, at) => this.#keep({ point, key: same[at] ?? take(0) ?? this.#known.size }));
    if (!this.#isSaving) this.#saved = null;
  }

  #keep(row: Row): Row {
    this.#known.set(row.key, row);
    return row;
  }

  /** Saves what was typed into a field; in a row that someone has removed meanwhile, it is a conflict. One save at a time. */
  change(key: number, column: Column, value: number, save: Save): Promise<SaveResult> {
    const shown = typedNow()?.seen;
    const answer = this.#last.then(() => this.#write({ key, column, shown, value }, save));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #write({ key, column, shown, value }: Typed, save: Save): Promise<SaveResult> {
    const rows = this.#saved ?? this.#rows;
    const own = rows.find((row) => row.key === key) ?? this.#known.get(key);
    if (!own) return { ok: true };
    const before = typeof shown === "number" ? withValue(own, column, shown) : own;
    const standing = rows.includes(own) ? rows : [...rows, own];
    const seen = standing.map((row) => (row === own ? before : row));
    const next = standing.map((row) => (row === own ? withValue(own, column, value) : row)).sort(bySpeed);
    this.#saved = next;
    this.#isSaving = true;
    const typed = tableOf(next);
    try {
      const result = await savingOver({ seen: tableOf(seen), typed }, () => save(typed));
      if (!result.ok || result.mended) this.#saved = null;
      return result;
    } finally {
      this.#isSaving = false;
    }
  }
}

function nameOf(rows: readonly Row[], at: number): string {
  const speed = rows[at]?.point[0];
  const before = rows.slice(0, at).filter(({ point }) => point[0] === speed).length;
  return before === 0 ? String(speed) : `${speed}-${before + 1}`;
}

function withValue({ key, point: [speed, litres] }: Row, column: Column, value: number): Row {
  return { key, point: column === 0 ? [value, litres] : [speed, value] };
}

function bySpeed(a: Row, b: Row): number {
  return a.point[0] - b.point[0];
}

function tableOf(rows: readonly Row[]): Point[] {
  return rows.map(({ point }) => point);
}
