import type { Post } from "shared-schema/api/site/news";
import { slashed } from "../../base/slashed.ts";

/** The text of a piece of HTML, entities resolved: what someone else wrote never becomes part of the page as HTML. */
export function textOf(html: string): string {
  return parsed(html).body.textContent.trim();
}

/** The texts of its paragraphs. */
export function paragraphsOf(html: string): string[] {
  return [...parsed(html).querySelectorAll("p")].map(({ textContent }) => textContent.trim());
}

/** The day of an article. WordPress gives it without a zone. */
export function dayOf({ date }: Pick<Post, "date">): string {
  return slashed(date);
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}
