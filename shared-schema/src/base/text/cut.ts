/** The beginning of a text, in at most so many UTF-16 units; no character is cut in two. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
