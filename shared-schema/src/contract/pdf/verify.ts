import type { ContractDocument } from "../blocks.ts";
import { VERIFY } from "./estimate.ts";
import { COLUMN, clean, INK, lineHeight, need, PAGE, type Pen, SECOND, setType, WATER, wrap } from "./pen.ts";
import { drawQrCode } from "./qrCode.ts";

const { side: SIDE, gap: GAP } = VERIFY;
const POINTS = 8;

const INVITATION = {
  fr: "Pour vérifier que cet exemplaire est authentique et qu’aucune version ultérieure n’existe, scannez ce code ou ouvrez l’adresse :",
  en: "To check that this copy is genuine and that no later version exists, scan this code or open the address:",
};

/** Draws, at the end of the last page, the code of the address at which a copy is checked. */
export function drawVerify(pen: Pen, doc: ContractDocument): void {
  if (doc.verify === null) return;
  need(pen, SIDE + GAP);
  pen.y += GAP;
  drawQrCode(pen.pdf, doc.verify, { x: PAGE.left, y: pen.y, side: SIDE });
  setType(pen, "normal", POINTS, WATER);
  const left = PAGE.left + SIDE + GAP;
  drawText(pen, INVITATION.fr, left, COLUMN - SIDE - GAP);
  drawText(pen, INVITATION.en, SECOND, COLUMN);
  setType(pen, "bold", POINTS, INK);
  const address = clean(pen, doc.verify);
  pen.pdf.text(wrap(pen, address, COLUMN), SECOND, pen.y + SIDE - lineHeight(POINTS));
  pen.pdf.link(PAGE.left, pen.y, PAGE.width - PAGE.left - PAGE.right, SIDE, { url: doc.verify });
  pen.y += SIDE;
}

function drawText(pen: Pen, text: string, x: number, width: number): void {
  for (const [row, line] of wrap(pen, text, width).entries()) {
    pen.pdf.text(line, x, pen.y + lineHeight(POINTS) * (row + 0.75));
  }
}
