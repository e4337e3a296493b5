import { GState } from "jspdf";
import type { ContractDocument } from "../blocks.ts";
import { both } from "../format.ts";
import { COLUMN, clean, FAMILY, MIST, PAGE, type Pen, RED, SECOND, setType, WATER } from "./pen.ts";

/** Head, foot and watermark of every page, drawn last because each names the number of pages. */
export function drawFrames(pen: Pen, doc: ContractDocument): void {
  const pages = pen.pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    pen.pdf.setPage(page);
    if (doc.draft) drawWatermark(pen);
    drawHead(pen, doc);
    drawFoot(pen, doc, page, pages);
  }
}

function drawWatermark({ pdf }: Pen): void {
  pdf.saveGraphicsState();
  pdf.setGState(new GState({ opacity: 0.1 }));
  pdf.setFont(FAMILY, "bold").setFontSize(54);
  pdf.setTextColor(...RED);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++) pdf.text("Draft", 38 + column * 90, 88 + row * 62, { angle: 35 });
  }
  pdf.restoreGraphicsState();
}

function drawHead(pen: Pen, doc: ContractDocument): void {
  const { pdf } = pen;
  setType(pen, "normal", 7.5, WATER);
  pdf.text(clean(pen, `${both(doc.title)} · ${doc.reference}`), PAGE.left, 12);
  const version = doc.draft ? `${both(doc.versionLabel)} · Projet / Draft` : both(doc.versionLabel);
  pdf.text(clean(pen, version), PAGE.width - PAGE.right, 12, { align: "right" });
  pdf.setDrawColor(...MIST).setLineWidth(0.25);
  pdf.line(PAGE.left, 14.5, PAGE.width - PAGE.right, 14.5);
  setType(pen, "bold", 7, WATER);
  pdf.text("Français (fait foi)", PAGE.left, 19);
  setType(pen, "normal", 7, WATER);
  pdf.text("English (translation)", SECOND, 19);
  pdf.line(PAGE.left, 21, PAGE.left + COLUMN, 21);
  pdf.line(SECOND, 21, PAGE.width - PAGE.right, 21);
}

function drawFoot(pen: Pen, doc: ContractDocument, page: number, pages: number): void {
  const { pdf } = pen;
  const last = page === pages;
  setType(pen, "normal", 7, WATER);
  pdf.setDrawColor(...MIST).setLineWidth(0.25);
  pdf.line(PAGE.left, PAGE.height - 17, PAGE.width - PAGE.right, PAGE.height - 17);
  const print = last ? doc.fingerprint : `${doc.fingerprint.slice(0, 16)}…`;
  pdf.text(clean(pen, `${doc.productName} · SHA-256 ${print}`), PAGE.left, PAGE.height - 12.5);
  pdf.text(`Page ${page} / ${pages}`, PAGE.width - PAGE.right, PAGE.height - 12.5, { align: "right" });
}
