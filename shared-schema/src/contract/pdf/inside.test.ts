import { expect, it, vi } from "vitest";
import type { ContractDocument } from "../blocks.ts";
import { buildComparison } from "../comparison/comparison.ts";
import { currentText } from "../draft.ts";
import { rivieraContract, rivieraFacts, testFonts } from "../testing.test-support.ts";
import { drawBlocks } from "./draw.ts";
import { openPdf, PAGE } from "./pen.ts";

const fonts = testFonts();

/** The texts that end behind the right margin, of those that are set from the left. */
function outside(doc: ContractDocument): string[] {
  const pen = openPdf(doc, fonts);
  const found: string[] = [];
  const draw = pen.pdf.text.bind(pen.pdf);
  vi.spyOn(pen.pdf, "text").mockImplementation((text, x, y, ...more) => {
    if (typeof text === "string" && more.length === 0 && x + pen.pdf.getTextWidth(text) > PAGE.width - PAGE.right + 0.1)
      found.push(text);
    return draw(text, x, y, ...more);
  });
  drawBlocks(pen, doc);
  return found;
}

it("keeps every line within the margins, the title of a comparison as well", () => {
  const latter = rivieraFacts();
  latter.agreement.version = 12;
  const comparison = buildComparison(
    currentText(rivieraFacts(), "https://passerelle.test"),
    currentText(latter, "https://passerelle.test"),
  );
  expect(comparison.cover).toBeNull();
  expect(outside(comparison)).toEqual([]);
  expect(outside(rivieraContract(true))).toEqual([]);
});
