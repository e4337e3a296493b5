import type { Bilingual } from "../../base/language.ts";
import { COLUMN, INNER, lineHeight, need, PAGE, type Pen, SECOND, wrap } from "./pen.ts";

/** Paragraphs of so many lines are not broken over pages. */
const KEPT_WHOLE = 5;
/** Lines of a paragraph that stand on a page at least. */
const LEAST_LINES = 2;

/**
 * Sets French on the left and English on the right in the face and size that are set. Both begin on one line, and break
 * over pages at the same line; neither page gets a single line of the paragraph. A document in one language has one column.
 */
export function drawColumns(pen: Pen, text: Bilingual, points: number): void {
  const { language } = pen;
  const left = language === null ? wrap(pen, text.fr, COLUMN) : wrap(pen, text[language], INNER);
  const right = language === null ? wrap(pen, text.en, COLUMN) : [];
  const count = Math.max(left.length, right.length);
  const height = lineHeight(points);
  need(pen, Math.min(count, count <= KEPT_WHOLE ? count : LEAST_LINES) * height);
  for (let done = 0; done < count; ) {
    const fitting = Math.max(1, Math.floor((PAGE.height - PAGE.bottom - pen.y) / height + 1e-6));
    const rest = count - done - fitting;
    const here = rest > 0 && rest < LEAST_LINES ? fitting - (LEAST_LINES - rest) : fitting;
    for (const end = Math.min(count, done + here); done < end; done++) {
      pen.y += height;
      const base = pen.y - height * 0.25;
      pen.pdf.text(left[done] ?? "", PAGE.left, base);
      pen.pdf.text(right[done] ?? "", SECOND, base);
    }
    if (done < count) need(pen, PAGE.height);
  }
}
