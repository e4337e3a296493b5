import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { rivieraContract, testFonts } from "../testing.test-support.ts";
import { drawColumns } from "./columns.ts";
import { lineHeight, openPdf, PAGE, type Pen, SECOND, setType } from "./pen.ts";

const fonts = testFonts();
const pen: Pen = openPdf(rivieraContract(true), fonts);
const POINTS = 8.5;

/** Where lines of a paragraph stand. */
interface Line {
  page: number;
  x: number;
  y: number;
}

/** Sets a paragraph below a certain height of a new page. @returns its lines that hold any text, pages counted from that one */
function setBelow(y: number, fr: string, en: string): Line[] {
  const lines: Line[] = [];
  pen.pdf.addPage();
  const first = pen.pdf.getNumberOfPages();
  const text = vi.spyOn(pen.pdf, "text").mockImplementation((drawn, x, at) => {
    const page = pen.pdf.getNumberOfPages() - first + 1;
    if (drawn !== "") lines.push({ page, x: Number(x), y: Number(at) });
    return pen.pdf;
  });
  setType(pen, "normal", POINTS);
  pen.y = y;
  drawColumns(pen, { fr, en }, POINTS, "P");
  text.mockRestore();
  return lines;
}

const words = (count: number) => "navire ".repeat(count).trim();

test("a paragraph leaves no single line on either page, and never runs into the foot", () => {
  fc.assert(
    fc.property(
      fc.double({ min: PAGE.top, max: PAGE.height - PAGE.bottom, noNaN: true }),
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 900 }),
      (y, french, english) => {
        const lines = setBelow(y, words(french), words(english));
        expect(Math.max(...lines.map((line) => line.y))).toBeLessThanOrEqual(PAGE.height - PAGE.bottom);
        const left = lines.filter(({ x }) => x === PAGE.left);
        const right = lines.filter(({ x }) => x === SECOND);
        const longer = left.length >= right.length ? left : right;
        const perPage = [1, 2, 3].map((page) => longer.filter((line) => line.page === page).length);
        if (longer.length > 1) expect(perPage).not.toContain(1);
      },
    ),
    { numRuns: 40 },
  );
});

test("both languages begin on one line and stay in step", () => {
  const lines = setBelow(PAGE.height - PAGE.bottom - 8 * lineHeight(POINTS), words(300), words(200));
  const left = lines.filter(({ x }) => x === PAGE.left);
  const right = lines.filter(({ x }) => x === SECOND);
  expect(right.length).toBeGreaterThan(10);
  for (const [index, { page, y }] of right.entries()) expect([page, y]).toEqual([left[index]?.page, left[index]?.y]);
});
