import { XMLParser, XMLValidator } from "fast-xml-parser";
import { FaultAt, faulty, type GpxResult } from "./fault.ts";

/** An element with its own text; entities are resolved, CDATA is taken as it stands. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
  /** The text between its `extensions` tags, as in the file. */
  extensions: string;
  /** The line it starts on, counted from 1. */
  line: number;
}

/** Devices write far more there than positions; it is kept as it stands, so nothing of it becomes a tree. */
const UNREAD = "extensions";
const CDATA = "#cdata";
const TEXT = "#text";
const ATTRIBUTES = ":@";

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  // Entities are resolved here: the parser's own limit on their number also counts plain «&amp;».
  processEntities: false,
  cdataPropName: CDATA,
  captureMetaData: true,
  stopNodes: [`..${UNREAD}`],
});

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The root element of a document without a DTD; never throws. */
export function parseXml(text: string): GpxResult<XmlElement> {
  // Same line ends as the parser makes, so that its offsets fit this text.
  const xml = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const lineAt = lineCounter(xml);
  if (xml.trim() === "") return faulty("empty");
  const bare = blankComments(xml);
  const page = bare.search(/<(?:!doctype\s+)?html\b/i);
  if (page >= 0 && bare.slice(0, page).trim() === "") return faulty("not-gpx", { line: lineAt(page), element: "html" });
  const declaration = bare.search(/<!(?:DOCTYPE|ENTITY)/i);
  if (declaration >= 0) return faulty("doctype", { line: lineAt(declaration) });
  try {
    const valid = XMLValidator.validate(xml);
    if (valid !== true) return faulty("malformed", { line: valid.err.line, column: valid.err.col ?? 1 });
    const nodes: unknown = parser.parse(xml);
    const [root, second] = elementsOf(nodes, lineAt);
    if (!root) return faulty("unreadable");
    if (second) return faulty("second-root", { line: second.line, element: second.name });
    return { ok: true, value: root };
  } catch (error) {
    return error instanceof FaultAt ? { ok: false, fault: error.fault } : faulty("unreadable");
  }
}

/** Blanks comments and CDATA, which declare nothing. Offsets stay as they are. */
function blankComments(xml: string): string {
  return xml.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, (comment) => comment.replace(/[^\n]/g, " "));
}

/** Lines of ascending offsets, counted in one pass over the text. */
function lineCounter(xml: string): (offset: number) => number {
  let line = 1;
  let counted = 0;
  return (offset) => {
    if (offset < counted) {
      line = 1;
      counted = 0;
    }
    for (let at = xml.indexOf("\n", counted); at >= 0 && at < offset; at = xml.indexOf("\n", at + 1)) line += 1;
    counted = offset;
    return line;
  };
}

/** The elements among nodes as the parser keeps them: `{ tag: children, ":@": attributes }`. */
function elementsOf(nodes: unknown, lineAt: (offset: number) => number): XmlElement[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown) => {
    if (!isRecord(node)) return [];
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
    if (name === undefined || name === UNREAD || name.startsWith("#") || name.startsWith("?")) return [];
    const content = node[name];
    const line = lineAt(startOf(node));
    const attributes = isRecord(node[ATTRIBUTES]) ? node[ATTRIBUTES] : {};
    return [
      {
        name,
        line,
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [key, resolve(String(value), line)]),
        ),
        text: textOf(content, line),
        extensions: unreadOf(content),
        children: elementsOf(content, lineAt),
      },
    ];
  });
}

function textOf(nodes: unknown, line: number): string {
  if (!Array.isArray(nodes)) return "";
  return nodes
    .map((node: unknown) => {
      if (!isRecord(node)) return "";
      if (TEXT in node) return resolve(String(node[TEXT]), line);
      const literal: unknown = node[CDATA];
      return Array.isArray(literal) && isRecord(literal[0]) ? String(literal[0][TEXT] ?? "") : "";
    })
    .join("");
}

function unreadOf(nodes: unknown): string {
  const found: unknown = Array.isArray(nodes) ? nodes.find((node: unknown) => isRecord(node) && UNREAD in node) : null;
  const inside = isRecord(found) ? found[UNREAD] : null;
  return Array.isArray(inside) && isRecord(inside[0]) ? String(inside[0][TEXT] ?? "") : "";
}

function resolve(text: string, line: number): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));|&/gi, (whole, hex, decimal, name) => {
    const named = typeof name === "string" && Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
    if (named !== undefined) return named;
    const code = typeof hex === "string" ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    throw new FaultAt("entity", { line, value: whole });
  });
}

/** The parser notes a node's place under a symbol, the only one there is. */
function startOf(node: Record<PropertyKey, unknown>): number {
  const [symbol] = Object.getOwnPropertySymbols(node);
  const place = symbol && node[symbol];
  return isRecord(place) && typeof place["startIndex"] === "number" ? place["startIndex"] : 0;
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}
