import { diffArrays } from "diff";
import type { Bilingual } from "../../base/language.ts";
import type { Block, HeadingBlock, RedlineBlock, RedlineRow } from "../blocks.ts";
import { alignLines } from "./alignLines.ts";
import { isChanged, type Run, runOf } from "./runs.ts";
import { type Line, type Sheet, sheetsOf } from "./sheet.ts";
import { compareWords } from "./words.ts";

/** A heading with what is under it up to the next one. */
interface Section {
  heading: HeadingBlock;
  blocks: Block[];
}

/** A section of either version, with its changes. */
export interface ComparedSection {
  /** As the latter version has it, else the former; its own changes are the first block. */
  heading: HeadingBlock;
  change: "same" | "changed" | "deleted" | "inserted";
  blocks: RedlineBlock[];
}

/** Compares two documents section by section, in the latter's order; one that was taken out is where it was. */
export function compareSections(before: readonly Block[], after: readonly Block[]): ComparedSection[] {
  const [former, latter] = [sectionsOf(before), sectionsOf(after)];
  const ids = diffArrays(
    former.map(({ heading }) => heading.id),
    latter.map(({ heading }) => heading.id),
  );
  let [f, l] = [0, 0];
  return ids.flatMap(({ value, added, removed }) =>
    value.flatMap(() => {
      const old = added ? undefined : former[f++];
      const now = removed ? undefined : latter[l++];
      const compared = compareSection(old, now);
      return compared ? [compared] : [];
    }),
  );
}

function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push({ heading: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function compareSection(former: Section | undefined, latter: Section | undefined): ComparedSection | null {
  const heading = latter?.heading ?? former?.heading;
  if (!heading) return null;
  const titles = compareSheets(titleSheet(former), titleSheet(latter), heading);
  const contents = pairSheets(sheetsOf(former?.blocks ?? []), sheetsOf(latter?.blocks ?? []));
  const compared = contents.map(([old, now], index) => compareSheets(old, now, captionOf(heading, index)));
  const isTitled = hasChanges(titles);
  if (!isTitled && !compared.some(hasChanges)) return { heading, change: "same", blocks: [] };
  const change = !former ? "inserted" : !latter ? "deleted" : "changed";
  return { heading, change, blocks: change === "changed" && isTitled ? [titles, ...compared] : compared };
}

function captionOf({ number, fr, en }: HeadingBlock, index: number): Bilingual {
  const place = index === 0 ? "" : ` (${index + 1})`;
  return { fr: `${number}. ${fr}${place}`, en: `${number}. ${en}${place}` };
}

function titleSheet(section: Section | undefined): Sheet | null {
  if (!section) return null;
  const { number, fr, en } = section.heading;
  const cells = [`${number}. ${fr}`, `${number}. ${en}`];
  const line: Line = { key: "title", content: [fr, en], cells, strong: true };
  const half = { width: 0.5, align: "left" } as const;
  return { layout: "columns", columns: [half, half], hasHead: false, lines: [line] };
}

/** Sheets of the same make are one and the same, in their order. */
function pairSheets(before: readonly Sheet[], after: readonly Sheet[]): [Sheet | null, Sheet | null][] {
  const makeOf = ({ layout, columns, hasHead }: Sheet) => `${layout} ${columns.length} ${hasHead}`;
  let [b, a] = [0, 0];
  return diffArrays(before.map(makeOf), after.map(makeOf)).flatMap(({ value, added, removed }) =>
    value.map((): [Sheet | null, Sheet | null] => [
      added ? null : (before[b++] ?? null),
      removed ? null : (after[a++] ?? null),
    ]),
  );
}

/** Compares the lines of two sheets; null is a sheet that one version lacks. */
export function compareSheets(before: Sheet | null, after: Sheet | null, { fr, en }: Bilingual): RedlineBlock {
  const rows = alignLines(before?.lines ?? [], after?.lines ?? []).map(([old, now]): RedlineRow => {
    const count = (now ?? old)?.cells.length ?? 0;
    const cells = Array.from({ length: count }, (_, index) => compareCell(old?.cells[index], now?.cells[index]));
    return { cells, strong: (now ?? old)?.strong ?? false };
  });
  const { layout = "rows", columns = [], hasHead = false } = after ?? before ?? {};
  return { kind: "redline", caption: { fr, en }, layout, columns, hasHead, rows };
}

function compareCell(before: string | undefined, after: string | undefined): Run[] {
  if (before === undefined) return runOf(after ?? "", "inserted");
  return after === undefined ? runOf(before, "deleted") : compareWords(before, after);
}

function hasChanges({ rows }: RedlineBlock): boolean {
  return rows.some(({ cells }) => cells.some(isChanged));
}
