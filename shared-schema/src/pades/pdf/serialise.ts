import { bytesToHex } from "@noble/hashes/utils.js";
import { toLatin1 } from "../../base/bytes/bytes.ts";
import { isArray, isDict, isStream, type PdfDict, type PdfValue } from "./value.ts";

/**
 * A value as this program writes it, one character for each byte. There is one way to write each value, so two values are equal when
 * their texts are.
 */
export function serialised(value: PdfValue): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return numberText(value);
  if (isArray(value)) return `[${value.map(serialised).join(" ")}]`;
  if (isDict(value)) return dictText(value);
  if (isStream(value)) return `${dictText(value.dict)}\nstream\n${toLatin1(value.data)}\nendstream`;
  if ("ref" in value) return `${value.ref} 0 R`;
  if ("name" in value) return nameText(value.name);
  return stringText(value.string);
}

/** Whether two values are the same; of an absent one, whether both are absent. */
export function sameValue(one: PdfValue | undefined, other: PdfValue | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return serialised(one) === serialised(other);
}

function dictText(entries: PdfDict): string {
  return `<< ${[...entries].map(([key, value]) => `${nameText(key)} ${serialised(value)}`).join(" ")} >>`;
}

/** Five decimals, as far as readers go; never with an exponent. */
function numberText(value: number): string {
  const rounded = Number(value.toFixed(5));
  return Number.isInteger(rounded) ? rounded.toFixed(0) : String(rounded);
}

function nameText(value: string): string {
  return `/${value.replace(/[^\x21-\x7e]|[()<>[\]{}/%#]/g, (character) => `#${hexOf(character)}`)}`;
}

function stringText(value: Uint8Array): string {
  return value.every(isPlain) ? `(${toLatin1(value)})` : `<${bytesToHex(value)}>`;
}

/** A character of ASCII that is printed and is no parenthesis or backslash. */
function isPlain(byte: number): boolean {
  return byte >= 0x20 && byte <= 0x7e && byte !== 0x28 && byte !== 0x29 && byte !== 0x5c;
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(2, "0");
}
