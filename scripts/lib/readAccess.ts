import { readAccessChapter } from "../../shared-schema/src/visibility/chapter.ts";

const BEGIN = "<!-- written by `npm run docs` -->\n";
const END = "<!-- end -->\n";

/** The text of ARCHITECTURE.md with the tables of «Read access» as the code says now. */
export function withReadAccess(text: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error("ARCHITECTURE.md has no place for the tables of «Read access»");
  return `${text.slice(0, from)}${BEGIN}\n${readAccessChapter()}\n\n${text.slice(to)}`;
}
