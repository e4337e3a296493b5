import { XMLParser, XMLValidator } from "fast-xml-parser";
import { done, type Result, refused } from "../../../base/result.ts";

/** An element: text, attributes under `@`, children under their names without a prefix. */
export type XmlNode = Readonly<Record<string, unknown>>;

/** A statement's deepest element is some fifteen levels down. */
const MOST_DEPTH = 30;
const TEXT = "#text";
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Nothing is expanded: a document with a type of its own is refused before, and the five of XML are read below.
  processEntities: false,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

/** The root of a document that declares no types and entities, is well-formed and not too deep. */
export function parseXml(xml: string): Result<XmlNode> {
  const bare = withoutComments(xml);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(bare)) return refused("statement.doctype");
  if (depthOf(bare) > MOST_DEPTH) return refused("statement.too-deep");
  try {
    const valid = XMLValidator.validate(xml);
    if (valid !== true) return refused("statement.malformed", { line: valid.err.line });
    const root: unknown = parser.parse(xml);
    return isNode(root) ? done(root) : refused("statement.not-statement");
  } catch {
    return refused("statement.malformed", { line: 1 });
  }
}

/** The namespace of a document's root; null where it has none. The parser drops namespaces with their prefixes. */
export function rootNamespace(xml: string): string | null {
  const tag = /<(?![?!])[^>]*>/.exec(withoutComments(xml))?.[0] ?? "";
  const prefix = /^<([\w.-]+):/.exec(tag)?.[1];
  const name = prefix === undefined ? "xmlns" : `xmlns:${prefix.replaceAll(".", "\\.")}`;
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single ?? null;
}

/** Comments and CDATA declare nothing. */
function withoutComments(xml: string): string {
  return xml.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, "");
}

/** The deepest level of a text in tags, counted before a tree is made of it. */
function depthOf(xml: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of xml.matchAll(/<[^>]*>/g)) {
    if (tag.startsWith("</")) depth -= 1;
    else if (!tag.startsWith("<?") && !tag.endsWith("/>")) deepest = Math.max(deepest, ++depth);
  }
  return deepest;
}

/** The elements at a path below a node, in the order of the file. */
export function nodesAt(node: XmlNode, ...path: readonly string[]): XmlNode[] {
  return path.reduce<XmlNode[]>((found, name) => found.flatMap((each) => childrenOf(each, name)), [node]);
}

/** The text of the first element at a path that has one; null without. */
export function textAt(node: XmlNode, ...path: readonly string[]): string | null {
  for (const found of nodesAt(node, ...path)) {
    const text = textOf(found);
    if (text !== "") return text;
  }
  return null;
}

/** The text of an element. */
export function textOf(node: XmlNode): string {
  const text = node[TEXT];
  return typeof text === "string" ? resolve(text).trim() : "";
}

/** An attribute; null without. */
export function attributeOf(node: XmlNode, name: string): string | null {
  const value = node[`@${name}`];
  return typeof value === "string" ? resolve(value) : null;
}

function childrenOf(node: XmlNode, name: string): XmlNode[] {
  const children = Object.hasOwn(node, name) ? node[name] : undefined;
  if (!Array.isArray(children)) return [];
  return children.flatMap((child: unknown) => (isNode(child) ? [child] : [{ [TEXT]: String(child) }]));
}

function isNode(value: unknown): value is XmlNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function resolve(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === "string") return ENTITIES[name] ?? whole;
    const code = typeof hex === "string" ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
