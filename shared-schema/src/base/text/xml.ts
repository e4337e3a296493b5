/** Characters that XML has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FOREIGN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** A text as XML has it between tags and in attributes. What XML cannot write is left out. */
export function escapeXml(text: string): string {
  return text.replace(FOREIGN, "").replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? character);
}

/** An element, written out. */
export type Element = { xml: string };

/**
 * Writes an element with a text or with elements in it. Null, an empty text and an element without content are left out, since the
 * schemas of invoices refuse empty elements.
 */
export function element(
  name: string,
  content: string | readonly (Element | null)[],
  attributes: Readonly<Record<string, string>> = {},
): Element | null {
  const inner = typeof content === "string" ? escapeXml(content) : content.map((child) => child?.xml ?? "").join("");
  if (inner === "") return null;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return { xml: `<${name}${written.join("")}>${inner}</${name}>` };
}
