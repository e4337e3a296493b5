import { artefact, drawAs, mark, within } from "../../tagged/tags.ts";
import { both } from "../../terms/format.ts";
import type { ContractDocument } from "../blocks.ts";
import { drawChart } from "./chart/chart.ts";
import { BRASS, clean, INNER, lineHeight, PAGE, type Pen, setType, WATER, wrap } from "./pen.ts";
import type { Plates } from "./plates.ts";
import { drawDetails } from "./table/tables.ts";

/** Height of the yacht's picture, mm; it fills the width, and what stands out above and below is cut off. */
const PICTURE_HEIGHT = 58;
const GAP = 5;

/** Draws the title page: what the document is, the yacht, the route, the parties and the dates. */
export function drawCover(pen: Pen, doc: ContractDocument, { shore, picture }: Plates): void {
  if (!doc.cover) return;
  drawTitles(pen, doc);
  if (picture) drawPicture(pen, picture, doc.cover.yacht?.name ?? "");
  drawChart(pen, doc.cover.route, shore);
  pen.y += GAP;
  drawDetails(pen, doc.cover.details);
}

function drawTitles(pen: Pen, doc: ContractDocument): void {
  const { pdf, tags } = pen;
  pen.y = 24;
  setType(pen, "italic", 10, WATER);
  drawAs(tags, "P", () => {
    pdf.text(clean(pen, doc.productName), PAGE.left, pen.y);
    pdf.text(doc.reference, PAGE.width - PAGE.right, pen.y, { align: "right" });
  });
  artefact(tags, () => {
    pdf.setDrawColor(...BRASS).setLineWidth(0.6);
    pdf.line(PAGE.left, pen.y + 3, PAGE.width - PAGE.right, pen.y + 3);
  });
  pen.y += 8;
  within(tags, "H1", () => {
    mark(tags, () => drawLines(pen, doc.title.fr, "bold", 23));
    drawAs(tags, "Span", () => drawLines(pen, doc.title.en, "italic", 14), { language: "en" });
  });
  pen.y += 2;
  for (const block of doc.blocks) {
    if (block.kind === "title") drawAs(tags, "P", () => drawLines(pen, block.subtitle, "normal", 11));
  }
  pen.y += GAP;
}

function drawLines(pen: Pen, text: string, face: "normal" | "bold" | "italic", points: number): void {
  setType(pen, face, points, WATER);
  for (const line of wrap(pen, text, INNER)) {
    pen.y += lineHeight(points);
    pen.pdf.text(line, PAGE.left, pen.y - lineHeight(points) * 0.25);
  }
}

function drawPicture(pen: Pen, picture: Uint8Array, yacht: string): void {
  const draw = () => drawCropped(pen, picture, { x: PAGE.left, y: pen.y, width: INNER, height: PICTURE_HEIGHT });
  const alternative = `${both({ fr: "Photographie du yacht", en: "Photograph of the yacht" })}: ${yacht}`;
  drawAs(pen.tags, "Figure", draw, { alternative });
  pen.y += PICTURE_HEIGHT + GAP;
}

/** Draws the yacht's picture so that it fills a box, mm; what stands out is cut off. The file holds the picture once. */
export function drawCropped(
  { pdf }: Pen,
  picture: Uint8Array,
  box: { x: number; y: number; width: number; height: number },
): void {
  const { width, height } = pdf.getImageProperties(picture);
  const scale = Math.max(box.width / width, box.height / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const left = box.x + (box.width - shownWidth) / 2;
  const top = box.y + (box.height - shownHeight) / 2;
  pdf.saveGraphicsState();
  pdf.rect(box.x, box.y, box.width, box.height, null).clip().discardPath();
  pdf.addImage(picture, "JPEG", left, top, shownWidth, shownHeight, "yacht", "NONE");
  pdf.restoreGraphicsState();
}
