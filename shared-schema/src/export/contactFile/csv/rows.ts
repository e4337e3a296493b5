import Papa from "papaparse";
import { done, type Result, refused } from "../../../base/result.ts";
import { unguarded } from "../../csv.ts";
import { DELIMITERS, type Delimiter } from "../choice.ts";
import { MOST_FILE_PEOPLE, tooManyPeople } from "../limits.ts";
import { findHeadRow, headScore, MOST_CONTACT_COLUMNS, MOST_HEAD_ROWS } from "./columns.ts";

export interface Rows {
  rows: string[][];
  delimiter: Delimiter;
}

/** Characters at the beginning of a file in which its delimiter shows. */
const SAMPLE = 50_000;

/** The rows of a CSV file. @param chosen the delimiter in place of the one that is found */
export function contactRows(text: string, chosen: Delimiter | null = null): Result<Rows> {
  // Excel's own line, which tells it what parts the columns.
  const [line = "", named] = /^sep=(.)[^\S\r\n]*(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const table = text.slice(line.length);
  const delimiter = chosen ?? DELIMITERS.find((each) => each === named) ?? findDelimiter(table.slice(0, SAMPLE));
  const { data, errors } = Papa.parse<string[]>(table, {
    skipEmptyLines: "greedy",
    preview: MOST_FILE_PEOPLE + MOST_HEAD_ROWS + 2,
    delimiter,
  });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  if (open) return refused("contacts.open-quote", { row: (open.row ?? 0) + 1 });
  if (data.length === 0) return refused("contacts.empty");
  if (data.length > MOST_FILE_PEOPLE + 1 + (findHeadRow(data) ?? 0)) return tooManyPeople();
  return done({ rows: data.map((row) => row.slice(0, MOST_CONTACT_COLUMNS).map(unguarded)), delimiter });
}

/** The delimiter by which most heads are recognised; of those that are equal, the one that parts the rows most evenly. */
function findDelimiter(sample: string): Delimiter {
  let [best, most]: [Delimiter, number] = [",", -1];
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(sample, { skipEmptyLines: "greedy", preview: MOST_HEAD_ROWS, delimiter });
    const score = Math.max(0, ...data.map(headScore)) * 10 + evenness(data);
    if (score > most) [best, most] = [delimiter, score];
  }
  return best;
}

/** Between 0 and 5: how many of the rows have as many columns as the widest, where that is more than one. */
function evenness(rows: readonly (readonly string[])[]): number {
  const width = Math.max(...rows.map((row) => row.length), 0);
  return width < 2 ? 0 : (5 * rows.filter((row) => row.length === width).length) / rows.length;
}
