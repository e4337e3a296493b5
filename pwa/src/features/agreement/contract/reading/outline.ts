import type { Bilingual } from "shared-schema/base/language";
import { JUMPS } from "shared-schema/contract/jumps";
import { isFoldedAway } from "./folds.ts";

/** A heading of the text. */
export interface OutlineItem {
  /** Its anchor. */
  id: string;
  number: string;
  name: Bilingual;
}

/** A part of the contract with the headings in it. */
export interface OutlinePart extends OutlineItem {
  items: OutlineItem[];
}

const HEADINGS = "h2[id], h3[id]";

/** The parts of a text, read from its own headings: a generated version keeps no other list of them. */
export function outlineOf(root: ParentNode): OutlinePart[] {
  const parts: OutlinePart[] = [];
  for (const heading of root.querySelectorAll<HTMLElement>(HEADINGS)) {
    const item = itemOf(heading);
    if (heading.tagName === "H2") parts.push({ ...item, items: [] });
    else parts.at(-1)?.items.push(item);
  }
  return parts;
}

/** The anchor of the heading under which someone reads. @param line how far below the top of the window they do, in pixels */
export function headingAt(root: ParentNode, line: number): string | null {
  let found: string | null = null;
  for (const heading of root.querySelectorAll<HTMLElement>(HEADINGS)) {
    if (isFoldedAway(heading)) continue;
    if (heading.getBoundingClientRect().top > line) break;
    found = heading.id;
  }
  return found;
}

function itemOf(heading: HTMLElement): OutlineItem {
  const [, known] = JUMPS.find(([id]) => id === heading.id) ?? [];
  const number = heading.querySelector(".contract-number")?.textContent ?? "";
  const textIn = (language: keyof Bilingual) => {
    const text = heading.querySelector(`[lang="${language}"]`)?.textContent ?? heading.textContent ?? "";
    return text.slice(text.startsWith(number) ? number.length : 0).trim();
  };
  return { id: heading.id, number, name: known ?? { fr: textIn("fr"), en: textIn("en") } };
}
