/** A line of docs/bench.tsv: how many times as long as its peer something took, in the same run. */
export interface Line {
  /** YYYY-MM-DD */
  date: string;
  commit: string;
  row: string;
  ratio: number;
}

/** A ratio that is clearly worse than it was. */
interface Worse {
  row: string;
  ratio: number;
  best: Line;
}

const HEADER = "date\tcommit\trow\tratio";
/** So many former lines of a row are looked at. */
const LAST = 10;
/** A ratio may be so many times the best of them before it is named. */
const MOST = 1.15;

/** The lines of the file, oldest first. */
export function linesIn(text: string): Line[] {
  return text
    .split("\n")
    .filter((line) => line !== "" && line !== HEADER)
    .map((line) => {
      const [date = "", commit = "", row = "", ratio = ""] = line.split("\t");
      return { date, commit, row, ratio: Number(ratio) };
    });
}

/** The text of the file. */
export function textOf(lines: readonly Line[]): string {
  const rows = lines.map(({ date, commit, row, ratio }) => [date, commit, row, ratio.toFixed(3)].join("\t"));
  return `${[HEADER, ...rows].join("\n")}\n`;
}

/** The ratios that are 15 % worse than the best of the last ten of the same row. */
export function worseThan(former: readonly Line[], now: readonly Pick<Line, "row" | "ratio">[]): Worse[] {
  return now.flatMap(({ row, ratio }) => {
    const last = former.filter((line) => line.row === row).slice(-LAST);
    const [best] = last.sort((a, b) => a.ratio - b.ratio);
    return best && ratio > best.ratio * MOST ? [{ row, ratio, best }] : [];
  });
}
