import { GState } from "jspdf";
import { artefact } from "../../tagged/tags.ts";
import { utc } from "../../terms/format.ts";
import type { ContractDocument } from "../blocks.ts";
import { drawCropped } from "./cover.ts";
import {
  COLUMN,
  clean,
  INNER,
  inLanguage,
  lineHeight,
  MIST,
  PAGE,
  type Pen,
  RED,
  SECOND,
  setType,
  WATER,
  wrap,
} from "./pen.ts";
import type { Plates } from "./plates.ts";

/** Between the two sides of the head, mm. */
const GAP = 6;
/** The yacht's picture in the head, mm. */
const PICTURE = { x: PAGE.left, y: 6, width: 12, height: 7.5 } as const;
const BESIDE_PICTURE = PICTURE.width + 2;

/**
 * Head, foot and watermark of every page, drawn last because each names the number of pages. They are no part of the text.
 * @param titlePages pages at the beginning that have no head
 */
export function drawFrames(
  pen: Pen,
  doc: ContractDocument,
  titlePages: number,
  { picture }: Pick<Plates, "picture">,
): void {
  const pages = pen.pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    pen.pdf.setPage(page);
    const draw = () => {
      if (doc.draft) drawWatermark(pen);
      if (page > titlePages) drawHead(pen, doc, doc.cover && picture);
      drawFoot(pen, doc, page, pages);
    };
    artefact(pen.tags, draw, "Pagination");
  }
}

function drawWatermark({ pdf, family }: Pen): void {
  pdf.saveGraphicsState();
  pdf.setGState(new GState({ opacity: 0.1 }));
  pdf.setFont(family, "bold").setFontSize(54);
  pdf.setTextColor(...RED);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++) pdf.text("Draft", 38 + column * 90, 88 + row * 62, { angle: 35 });
  }
  pdf.restoreGraphicsState();
}

function drawHead(pen: Pen, doc: ContractDocument, picture: Uint8Array | null): void {
  const { pdf } = pen;
  const right = PAGE.width - PAGE.right;
  setType(pen, "normal", 7, WATER);
  const label = inLanguage(doc, doc.versionLabel);
  // French calls an unsigned text a «projet»; «brouillon» is the status of the agreement.
  const version = doc.draft ? `${label} · Projet / Draft` : label;
  pdf.text(clean(pen, version), right, 12, { align: "right" });
  const indent = picture ? BESIDE_PICTURE : 0;
  const room = INNER - pdf.getTextWidth(version) - GAP - indent;
  pdf.text(runningHead(pen, doc, room), PAGE.left + indent, 12);
  if (picture) drawCropped(pen, picture, PICTURE);
  pdf.setDrawColor(...MIST).setLineWidth(0.25);
  pdf.line(PAGE.left, 14.5, right, 14.5);
  if (doc.language !== null) return;
  setType(pen, "bold", 7, WATER);
  pdf.text("Français (fait foi)", PAGE.left, 19);
  setType(pen, "italic", 7, WATER);
  pdf.text("English (translation)", SECOND, 19);
  pdf.line(PAGE.left, 21, PAGE.left + COLUMN, 21);
  pdf.line(SECOND, 21, right, 21);
}

/**
 * The agreement and, since yachts share names, the number by which no other yacht is known. A long name gives way, by words, before
 * the title does.
 */
function runningHead(pen: Pen, doc: ContractDocument, width: number): string {
  const { reference, cover, compared } = doc;
  const yacht = (compared ? compared[1].yacht : cover?.yacht) ?? null;
  const headWith = (name: string | undefined) =>
    clean(pen, [reference, yacht?.number, name, inLanguage(doc, doc.title)].filter(Boolean).join(" · "));
  const words = yacht?.name.split(/\s+/) ?? [];
  const shorter = words.slice(1).map((_, index) => `${words.slice(0, words.length - 1 - index).join(" ")}…`);
  const heads = [yacht?.name, ...shorter].map(headWith);
  return heads.find((head) => pen.pdf.getTextWidth(head) <= width) ?? cut(pen, headWith(yacht?.name), width);
}

/** A text on one line, cut where it is too long for it. */
function cut(pen: Pen, text: string, width: number): string {
  const [first = ""] = wrap(pen, text, width - pen.pdf.getTextWidth("…"));
  return `${first}…`;
}

function drawFoot(pen: Pen, doc: ContractDocument, page: number, pages: number): void {
  const { pdf } = pen;
  setType(pen, "normal", 6.5, WATER);
  pdf.setDrawColor(...MIST).setLineWidth(0.25);
  pdf.line(PAGE.left, PAGE.height - 17, PAGE.width - PAGE.right, PAGE.height - 17);
  for (const [index, line] of footLines(doc).entries()) {
    pdf.text(clean(pen, line), PAGE.left, PAGE.height - 12.5 + index * lineHeight(6.5));
  }
  pdf.text(`Page ${page} / ${pages}`, PAGE.width - PAGE.right, PAGE.height - 12.5, { align: "right" });
}

/** The fingerprint of the terms; a comparison has one line for either version, with its date. */
function footLines(doc: ContractDocument): string[] {
  const { productName, compared, fingerprint } = doc;
  if (!compared) return [`${productName} · SHA-256 ${fingerprint}`];
  return compared.map(({ name, issuedAt, fingerprint: digits }) =>
    [inLanguage(doc, name), utc(issuedAt), `SHA-256 ${digits}`].join(" · "),
  );
}
