import type { Block, TableBlock } from "../blocks.ts";
import { INNER } from "./pen.ts";

/** Height of a row with one line, mm. */
export const ROW_HEIGHT = 6.2;
/** Least height of a signatory's box, of the field in it, and the gap below it, mm. */
export const SIGNATURE = { height: 39, field: 24, gap: 5 } as const;
/** Height of a table's head, which has two lines, mm. */
const TABLE_HEAD = 10;
/** About the width of a letter in a table with what narrow columns lose at the ends of lines, mm. */
const LETTER = 1.8;
/** The code by which a copy is checked, with the gap above it, mm. */
export const VERIFY = { side: 26, gap: 4 } as const;
/** Blocks that belong together are kept on one page up to this height, mm: no page ends with more white than that. */
export const KEPT_WHOLE = 60;
/** The part that is signed is kept on one page with the code below it up to this height, mm. */
const SIGNED_WHOLE = 220;
/** The least height that stays with a heading, mm. */
const LEAST = 22;

/** About how high a block will be, mm: good enough to decide where a page ends. */
function estimated(block: Block): number {
  switch (block.kind) {
    case "title":
      return 30;
    case "heading":
      return block.level === 1 ? 18 : 10;
    case "paragraph":
      return 4 + Math.ceil(Math.max(block.fr.length, block.en.length) / 48) * 4.1;
    case "details":
      return 4 + block.rows.length * ROW_HEIGHT;
    case "table":
      return TABLE_HEAD + block.rows.reduce((sum, row) => sum + rowHeight(row, block), 0) + 4;
    case "parties":
      return block.parties.reduce((sum, { rows }) => sum + 14 + rows.length * ROW_HEIGHT, 0);
    case "redline":
      return 4 + block.rows.length * ROW_HEIGHT;
    case "signatures":
      return Math.ceil(block.signatories.length / 2) * (SIGNATURE.height + SIGNATURE.gap);
  }
}

function rowHeight(row: readonly string[], { columns }: TableBlock): number {
  const widths = columns.flatMap(({ width }) => width ?? []);
  const shared = (1 - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, columns.length - widths.length);
  const lines = row.map((cell, index) => {
    const most = (INNER * (columns[index]?.width ?? shared)) / LETTER;
    return cell.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / most)), 0);
  });
  return 2.4 + Math.max(...lines) * 3.8;
}

/**
 * Height that must be free for the heading at this index, with what may not be parted from it.
 * @param hasCode whether the code by which a copy is checked follows the last block
 */
export function headingNeeds(blocks: readonly Block[], index: number, hasCode: boolean): number {
  const heading = blocks[index];
  const next = blocks[index + 1];
  if (heading?.kind !== "heading" || !next) return LEAST;
  const own = estimated(heading);
  if (heading.level === 1) {
    if (next.kind === "heading" && next.level === 1) return own + headingNeeds(blocks, index + 1, hasCode);
    const part = partAfter(blocks, index);
    const isLast = index + part.length + 1 === blocks.length;
    const code = isLast && hasCode ? VERIFY.side + VERIFY.gap : 0;
    const whole = part.reduce((sum, block) => sum + estimated(block), own) + code;
    if (whole <= (isSigned(blocks, index) ? SIGNED_WHOLE : KEPT_WHOLE)) return whole;
    return next.kind === "heading" ? own + headingNeeds(blocks, index + 1, hasCode) : own + tableNeeds(next);
  }
  const least = isKeptWhole(next) ? keptHeight(estimated(next)) : Math.min(estimated(next), LEAST);
  // A short table begins a page where its own need is not met: the heading asks for no less.
  return own + (next.kind === "table" ? Math.max(least, tableNeeds(next)) : least);
}

/** Long texts, tables and lists of parties may break after their heading's page has enough of them. */
function isKeptWhole(block: Block): boolean {
  if (block.kind === "table") return block.totals !== undefined;
  return block.kind !== "parties" && block.kind !== "paragraph" && block.kind !== "redline";
}

/** The height that is kept on one page of a block of this height, mm: all of a short one, else its beginning. */
export function keptHeight(height: number): number {
  return height <= KEPT_WHOLE ? height : LEAST;
}

/** Whether the part under the heading at this index holds the signatures. */
export function isSigned(blocks: readonly Block[], index: number): boolean {
  return partAfter(blocks, index).some(({ kind }) => kind === "signatures");
}

function partAfter(blocks: readonly Block[], index: number): readonly Block[] {
  const rest = blocks.slice(index + 1);
  const end = rest.findIndex((block) => block.kind === "heading" && block.level === 1);
  return end === -1 ? rest : rest.slice(0, end);
}

/** Height that a table wants free: a short one with sums stays whole; of another the first rows stay together, and three rows all. */
export function tableNeeds(block: Block): number {
  if (block.kind !== "table") return LEAST;
  const whole = estimated(block) - 4;
  if (block.totals && whole <= KEPT_WHOLE) return whole;
  const kept = block.rows.slice(0, block.rows.length > 3 ? 2 : 3);
  const height = kept.reduce((sum, row) => sum + rowHeight(row, block), TABLE_HEAD);
  return Math.max(LEAST, Math.min(height, KEPT_WHOLE));
}
