import type { Block } from "../blocks.ts";

/** Height of a row with one line, mm. */
export const ROW_HEIGHT = 6.2;
/** Height of a signatory's box and the gap below it, mm. */
export const SIGNATURE = { height: 30, gap: 5 } as const;
/** A part of the contract up to this height, mm, is kept on one page. */
const KEPT_WHOLE = 150;
/** What stays with a heading at least, mm. */
const LEAST = 22;

/** About how high a block will be, mm: good enough to decide where a page ends. */
function estimated(block: Block): number {
  switch (block.kind) {
    case "title":
      return 30;
    case "heading":
      return block.level === 1 ? 18 : 10;
    case "paragraph":
      return 4 + Math.ceil(Math.max(block.fr.length, block.en.length) / 50) * 4.3;
    case "details":
      return 4 + block.rows.length * ROW_HEIGHT;
    case "table":
      return 14 + block.rows.reduce((sum, row) => sum + rowHeight(row), 0);
    case "parties":
      return block.parties.reduce((sum, { rows }) => sum + 14 + rows.length * ROW_HEIGHT, 0);
    case "signatures":
      return Math.ceil(block.signatories.length / 2) * (SIGNATURE.height + SIGNATURE.gap);
  }
}

function rowHeight(row: readonly string[]): number {
  const lines = Math.max(...row.map((cell) => cell.split("\n").length));
  return 2.4 + lines * 3.8;
}

/** Height that must be free for the heading at this index, with what may not be parted from it. */
export function headingNeeds(blocks: readonly Block[], index: number): number {
  const heading = blocks[index];
  const next = blocks[index + 1];
  if (heading?.kind !== "heading" || !next) return LEAST;
  const own = estimated(heading);
  if (heading.level === 1) {
    const whole = own + heightOfPart(blocks.slice(index + 1));
    if (whole <= KEPT_WHOLE) return whole;
    return next.kind === "heading" ? own + headingNeeds(blocks, index + 1) : own + LEAST;
  }
  const together = next.kind === "table" ? next.totals !== undefined : next.kind !== "parties";
  return own + (together ? Math.min(estimated(next), KEPT_WHOLE) : LEAST);
}

function heightOfPart(rest: readonly Block[]): number {
  const end = rest.findIndex((block) => block.kind === "heading" && block.level === 1);
  return rest.slice(0, end === -1 ? rest.length : end).reduce((sum, block) => sum + estimated(block), 0);
}

/** Height that a table with totals wants free: a sum stays with what it sums up. */
export function tableNeeds(block: Block): number {
  return block.kind === "table" && block.totals ? Math.min(estimated(block) - 4, KEPT_WHOLE) : LEAST;
}
