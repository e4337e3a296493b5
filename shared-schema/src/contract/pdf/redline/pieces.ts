import { childOf, type Element } from "../../../tagged/element.ts";
import type { Tags } from "../../../tagged/tags.ts";
import type { RedlineBlock } from "../../blocks.ts";
import type { Run } from "../../comparison/runs.ts";

/** The element of a cell, or of a paragraph, of a comparison; null where a page repeats it. */
export interface CellTags {
  element: Element | null;
  /** The element drawn last in it, which goes on over lines and pages. */
  last: { change: Run["change"]; element: Element | null } | null;
}

const DECORATIONS = { deleted: "LineThrough", inserted: "Underline" } as const;

/** The elements of a paragraph in French and in English. */
export function paragraphTags({ open }: Tags): CellTags[] {
  return [childOf(open, "P"), childOf(open, "P", { language: "en" })].map(begun);
}

/** The elements of a row of the open table: the first row names the columns, or each row begins with its name. */
export function rowTags({ open }: Tags, { columns, hasHead }: RedlineBlock, isHead: boolean): CellTags[] {
  const row = childOf(open, "TR");
  return columns.map((_, index) => {
    if (isHead) return begun(childOf(row, "TH", { scope: "Column" }));
    return begun(!hasHead && index === 0 ? childOf(row, "TH", { scope: "Row" }) : childOf(row, "TD"));
  });
}

/** Nothing for a screen reader: a head that is repeated. */
export function repeatedTags({ columns }: Pick<RedlineBlock, "columns">): CellTags[] {
  return columns.map(() => begun(null));
}

/** The element of a piece: what was deleted or inserted has one of its own in the cell, as far as it goes. */
export function pieceTags(cell: CellTags, change: Run["change"]): Element | null {
  if (cell.element === null) return null;
  if (cell.last?.change !== change) {
    const decoration = change === "same" ? null : DECORATIONS[change];
    cell.last = { change, element: decoration ? childOf(cell.element, "Span", { decoration }) : cell.element };
  }
  return cell.last.element;
}

function begun(element: Element | null): CellTags {
  return { element, last: null };
}
