import { fromLatin1 } from "../../base/bytes/bytes.ts";
import { glyphMap } from "../../base/font/glyphMap.ts";
import { done, type Result, refused } from "../../base/result.ts";
import type { Change } from "../pdf/append.ts";
import { serialised } from "../pdf/serialise.ts";
import { dict, name, ref, stream } from "../pdf/value.ts";
import { FONT_OBJECTS, fontObjects, hex } from "./fontObjects.ts";
import { type Layout, laidOut, PADDING } from "./layout.ts";
import { type FontSubset, subsetOf } from "./subset.ts";

/** Dark ink: a contrast of more than 7 to 1 on white. */
const INK = "0.04314 0.11765 0.2 rg";

/** How many objects the appearance of a field takes, its font included. */
export const LOOK_OBJECTS = 1 + FONT_OBJECTS;

/**
 * The objects of a field's appearance, the form first: text in an embedded font, which can be searched, copied and read out.
 * @param font a TrueType file · @param from number of the first object
 */
export function lookOf(
  paragraphs: readonly string[],
  box: { width: number; height: number },
  font: Uint8Array,
  from: number,
): Result<Change[]> {
  const texts = paragraphs.map((paragraph) => paragraph.normalize("NFC"));
  const glyphs = glyphMap(font);
  const used = [...new Set(texts.flatMap((text) => [...text]))];
  const missing = used.find((character) => !glyphs.has(codeOf(character)));
  if (missing !== undefined) return refused("signature.unprintable", { text: texts[0] ?? "", character: missing });
  const subset = subsetOf(
    font,
    used.map((character) => glyphs.get(codeOf(character)) ?? 0),
  );
  const glyphOf = (character: string) => subset.renumber.get(glyphs.get(codeOf(character)) ?? 0) ?? 0;
  const widthOf = (text: string) => widthIn(subset, [...text].map(glyphOf)) / 1000;
  const layout = laidOut(texts, box, widthOf);
  if (!layout) return refused("signature.text-too-long", { text: texts[0] ?? "" });
  const characters = new Map(used.map((character) => [glyphOf(character), character]));
  const form = stream(
    {
      ...{ Type: name("XObject"), Subtype: name("Form"), BBox: [0, 0, box.width, box.height] },
      Resources: dict({ Font: dict({ F1: ref(from + 1) }) }),
    },
    fromLatin1(drawn(layout, box.height, glyphOf)),
  );
  return done([{ number: from, value: form }, ...fontObjects(font, subset, characters, from + 1)]);
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function widthIn({ widths }: FontSubset, glyphs: readonly number[]): number {
  return glyphs.reduce((sum, glyph) => sum + (widths[glyph] ?? 0), 0);
}

function drawn({ size, leading, lines }: Layout, height: number, glyphOf: (character: string) => number): string {
  const [x, y] = [serialised(PADDING), serialised(height - PADDING / 2 - size)];
  const shown = lines.map((line) => `<${[...line].map((character) => hex(glyphOf(character))).join("")}> Tj T*`);
  return `q BT\n/F1 ${serialised(size)} Tf ${serialised(leading)} TL ${INK}\n${x} ${y} Td\n${shown.join("\n")}\nET Q\n`;
}
