import { toLatin1 } from "../../../base/bytes/bytes.ts";
import { sameValue } from "../../pdf/serialise.ts";
import { dict, isArray, isDict, isStream, name, nameIn, type PdfDict, type PdfValue, ref } from "../../pdf/value.ts";
import { hasKeys } from "./added.ts";

/** Text in one font and one colour, as `appearance/look.ts` draws it. */
const DRAWN =
  /^q BT\n\/F1 [\d.]+ Tf [\d.]+ TL 0\.04314 0\.11765 0\.2 rg\n[\d.]+ [\d.]+ Td\n(<(?:[\da-f]{4})*> Tj T\*\n)+ET Q\n$/;

const FONT = ["Type", "Subtype", "BaseFont", "Encoding", "DescendantFonts", "ToUnicode"];
const DESCENDANT = ["Type", "Subtype", "BaseFont", "CIDSystemInfo", "FontDescriptor", "W", "CIDToGIDMap"];
const DESCRIPTOR = [
  ...["Type", "FontName", "Flags", "FontBBox", "ItalicAngle", "Ascent", "Descent", "CapHeight", "StemV", "FontFile2"],
];

/** Whether some objects are the look of a field with its font. @param from number of the first one */
export function isLook(objects: readonly PdfValue[], from: number, field: PdfDict): boolean {
  const [form, font, descendant, descriptor, file, toUnicode] = objects;
  return (
    isForm(form, from + 1, field) &&
    isDict(font) &&
    hasKeys(font, FONT) &&
    nameIn(font.get("Subtype")) === "Type0" &&
    sameValue(font.get("DescendantFonts"), [ref(from + 2)]) &&
    sameValue(font.get("ToUnicode"), ref(from + 5)) &&
    isDict(descendant) &&
    hasKeys(descendant, DESCENDANT) &&
    sameValue(descendant.get("FontDescriptor"), ref(from + 3)) &&
    isDict(descriptor) &&
    hasKeys(descriptor, DESCRIPTOR) &&
    sameValue(descriptor.get("FontFile2"), ref(from + 4)) &&
    isStream(file) &&
    hasKeys(file.dict, ["Length1", "Length"]) &&
    isStream(toUnicode) &&
    hasKeys(toUnicode.dict, ["Length"])
  );
}

function isForm(form: PdfValue | undefined, font: number, field: PdfDict): boolean {
  if (!isStream(form) || !hasKeys(form.dict, ["Type", "Subtype", "BBox", "Resources", "Length"])) return false;
  const rect = field.get("Rect");
  const [left = 0, bottom = 0, right = 0, top = 0] = isArray(rect) ? rect.map(Number) : [];
  return (
    sameValue(form.dict.get("Subtype"), name("Form")) &&
    sameValue(form.dict.get("BBox"), [0, 0, right - left, top - bottom]) &&
    sameValue(form.dict.get("Resources"), dict({ Font: dict({ F1: ref(font) }) })) &&
    DRAWN.test(toLatin1(form.data))
  );
}
