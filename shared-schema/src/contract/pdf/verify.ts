import type { Attributes } from "../../tagged/element.ts";
import { linkTo } from "../../tagged/links.ts";
import { drawAs, mark, within } from "../../tagged/tags.ts";
import { both } from "../../terms/format.ts";
import type { ContractDocument } from "../blocks.ts";
import { VERIFY } from "./estimate.ts";
import { COLUMN, clean, INK, INNER, lineHeight, need, PAGE, type Pen, SECOND, setType, WATER, wrap } from "./pen.ts";
import { drawQrCode } from "./qrCode.ts";

const { side: SIDE, gap: GAP } = VERIFY;
const POINTS = 8;

const INVITATION = {
  fr: "Pour vérifier que cet exemplaire est authentique et qu’aucune version ultérieure n’existe, scannez ce code ou ouvrez l’adresse :",
  en: "To check that this copy is genuine and that no later version exists, scan this code or open the address:",
};

const CODE = { fr: "Code QR de l’adresse de vérification", en: "QR code of the address for checking" };
const CHECK = { fr: "Vérifier cet exemplaire", en: "Check this copy" };

/** Draws, at the end of the last page, the code of the address at which a copy is checked. */
export function drawVerify(pen: Pen, doc: ContractDocument): void {
  if (doc.verify === null) return;
  need(pen, SIDE + GAP);
  pen.y += GAP;
  const address = doc.verify;
  within(pen.tags, "Sect", () => drawAddress(pen, address));
  pen.y += SIDE;
}

function drawAddress(pen: Pen, address: string): void {
  const { pdf, tags, y } = pen;
  const drawCode = () => drawQrCode(pdf, address, { x: PAGE.left, y, side: SIDE });
  drawAs(tags, "Figure", drawCode, { alternative: both(CODE) });
  setType(pen, "normal", POINTS, WATER);
  drawText(pen, INVITATION.fr, PAGE.left + SIDE + GAP, COLUMN - SIDE - GAP);
  drawText(pen, INVITATION.en, SECOND, COLUMN, { language: "en" });
  setType(pen, "bold", POINTS, INK);
  const lines = wrap(pen, clean(pen, address), COLUMN);
  const drawLink = () => {
    mark(tags, () => pdf.text(lines, SECOND, y + SIDE - lineHeight(POINTS)));
    linkTo(tags, { x: PAGE.left, y, width: INNER, height: SIDE }, { address }, `${both(CHECK)}: ${address}`);
  };
  within(tags, "P", () => within(tags, "Link", drawLink));
}

function drawText(pen: Pen, text: string, x: number, width: number, attributes: Attributes = {}): void {
  const draw = () => {
    for (const [row, line] of wrap(pen, text, width).entries()) {
      pen.pdf.text(line, x, pen.y + lineHeight(POINTS) * (row + 0.75));
    }
  };
  drawAs(pen.tags, "P", draw, attributes);
}
