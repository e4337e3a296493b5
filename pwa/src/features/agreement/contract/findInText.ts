import { folded } from "shared-schema/base/text/folded";

const PARTS = "h1, h2, h3, h4, p, dt, dd, th, td, li, caption";
const FOUND = "contract-found";

/** Marks the parts of a text that contain what is looked for, whatever its accents and capitals. @returns them in their order */
export function findInText(root: ParentNode, wanted: string): HTMLElement[] {
  for (const part of root.querySelectorAll(`.${FOUND}`)) part.classList.remove(FOUND);
  const query = comparable(wanted.trim());
  if (query === "") return [];
  const parts = [...root.querySelectorAll<HTMLElement>(PARTS)];
  const found = parts.filter(
    (part) => !part.querySelector(PARTS) && comparable(part.textContent ?? "").includes(query),
  );
  for (const part of found) part.classList.add(FOUND);
  return found;
}

function comparable(text: string): string {
  return folded(text).replace(/\s+/g, " ");
}
