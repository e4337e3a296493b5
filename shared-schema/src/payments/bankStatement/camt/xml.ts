import { XMLParser, XMLValidator } from "fast-xml-parser";
import { done, type Result, refused } from "../../../base/result.ts";
import { MOST_LINES } from "../line.ts";

/** An element: text, attributes under `@`, children under their names without a prefix. */
export type XmlNode = Readonly<Record<string, unknown>>;

/** A statement's deepest element is some fifteen levels down. */
const MOST_DEPTH = 30;
/** Tags of a statement of as many entries as are taken, with plenty of details. */
const MOST_TAGS = 1_000_000;
/** The root's tag names its schemas; no other comes near. */
const LONGEST_TAG = 4_096;
/** What declares nothing, from its beginning to its end. */
const SKIPPED = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;
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

/** A document as far as a scan of its tags tells, before a tree is made of it. */
interface ParsedXml {
  root: XmlNode;
  /** The first tag, with its attributes. */
  rootTag: string;
  /** The tag of the document, which may lie in an envelope; the first tag where there is none. */
  documentTag: string;
}

/** A document that declares no types and entities, is well-formed, and neither too deep nor too large. */
export function parseXml(xml: string): Result<ParsedXml> {
  const scanned = scan(xml);
  if (!scanned.ok) return scanned;
  try {
    const valid = XMLValidator.validate(xml);
    if (valid !== true) return refused("statement.malformed", { line: valid.err.line });
    const root: unknown = parser.parse(xml);
    return isNode(root) ? done({ root, ...scanned.value }) : refused("statement.not-statement");
  } catch {
    return refused("statement.malformed", { line: 1 });
  }
}

/** Returns the first tag and that of the document. One pass in linear time, whatever is sent: what has no end ends it. */
function scan(xml: string): Result<Omit<ParsedXml, "root">> {
  let rootTag: string | null = null;
  let documentTag: string | null = null;
  let depth = 0;
  let tags = 0;
  for (let at = xml.indexOf("<"); at >= 0; ) {
    const piece = pieceAt(xml, at);
    if (!piece.ok) return piece;
    const { end, isTag } = piece.value;
    if (isTag) {
      rootTag ??= xml.slice(at, end + 1);
      if (documentTag === null && isDocumentAt(xml, at)) documentTag = xml.slice(at, end + 1);
      depth += levelsOf(xml, at, end);
      tags += 1;
    }
    if (depth > MOST_DEPTH) return refused("statement.too-deep");
    if (tags > MOST_TAGS) return refused("statement.too-many", { most: MOST_LINES });
    at = xml.indexOf("<", end);
  }
  return rootTag === null ? refused("statement.not-statement") : done({ rootTag, documentTag: documentTag ?? rootTag });
}

function isDocumentAt(xml: string, at: number): boolean {
  return /^<(?:[\w.-]{1,60}:)?Document[\s>]/.test(xml.slice(at, at + 80));
}

/** What begins at a «<», and where it ends. */
function pieceAt(xml: string, at: number): Result<{ end: number; isTag: boolean }> {
  const skipped = SKIPPED.find(([opening]) => xml.startsWith(opening, at));
  if (!skipped && xml[at + 1] === "!") return refused("statement.doctype");
  const [opening, closing] = skipped ?? ["<", ">"];
  const end = xml.indexOf(closing, at + opening.length);
  const isEndless = end < 0 || (!skipped && end - at > LONGEST_TAG);
  return isEndless ? refused("statement.malformed", { line: lineOf(xml, at) }) : done({ end, isTag: !skipped });
}

/** One level more, one less, or none. */
function levelsOf(xml: string, at: number, end: number): number {
  if (xml[at + 1] === "/") return -1;
  return xml[end - 1] === "/" ? 0 : 1;
}

function lineOf(xml: string, at: number): number {
  return xml.slice(0, at).split("\n").length;
}

/** The prefix of a tag; null where it has none. */
export function prefixOf(tag: string): string | null {
  return /^<([\w.-]+):/.exec(tag)?.[1] ?? null;
}

/** The namespace that a tag declares for a prefix; null where it declares none. The parser drops namespaces with their prefixes. */
export function namespaceOf(tag: string, prefix = prefixOf(tag)): string | null {
  const name = prefix === null ? "xmlns" : `xmlns:${prefix.replaceAll(".", "\\.")}`;
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single ?? null;
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
