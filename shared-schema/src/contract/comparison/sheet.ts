import { both } from "../../terms/format.ts";
import { type Align, type Block, type Detail, numberedText } from "../blocks.ts";

/** A paragraph, or a row of a list or table. */
export interface Line {
  /** Its label, or the head of its row: lines that share it are alike. Empty where it has none. */
  key: string;
  /** Its text without the number that it owes to its place: lines are matched by this. */
  content: string[];
  /** The text as shown. */
  cells: string[];
  /** Heads of columns and totals stand out. */
  strong?: boolean;
}

/** Lines under one another. */
export interface Sheet {
  /** Paragraphs stand in two columns, French and English; rows have cells. */
  layout: "columns" | "rows";
  columns: { width: number; align: Align }[];
  /** The first line names the columns. */
  hasHead: boolean;
  lines: Line[];
}

const HALVES: Sheet["columns"] = [
  { width: 0.5, align: "left" },
  { width: 0.5, align: "left" },
];
const LABELLED: Sheet["columns"] = [
  { width: 0.36, align: "left" },
  { width: 0.64, align: "left" },
];

/** The content of a section without its heading; paragraphs that follow one another are one sheet. */
export function sheetsOf(blocks: readonly Block[]): Sheet[] {
  const sheets: Sheet[] = [];
  for (const block of blocks) {
    const sheet = sheetOf(block);
    const last = sheets.at(-1);
    if (!sheet) continue;
    if (sheet.layout === "columns" && last?.layout === "columns") last.lines.push(...sheet.lines);
    else sheets.push(sheet);
  }
  return sheets;
}

function sheetOf(block: Block): Sheet | null {
  switch (block.kind) {
    case "paragraph": {
      const { fr, en } = numberedText(block);
      const content = [block.fr, block.en];
      const line: Line = { key: "", content, cells: [fr, en], strong: block.strong ?? false };
      return { layout: "columns", columns: HALVES, hasHead: false, lines: [line] };
    }
    case "details":
      return rows(block.rows.map((row) => detailLine("", row)));
    case "parties":
      return rows(
        block.parties.flatMap(({ role, name, rows: particulars }) => [
          { ...labelledLine(`${role.fr} ${name}`, [both(role), name]), strong: true },
          ...particulars.map((row) => detailLine(`${role.fr} ${name} `, row)),
        ]),
      );
    case "table": {
      const shared = block.columns.filter(({ width }) => width === undefined).length;
      const rest = 1 - block.columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
      const columns = block.columns.map(({ width, align }) => ({ width: width ?? rest / shared, align }));
      const heads = block.columns.map((column) => both(column.head));
      const head: Line = { ...labelledLine("head", heads), strong: true };
      const lines = block.rows.map((cells, index): Line => {
        const content = unnumbered(cells, index + 1);
        const key = content.find((text) => text !== "") ?? "";
        return { key, content, cells, strong: block.totals?.includes(index) ?? false };
      });
      return { layout: "rows", columns, hasHead: true, lines: [head, ...lines] };
    }
    case "signatures":
      return rows(
        block.signatories.map(({ role, name, onBehalfOf }) =>
          labelledLine(`${role.fr} ${name}`, [both(role), onBehalfOf === null ? name : `${name}\n${onBehalfOf}`]),
        ),
      );
    case "title":
    case "heading":
    case "redline":
      return null;
  }
}

function rows(lines: Line[]): Sheet {
  return { layout: "rows", columns: LABELLED, hasHead: false, lines };
}

function detailLine(of: string, { label, value }: Detail): Line {
  return labelledLine(`${of}${label.fr}`, [both(label), value]);
}

function labelledLine(key: string, cells: string[]): Line {
  return { key, content: cells, cells };
}

/** The cells of a row whose first one may hold its place in the table: «3», «Soute 2 / Bunker 2». */
function unnumbered([first = "", ...others]: readonly string[], place: number): string[] {
  return [first.replace(/\d+/g, (digits) => (Number(digits) === place ? "" : digits)), ...others];
}
