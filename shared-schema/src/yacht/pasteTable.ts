import { done, type Result, refused } from "../base/result.ts";

type SpeedPoint = [speed: number, litresPerHour: number];

const MOST_POINTS = 100;
const MOST_KNOTS = 100;
const MOST_LITRES = 100_000;

/** Whether a pasted text is more than the number of one field: several cells of a spreadsheet. */
export function isTable(text: string): boolean {
  return /\S[\t;\n]\s*\S/.test(text.trim().replaceAll("\r", ""));
}

/**
 * Two columns of a spreadsheet, knots and litres per hour. A first line of headings is passed over; decimals may be written
 * with a comma. A line that cannot be read takes nothing of the others.
 * @returns the points, or a refusal that names the line
 */
export function readSpeedPoints(text: string): Result<SpeedPoint[]> {
  const lines = text
    .replaceAll("\r", "")
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }));
  const filled = lines.filter(({ line }) => line.trim() !== "");
  const rows = filled.map(({ line, number }) => ({ number, cells: cellsOf(line) }));
  const [first] = rows;
  const body = first?.cells.every((cell) => cell === null) ? rows.slice(1) : rows;
  const points = new Map<number, number>();
  for (const { number, cells } of body) {
    const [speed, litres] = cells;
    if (!within(speed, MOST_KNOTS) || !within(litres, MOST_LITRES)) {
      return refused("speeds.line", { line: number });
    }
    points.set(speed, litres);
  }
  if (points.size === 0) return refused("speeds.none");
  if (points.size > MOST_POINTS) return refused("speeds.too-many", { most: MOST_POINTS });
  return done([...points]);
}

/** The cells of a line as numbers; null for what is none. */
function cellsOf(line: string): (number | null)[] {
  const cells = line.includes("\t") ? line.split("\t") : line.split(/;|\s{2,}|(?<=\d)\s+(?=\d)/);
  return cells.map((cell) => numberIn(cell.trim()));
}

function numberIn(cell: string): number | null {
  const plain = cell.replace(/[\s\u00a0\u202f']/g, "").replace(/(kt|l\/h)$/i, "");
  const pointed = plain.includes(".") ? plain.replaceAll(",", "") : plain.replace(",", ".");
  return /^\d+(\.\d+)?$/.test(pointed) ? Number(pointed) : null;
}

function within(value: number | null | undefined, most: number): value is number {
  return value !== null && value !== undefined && value >= 0 && value <= most;
}
