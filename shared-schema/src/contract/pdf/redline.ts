import type { RedlineBlock, RedlineRow } from "../blocks.ts";
import { isChanged, type Run, setApart } from "../comparison/runs.ts";
import { breakRuns } from "./breakRuns.ts";
import {
  BLUE,
  COLUMN,
  clean,
  INK,
  INNER,
  lineHeight,
  MIST,
  need,
  PAGE,
  type Pen,
  RED,
  SECOND,
  setType,
  WATER,
} from "./pen.ts";

const PARAGRAPH = 8.5;
const CELL = 8;
/** Space beside and above the text of a cell, mm. */
const INSET = { beside: 1.5, above: 1.2 } as const;
/** Rows of so many lines are not broken over pages. */
const KEPT_WHOLE = 6;
/** Distance of the bar from the text, mm. */
const BAR = 3.5;
const COLOURS = { same: INK, deleted: RED, inserted: BLUE } as const;

interface Column {
  left: number;
  width: number;
  align: "left" | "right";
}

/** Draws lines of two versions: deletions struck, insertions underlined, a bar in the margin beside every line with a change. */
export function drawRedline(pen: Pen, block: RedlineBlock): void {
  const isText = block.layout === "columns";
  const columns = isText ? TEXT_COLUMNS : cellColumns(block);
  const [first] = block.rows;
  const head = block.hasHead && first ? first : null;
  for (const [index, row] of block.rows.entries()) {
    if (isText) {
      drawRow(pen, row, columns, PARAGRAPH);
      pen.y += 2;
    } else {
      startPage(pen, cellsNeed(pen, block, index, columns), columns, row === head ? null : head);
      drawCells(pen, row, columns, row === head);
    }
  }
  pen.y += isText ? 0 : 4;
}

const TEXT_COLUMNS: readonly Column[] = [
  { left: PAGE.left, width: COLUMN, align: "left" },
  { left: SECOND, width: COLUMN, align: "left" },
];

function cellColumns({ columns }: RedlineBlock): Column[] {
  let left = PAGE.left;
  return columns.map(({ width, align }) => {
    const column = { left: left + INSET.beside, width: INNER * width - 2 * INSET.beside, align };
    left += INNER * width;
    return column;
  });
}

/** Height that a row of cells needs, mm, with what may not be parted from it: a head its first row, the last row the one before it. */
function cellsNeed(pen: Pen, block: RedlineBlock, index: number, columns: readonly Column[]): number {
  const { rows, hasHead } = block;
  const row = rows[index];
  if (!row) return 0;
  const own = Math.min(breakRow(pen, row, columns, CELL).count, KEPT_WHOLE) * lineHeight(CELL) + 2 * INSET.above;
  const isKept = (hasHead && index === 0) || index === rows.length - 2;
  return isKept ? own + cellsNeed(pen, block, index + 1, columns) : own;
}

/** Starts a page unless this height is left on the current one. @param head is repeated on it */
function startPage(pen: Pen, height: number, columns: readonly Column[], head: RedlineRow | null): void {
  const page = pen.pdf.getNumberOfPages();
  need(pen, height);
  if (head && pen.pdf.getNumberOfPages() > page) drawCells(pen, head, columns, true);
}

function drawCells(pen: Pen, row: RedlineRow, columns: readonly Column[], isHead: boolean): void {
  pen.y += INSET.above;
  drawRow(pen, row, columns, CELL);
  pen.y += INSET.above;
  pen.pdf.setDrawColor(...(isHead ? WATER : MIST)).setLineWidth(isHead ? 0.3 : 0.15);
  pen.pdf.line(PAGE.left, pen.y, PAGE.width - PAGE.right, pen.y);
}

interface BrokenRow {
  /** The lines of each cell. */
  cells: Run[][][];
  /** Lines of the longest one. */
  count: number;
}

/** Sets the type of a row and breaks its cells into lines. */
function breakRow(pen: Pen, row: RedlineRow, columns: readonly Column[], points: number): BrokenRow {
  setType(pen, row.strong ? "bold" : "normal", points);
  const measure = (text: string) => pen.pdf.getTextWidth(text);
  const cells = columns.map(({ width }, index) =>
    breakRuns(setApart(drawable(pen, row.cells[index] ?? [])), width, measure),
  );
  return { cells, count: Math.max(...cells.map((lines) => lines.length)) };
}

/** All cells side by side, line by line: a row that is longer than the rest of the page goes on at the next one. */
function drawRow(pen: Pen, row: RedlineRow, columns: readonly Column[], points: number): void {
  const { cells, count } = breakRow(pen, row, columns, points);
  const height = lineHeight(points);
  need(pen, Math.min(count, 2) * height);
  for (let line = 0; line < count; line++) {
    need(pen, height);
    pen.y += height;
    for (const [index, column] of columns.entries()) {
      drawLine(pen, cells[index]?.[line] ?? [], column, { base: pen.y - height * 0.25, height });
    }
    if (cells.some((lines) => isChanged(lines[line] ?? []))) drawBar(pen, height);
  }
}

/** The text as the fonts can print it. */
function drawable(pen: Pen, runs: readonly Run[]): Run[] {
  return runs.map(({ text, change }) => ({ text: clean(pen, text), change }));
}

function drawLine(
  pen: Pen,
  line: readonly Run[],
  column: Column,
  { base, height }: { base: number; height: number },
): void {
  const { pdf } = pen;
  const last = line.at(-1);
  const shown = last ? [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }] : line;
  const width = shown.reduce((sum, { text }) => sum + pdf.getTextWidth(text), 0);
  let x = column.align === "right" ? column.left + column.width - width : column.left;
  for (const { text, change } of shown) {
    const end = x + pdf.getTextWidth(text);
    pdf.setTextColor(...COLOURS[change]);
    pdf.text(text, x, base);
    if (change !== "same") {
      const y = change === "deleted" ? base - height * 0.22 : base + height * 0.13;
      pdf.setDrawColor(...COLOURS[change]).setLineWidth(0.2);
      pdf.line(x, y, end, y);
    }
    x = end;
  }
}

function drawBar({ pdf, y }: Pen, height: number): void {
  pdf.setDrawColor(...INK).setLineWidth(0.5);
  pdf.line(PAGE.left - BAR, y - height, PAGE.left - BAR, y);
}
