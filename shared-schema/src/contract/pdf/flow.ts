import type { Attributes, Role } from "../../tagged/element.ts";
import { mark, within } from "../../tagged/tags.ts";
import { type Face, INK, INNER, lineHeight, linesLeft, need, PAGE, type Pen, setType, wrap } from "./pen.ts";

interface Style {
  face?: Face;
  points?: number;
  colour?: typeof INK;
  /** Left edge and width, mm. */
  x?: number;
  width?: number;
}

/** Sets a text as one element, in as many lines as it takes; it may go on over a page. */
export function flow(pen: Pen, role: Role, text: string, style: Style = {}, attributes: Attributes = {}): void {
  const { face = "normal", points = 8.5, colour = INK, x = PAGE.left, width = INNER } = style;
  setType(pen, face, points, colour);
  const height = lineHeight(points);
  let lines = wrap(pen, text, width);
  within(
    pen.tags,
    role,
    () => {
      while (lines.length > 0) {
        need(pen, height);
        const room = linesLeft(pen, height);
        const here = lines.slice(0, room);
        mark(pen.tags, () => {
          for (const line of here) {
            pen.y += height;
            pen.pdf.text(line, x, pen.y - height * 0.25);
          }
        });
        lines = lines.slice(room);
      }
    },
    attributes,
  );
}
