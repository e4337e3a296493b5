import { artefact, mark, within } from "../../../tagged/tags.ts";
import type { RedlineBlock, RedlineRow } from "../../blocks.ts";
import { isChanged, type Run, setApart } from "../../comparison/runs.ts";
import {
  BLUE,
  COLUMN,
  clean,
  INK,
  INNER,
  lineHeight,
  linesLeft,
  MIST,
  need,
  PAGE,
  type Pen,
  RED,
  SECOND,
  setType,
  WATER,
} from "../pen.ts";
import { breakRuns } from "./breakRuns.ts";
import { type CellTags, paragraphTags, pieceTags, repeatedTags, rowTags } from "./pieces.ts";

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
  if (block.layout === "rows") {
    within(pen.tags, "Table", () => drawTable(pen, block));
    pen.y += 4;
    return;
  }
  for (const row of block.rows) {
    drawRow(pen, row, TEXT_COLUMNS, PARAGRAPH, paragraphTags(pen.tags));
    pen.y += 2;
  }
}

function drawTable(pen: Pen, block: RedlineBlock): void {
  const columns = cellColumns(block);
  const [first] = block.rows;
  const head = block.hasHead && first ? first : null;
  for (const [index, row] of block.rows.entries()) {
    const isHead = row === head;
    const page = pen.pdf.getNumberOfPages();
    need(pen, cellsNeed(pen, block, index, columns));
    if (head && !isHead && pen.pdf.getNumberOfPages() > page) drawCells(pen, head, columns, repeatedTags(block));
    drawCells(pen, row, columns, rowTags(pen.tags, block, isHead), isHead);
  }
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

function drawCells(
  pen: Pen,
  row: RedlineRow,
  columns: readonly Column[],
  tags: readonly CellTags[],
  isHead = true,
): void {
  pen.y += INSET.above;
  drawRow(pen, row, columns, CELL, tags);
  pen.y += INSET.above;
  artefact(pen.tags, () => {
    pen.pdf.setDrawColor(...(isHead ? WATER : MIST)).setLineWidth(isHead ? 0.3 : 0.15);
    pen.pdf.line(PAGE.left, pen.y, PAGE.width - PAGE.right, pen.y);
  });
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

/** The text as the fonts can print it. */
function drawable(pen: Pen, runs: readonly Run[]): Run[] {
  return runs.map(({ text, change }) => ({ text: clean(pen, text), change }));
}

/** All cells side by side: a row that is longer than the rest of the page goes on at the next one. */
function drawRow(
  pen: Pen,
  row: RedlineRow,
  columns: readonly Column[],
  points: number,
  tags: readonly CellTags[],
): void {
  const { cells, count } = breakRow(pen, row, columns, points);
  const height = lineHeight(points);
  need(pen, Math.min(count, 2) * height);
  for (let done = 0; done < count; ) {
    need(pen, height);
    const room = linesLeft(pen, height);
    const end = Math.min(count, done + room);
    const here = columns.map((_, index) => (cells[index] ?? []).slice(done, end));
    for (const [index, cell] of tags.entries()) drawCell(pen, here[index] ?? [], columns[index], height, cell);
    for (let line = 0; line < end - done; line++) {
      if (here.some((lines) => isChanged(lines[line] ?? []))) drawBar(pen, pen.y + line * height, height);
    }
    pen.y += (end - done) * height;
    done = end;
  }
}

/** A piece of a line with its place, mm. */
interface Piece extends Run {
  x: number;
  end: number;
  base: number;
}

function drawCell(pen: Pen, lines: readonly Run[][], column: Column | undefined, height: number, cell: CellTags): void {
  if (!column) return;
  const pieces = lines.flatMap((line, row) => placed(pen, line, column, pen.y + height * (row + 0.75)));
  for (let first = 0; first < pieces.length; ) {
    const change = pieces[first]?.change ?? "same";
    let end = first + 1;
    while (pieces[end]?.change === change) end += 1;
    const alike = pieces.slice(first, end);
    mark(pen.tags, () => drawPieces(pen, alike, height), pieceTags(cell, change));
    first = end;
  }
}

function placed({ pdf }: Pen, line: readonly Run[], { left, width, align }: Column, base: number): Piece[] {
  const last = line.at(-1);
  const shown = last ? [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }] : line;
  const widths = shown.map(({ text }) => pdf.getTextWidth(text));
  let end = align === "right" ? left + width - widths.reduce((sum, each) => sum + each, 0) : left;
  return shown.map((run, index) => {
    const x = end;
    end += widths[index] ?? 0;
    return { ...run, x, end, base };
  });
}

function drawPieces({ pdf }: Pen, pieces: readonly Piece[], height: number): void {
  for (const { text, change, x, end, base } of pieces) {
    pdf.setTextColor(...COLOURS[change]);
    pdf.text(text, x, base);
    if (change === "same") continue;
    const y = change === "deleted" ? base - height * 0.22 : base + height * 0.13;
    pdf.setDrawColor(...COLOURS[change]).setLineWidth(0.2);
    pdf.line(x, y, end, y);
  }
}

function drawBar({ pdf, tags }: Pen, top: number, height: number): void {
  artefact(tags, () => {
    pdf.setDrawColor(...INK).setLineWidth(0.5);
    pdf.line(PAGE.left - BAR, top, PAGE.left - BAR, top + height);
  });
}
