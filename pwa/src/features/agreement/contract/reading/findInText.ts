import { folded } from "shared-schema/base/text/folded";
import type { Reading } from "./useReading.ts";

const PARTS = "h1, h2, h3, h4, p, dt, dd, th, td, li, caption";
const FOUND = "contract-found";

/**
 * Marks the parts of a text that contain what is looked for, whatever its accents and capitals.
 * @param reading the other language is not on screen, and not searched
 * @returns them in their order
 */
export function findInText(root: ParentNode, wanted: string, reading: Reading): HTMLElement[] {
  for (const part of root.querySelectorAll(`.${FOUND}`)) part.classList.remove(FOUND);
  const query = comparable(wanted.trim());
  if (query === "") return [];
  const parts = [...root.querySelectorAll<HTMLElement>(PARTS)];
  const found = parts.filter(
    (part) => !part.querySelector(PARTS) && comparable(shownIn(part, reading)).includes(query),
  );
  for (const part of found) part.classList.add(FOUND);
  return found;
}

/** The text of a node without what is in the language that is not read. */
function shownIn(node: Node, reading: Reading): string {
  if (!(node instanceof Element)) return node.textContent ?? "";
  const language = node.getAttribute("lang");
  if (reading !== "both" && language !== null && language !== reading) return "";
  return [...node.childNodes].map((child) => shownIn(child, reading)).join("");
}

function comparable(text: string): string {
  return folded(text).replace(/\s+/g, " ");
}
