import type { AgreementBody, Status } from "shared-schema/agreement/schema";
import { folded } from "shared-schema/base/text/folded";
import type { AgreementRow } from "../rows.ts";
import { seasonKey, seasonOf } from "./season.ts";

/** The filter of the list. */
export interface Filter {
  text: string;
  /** Null: any. */
  status: Status | null;
  /** A season's key; null: any. */
  season: string | null;
}

export const NO_FILTER: Filter = { text: "", status: null, season: null };

/** As much of a row as a filter looks at. */
type Filtered = Pick<AgreementRow, "number" | "name" | "yacht" | "status"> & {
  body: Pick<AgreementBody, "status" | "delivery_date">;
};

/** The rows that match all parts of a filter. */
export function filtered<R extends Filtered>(rows: readonly R[], { text, status, season }: Filter): R[] {
  const words = folded(text.trim()).split(/\s+/);
  return rows.filter(
    (row) =>
      (status === null || row.body.status === status) &&
      (season === null || seasonKeyOf(row) === season) &&
      hasWords(row, words),
  );
}

/** Whether a row has all the words somewhere. */
function hasWords(row: Filtered, words: readonly string[]): boolean {
  const text = folded(`${row.number} ${row.name} ${row.yacht ?? ""} ${row.status}`);
  return words.every((word) => text.includes(word));
}

function seasonKeyOf({ body }: Filtered): string | null {
  const season = seasonOf(body.delivery_date);
  return season && seasonKey(season);
}

/**
 * Returns the choices for a filter of these rows: their statuses in order of an agreement's life cycle, and their
 * seasons, the latest first.
 */
export function choicesOf(rows: readonly Filtered[], order: readonly Status[]) {
  const statuses = new Set(rows.map(({ body }) => body.status));
  const seasons = new Set(rows.flatMap((row) => seasonKeyOf(row) ?? []));
  return {
    statuses: order.filter((status) => statuses.has(status)),
    seasons: [...seasons].sort().reverse(),
  };
}
