import type { Element } from "../../tagged/element.ts";
import { artefact, drawAs, within } from "../../tagged/tags.ts";
import { both } from "../../terms/format.ts";
import type { SignaturesBlock } from "../blocks.ts";
import { SIGNATURE } from "./estimate.ts";
import { COLUMN, lineHeight, MIST, need, PAGE, type Pen, SECOND, setType, WATER, wrap } from "./pen.ts";

type Signatory = SignaturesBlock["signatories"][number];

/** A signatory with the lines above the field. */
interface Box extends Signatory {
  roleLines: string[];
  nameLines: string[];
  behalfLines: string[];
  /** Height of those lines, mm. */
  above: number;
}

const POINTS_PER_MM = 72 / 25.4;
const SMALL = 7.5;
const NAME = 9;
const INSET = 2.5;
const WIDTH = COLUMN - 2 * INSET;

/** A list: two boxes in a row, each with a field below its signatory's name. */
export function drawSignatures(pen: Pen, block: SignaturesBlock): void {
  within(pen.tags, "L", () => drawBoxes(pen, block), { numbering: "None" });
}

function drawBoxes(pen: Pen, { signatories }: SignaturesBlock): void {
  const { tags } = pen;
  const boxes = signatories.map((signatory) => boxOf(pen, signatory));
  for (let index = 0; index < boxes.length; index += 2) {
    const row = boxes.slice(index, index + 2);
    const above = Math.max(...row.map((box) => box.above));
    const height = Math.max(SIGNATURE.height, above + SIGNATURE.field);
    need(pen, height + SIGNATURE.gap);
    for (const [column, box] of row.entries()) {
      const x = column === 0 ? PAGE.left : SECOND;
      artefact(tags, () =>
        pen.pdf
          .setDrawColor(...MIST)
          .setLineWidth(0.3)
          .rect(x, pen.y, COLUMN, height),
      );
      const element = within(tags, "LI", () => within(tags, "LBody", () => drawBox(pen, box, x)));
      const page = pen.pdf.getCurrentPageInfo().pageNumber - 1;
      const { party = `signatories:${index + column + 1}`, name, role } = box;
      pen.fields.push({ party, name, role, page, rect: fieldBelow(x, pen.y + above, pen.y + height), element });
    }
    pen.y += height + SIGNATURE.gap;
  }
}

function boxOf(pen: Pen, signatory: Signatory): Box {
  setType(pen, "normal", SMALL);
  const roleLines = wrap(pen, both(signatory.role), WIDTH);
  const behalfLines = signatory.onBehalfOf === null ? [] : wrap(pen, signatory.onBehalfOf, WIDTH);
  setType(pen, "bold", NAME);
  const nameLines = wrap(pen, signatory.name, WIDTH);
  const small = (roleLines.length + behalfLines.length) * lineHeight(SMALL);
  return { ...signatory, roleLines, nameLines, behalfLines, above: 2 + small + nameLines.length * lineHeight(NAME) };
}

/** @returns the element that the field belongs to */
function drawBox(pen: Pen, { roleLines, nameLines, behalfLines }: Box, x: number): Element {
  let y = pen.y + 1;
  const draw = (lines: readonly string[], points: number) => {
    if (lines.length === 0) return;
    drawAs(pen.tags, "P", () => {
      for (const line of lines) {
        y += lineHeight(points);
        pen.pdf.text(line, x + INSET, y - lineHeight(points) * 0.25);
      }
    });
  };
  setType(pen, "normal", SMALL, WATER);
  draw(roleLines, SMALL);
  setType(pen, "bold", NAME);
  draw(nameLines, NAME);
  setType(pen, "normal", SMALL);
  draw(behalfLines, SMALL);
  return pen.tags.open;
}

/** The free lower part of a box, in points from the lower left corner of the page. */
function fieldBelow(x: number, top: number, bottom: number): [number, number, number, number] {
  const points = (mm: number) => Math.round(mm * POINTS_PER_MM * 100) / 100;
  return [points(x + 1), points(PAGE.height - (bottom - 1)), points(x + COLUMN - 1), points(PAGE.height - top)];
}
