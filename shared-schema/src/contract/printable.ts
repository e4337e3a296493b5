import { type Refused, refused } from "../base/result.ts";
import { codePoint } from "../base/text/codePoint.ts";
import { TURNING } from "../base/text/oneLine.ts";
import { printableText } from "../terms/format.ts";
import type { Block, ContractDocument, Cover, Detail } from "./blocks.ts";
import { type CodeMap, codeMap, foreignTo, unprintable } from "./glyphs.ts";

/** The font files of a printed document. */
export interface ContractFonts {
  /** How the PDF calls them. */
  family: "NotoSerif" | "NotoSans";
  regular: Uint8Array;
  bold: Uint8Array;
  /** Only documents that set titles in italics need it. */
  italic?: Uint8Array;
}

/** In a draft, stands for a character that no embedded font has. */
export const REPLACEMENT = "\uFFFD";

/** A text of the contract with the characters in it that cannot be printed. */
interface UnprintableText {
  text: string;
  characters: string[];
}

const codeMaps = new WeakMap<ContractFonts, CodeMap>();

/** Code points that every face has: which of them a text is set in is the renderer's affair. */
export function commonCodeMap(fonts: ContractFonts): CodeMap {
  const known = codeMaps.get(fonts);
  if (known) return known;
  const others = [fonts.bold, ...(fonts.italic ? [fonts.italic] : [])].map(codeMap);
  const common = new Set([...codeMap(fonts.regular)].filter((code) => others.every((face) => face.has(code))));
  codeMaps.set(fonts, common);
  return common;
}

/** Texts of the contract that the fonts cannot print; generation is refused while there are any. */
export function unprintableTexts(doc: ContractDocument, fonts: ContractFonts): UnprintableText[] {
  const font = commonCodeMap(fonts);
  // The title page repeats names among other words: a name is refused as it was entered, from the blocks.
  const texts = new Set(
    [doc.productName, doc.title.fr, doc.title.en, ...doc.blocks.flatMap(textsOf), ...coverTexts(doc.cover)].map(
      printableText,
    ),
  );
  return [...texts].flatMap((text) => {
    const characters = unprintable(text, font);
    return characters.length > 0 ? [{ text: shownText(text), characters }] : [];
  });
}

/** Why the contract cannot be generated of this text: one refusal for each text that cannot be printed. */
export function refusedTexts(doc: ContractDocument, fonts: ContractFonts): Refused[] {
  return unprintableTexts(doc, fonts).map(({ text, characters }) =>
    refused("contract.unprintable", { character: characters.map(characterName).join(" "), text }),
  );
}

/** The text as a page shows it, in the order in which it is printed: what would turn it is marked. */
export function shownText(text: string): string {
  return printableText(text).replace(TURNING, REPLACEMENT);
}

/** A character as a sentence names it: one that cannot be seen, or turns the sentence, by its number. */
function characterName(character: string): string {
  return /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character) ? character : codePoint(character);
}

/** The text as it is drawn: characters without a glyph are replaced where everybody sees it. */
export function replaceUnprintable(text: string, font: CodeMap): string {
  return printableText(text).replace(foreignTo(font), REPLACEMENT);
}

/** Texts of the title page. */
function coverTexts(cover: Cover | null): string[] {
  if (!cover) return [];
  return [...detailTexts(cover.details), ...cover.route.calls.map(({ name }) => name)];
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "title":
      return [block.text.fr, block.text.en, block.subtitle];
    case "heading":
      return [block.number, block.fr, block.en];
    case "paragraph":
      return [block.fr, block.en];
    case "details":
      return detailTexts(block.rows);
    case "table":
      return [...block.columns.flatMap(({ head }) => [head.fr, head.en]), ...block.rows.flat()];
    case "parties":
      return block.parties.flatMap(({ role, name, rows }) => [role.fr, role.en, name, ...detailTexts(rows)]);
    case "redline":
      return block.rows.flatMap(({ cells }) => cells.flat().map(({ text }) => text));
    case "signatures":
      return block.signatories.flatMap(({ role, name, onBehalfOf }) => [role.fr, role.en, name, onBehalfOf ?? ""]);
  }
}

function detailTexts(rows: readonly Detail[]): string[] {
  return rows.flatMap(({ label, value }) => [label.fr, label.en, value]);
}
