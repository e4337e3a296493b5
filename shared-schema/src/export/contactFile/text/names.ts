/** The order of the names in a cell that holds both. */
export type NameOrder = "first-last" | "last-first";

interface SplitName {
  first_name: string;
  last_name: string;
}

/**
 * A name in one piece as first and last name. What comes before a comma is the last name; otherwise it is the last word, or the first
 * one where the last name is in front. One word alone is a last name.
 */
export function splitName(name: string, order: NameOrder = "first-last"): SplitName {
  const whole = name.trim().replace(/\s+/g, " ");
  const comma = whole.indexOf(",");
  if (comma > 0 && comma < whole.length - 1) {
    return { first_name: whole.slice(comma + 1).trim(), last_name: whole.slice(0, comma).trim() };
  }
  const words = whole.split(" ");
  if (words.length < 2) return { first_name: "", last_name: whole };
  const at = order === "last-first" ? -lastNameWords(words) : words.length - 1;
  return at > 0
    ? { first_name: words.slice(0, at).join(" "), last_name: words.slice(at).join(" ") }
    : { first_name: words.slice(-at).join(" "), last_name: words.slice(0, -at).join(" ") };
}

/** Of a last name in front: the words in capitals, as French forms write it, or the first one. */
function lastNameWords(words: readonly string[]): number {
  const capitals = words.findIndex((word) => word !== word.toUpperCase());
  return capitals > 0 ? capitals : 1;
}
