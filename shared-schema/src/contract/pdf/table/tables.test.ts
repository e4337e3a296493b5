import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Block, HeadingBlock, TableBlock } from "../../blocks.ts";
import { priceSection } from "../../sections/price.ts";
import { rivieraContract, rivieraFacts, testFonts } from "../../testing.test-support.ts";
import { drawBlocks } from "../draw.ts";
import { openPdf, PAGE, type Pen } from "../pen.ts";

const fonts = testFonts();
const draft = rivieraContract(true);
const pen: Pen = openPdf(draft, fonts);
const ROW = /^row (\d+)/;

const heading: HeadingBlock = { kind: "heading", level: 2, id: "route", number: "5", fr: "Itinéraire", en: "Route" };

function tableOf(lines: readonly number[]): TableBlock {
  return {
    kind: "table",
    caption: heading,
    columns: [
      { head: heading, align: "left", width: 0.4 },
      { head: heading, align: "left" },
    ],
    rows: lines.map((count, index) => [`row ${index}`, Array<string>(count).fill("Porto Cervo").join("\n")]),
  };
}

/** Draws a heading and its table below a certain height. @returns how many rows begin on each page, and the heading's page */
function drawBelow(y: number, blocks: Block[]): { rows: number[]; headed: number } {
  pen.pdf.addPage();
  pen.y = y;
  pen.marks.length = 0;
  const first = pen.pdf.getNumberOfPages();
  const rows: number[] = [];
  const text = vi.spyOn(pen.pdf, "text").mockImplementation((drawn) => {
    const page = pen.pdf.getNumberOfPages() - first;
    if ([drawn].flat().some((line) => ROW.test(line))) rows[page] = (rows[page] ?? 0) + 1;
    return pen.pdf;
  });
  drawBlocks(pen, { ...draft, blocks });
  text.mockRestore();
  return { rows: [...rows].map((count) => count ?? 0), headed: (pen.marks[0]?.page ?? 0) - first };
}

test("a table breaks so that two rows at least stand together, and begins on its heading's page", () => {
  fc.assert(
    fc.property(
      fc.double({ min: PAGE.top, max: PAGE.height - PAGE.bottom, noNaN: true }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 60 }),
      (y, lines) => {
        const { rows, headed } = drawBelow(y, [heading, tableOf(lines)]);
        expect(rows.reduce((sum, count) => sum + count, 0)).toBe(lines.length);
        expect(rows[headed]).toBeGreaterThan(1);
        expect(rows.slice(headed)).not.toContain(1);
      },
    ),
    { numRuns: 60 },
  );
});

test("net total, VAT and total are on one page", () => {
  const price = priceSection(rivieraFacts());
  const of = (page: Map<string, number>, label: string) => [...page].find(([text]) => text.startsWith(label))?.[1];
  for (let y = PAGE.height - PAGE.bottom; y > PAGE.height - PAGE.bottom - 90; y -= 3) {
    const pages = new Map<string, number>();
    const text = vi.spyOn(pen.pdf, "text").mockImplementation((drawn) => {
      for (const line of [drawn].flat()) pages.set(line, pen.pdf.getNumberOfPages());
      return pen.pdf;
    });
    pen.pdf.addPage();
    pen.y = y;
    drawBlocks(pen, { ...draft, blocks: price });
    text.mockRestore();
    const net = of(pages, "Total hors taxes");
    expect(net).toBeGreaterThan(0);
    expect([of(pages, "TVA"), of(pages, "Prix total du contrat")]).toEqual([net, net]);
  }
});
