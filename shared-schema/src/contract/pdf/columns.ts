import type { Bilingual } from "../../base/language.ts";
import { childOf, type Element } from "../../tagged/element.ts";
import { mark } from "../../tagged/tags.ts";
import { COLUMN, INNER, lineHeight, linesLeft, need, PAGE, type Pen, SECOND, wrap } from "./pen.ts";

/** Paragraphs of so many lines are not broken over pages. */
const KEPT_WHOLE = 5;
/** Lines of a paragraph that stand on a page at least. */
const LEAST_LINES = 2;

/**
 * Sets French on the left and English on the right in the face and size that are set. Both begin on one line, and break
 * over pages at the same line; neither page gets a single line of the paragraph. A document in one language has one column.
 * For a screen reader they are two paragraphs, or one heading.
 */
export function drawColumns(pen: Pen, text: Bilingual, points: number, role: "P" | "H2" | "H3"): void {
  const { language, tags } = pen;
  const left = language === null ? wrap(pen, text.fr, COLUMN) : wrap(pen, text[language], INNER);
  const right = language === null ? wrap(pen, text.en, COLUMN) : [];
  const count = Math.max(left.length, right.length);
  const height = lineHeight(points);
  need(pen, Math.min(count, count <= KEPT_WHOLE ? count : LEAST_LINES) * height);
  const first = childOf(tags.open, role);
  let second: Element | null = null;
  for (let done = 0; done < count; ) {
    const fitting = linesLeft(pen, height);
    const rest = count - done - fitting;
    const here = rest > 0 && rest < LEAST_LINES ? fitting - (LEAST_LINES - rest) : fitting;
    const end = Math.min(count, done + here);
    drawLines(pen, left.slice(done, end), PAGE.left, height, first);
    if (done < right.length) {
      second ??= role === "P" ? childOf(tags.open, role, ENGLISH) : childOf(first, "Span", ENGLISH);
      drawLines(pen, right.slice(done, end), SECOND, height, second);
    }
    pen.y += (end - done) * height;
    done = end;
    if (done < count) need(pen, PAGE.height);
  }
}

const ENGLISH = { language: "en" } as const;

function drawLines({ pdf, tags, y }: Pen, lines: readonly string[], x: number, height: number, element: Element): void {
  if (lines.length === 0) return;
  const draw = () => {
    for (const [row, line] of lines.entries()) pdf.text(line, x, y + height * (row + 0.75));
  };
  mark(tags, draw, element);
}
