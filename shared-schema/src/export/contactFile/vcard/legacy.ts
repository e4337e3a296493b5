import { decodeAs, decodeNamed } from "../text/encodings.ts";
import type { ContentLine } from "./lines.ts";

/** Parameters of vCard 2.1 that say how a value is written, and not what it is. */
const ENCODINGS = /^(?:QUOTED-PRINTABLE|8BIT|7BIT|BASE64|B)$/i;

/**
 * A line of a vCard 2.1 as 3.0 writes it: values in plain text with their commas escaped, and each parameter with its name.
 * Encoded values are decoded; properties with files are not among these lines.
 */
export function modernLine(line: ContentLine): ContentLine {
  const kept = paramsOf(line)
    .filter((each) => !/^(?:CHARSET|ENCODING|LANGUAGE)=/i.test(each) && !ENCODINGS.test(each))
    .map((each) => (each.includes("=") ? each : `TYPE=${each}`));
  const plain = isQuoted(line) || isBase64(line) ? decodedValue(line) : line.value;
  // 2.1 escapes the semicolon alone: a comma or a line break there is text.
  const text = plain.replace(/\r\n|\n|\r/g, "\\n").replace(/(?<!\\),/g, "\\,");
  return { name: line.name, params: kept.map((each) => `;${each}`).join(""), value: text };
}

/** Whether a line of any version says that its value is encoded: some programs write so into vCard 3.0 and 4.0 too. */
export function isEncoded(line: ContentLine): boolean {
  return isQuoted(line) || isBase64(line);
}

export function isQuoted(line: ContentLine): boolean {
  return paramsOf(line).some((each) => /(?:^|=)QUOTED-PRINTABLE$/i.test(each));
}

function isBase64(line: ContentLine): boolean {
  return paramsOf(line).some((each) => /^(?:ENCODING=)?(?:BASE64|B)$/i.test(each));
}

function paramsOf({ params }: ContentLine): string[] {
  return params.split(";").filter(Boolean);
}

/** The text of an encoded value; what no charset explains is read as Windows-1252, and shows. */
function decodedValue(line: ContentLine): string {
  const bytes = isQuoted(line) ? decodeQuoted(line.value) : decodeBase64(line.value);
  if (bytes === null) return line.value;
  return textOfQuoted(bytes, line) ?? decodeAs(bytes, "utf-8") ?? decodeAs(bytes, "windows-1252") ?? line.value;
}

/** The text of decoded bytes in the charset that the line names; null where they contradict it. */
export function textOfQuoted(bytes: Uint8Array, line: ContentLine): string | null {
  const charset = paramsOf(line)
    .map((each) => /^CHARSET=(.+)$/i.exec(each)?.[1])
    .find(Boolean);
  return decodeNamed(bytes, charset ?? "utf-8");
}

/** Quoted-printable (RFC 2045, §6.7). */
export function decodeQuoted(value: string): Uint8Array {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [piece, hex] of value.matchAll(/=([0-9A-Fa-f]{2})|[\s\S]/gu)) {
    if (hex === undefined) bytes.push(...encoder.encode(piece));
    else bytes.push(Number.parseInt(hex, 16));
  }
  return Uint8Array.from(bytes);
}

function decodeBase64(value: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(value.replace(/\s/g, "")), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
