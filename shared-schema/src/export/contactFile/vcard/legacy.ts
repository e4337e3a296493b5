import { decodeAs, decodeNamed, type TextEncoding } from "../text/encodings.ts";
import type { ContentLine } from "./lines.ts";

/** Parameters of vCard 2.1 that say how a value is written, and not what it is. */
const ENCODINGS = /^(?:QUOTED-PRINTABLE|8BIT|7BIT|BASE64|B)$/i;

/**
 * A line of a vCard 2.1 as 3.0 writes it: values in plain text with their commas escaped, and each parameter with its name.
 * Encoded values are decoded; properties with files are not among these lines.
 * @param encoding of the values that are neither in UTF-8 nor in the charset that they name
 */
export function modernLine(line: ContentLine, encoding: TextEncoding): ContentLine {
  const kept = paramsOf(line)
    .filter((each) => !/^(?:CHARSET|ENCODING|LANGUAGE)=/i.test(each) && !ENCODINGS.test(each))
    .map((each) => (each.includes("=") ? each : `TYPE=${each}`));
  const plain = isQuoted(line) || isBase64(line) ? decodedValue(line, encoding) : line.value;
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

/** The text of an encoded value; what no charset explains is read in an encoding that was guessed or chosen. */
function decodedValue(line: ContentLine, encoding: TextEncoding): string {
  const bytes = bytesOf(line);
  if (bytes === null) return line.value;
  return explained(bytes, line) ?? decodeAs(bytes, encoding) ?? decodeAs(bytes, "windows-1252") ?? line.value;
}

/** The bytes of an encoded value that is neither in UTF-8 nor in the charset that it names; null for any other line. */
export function unexplainedBytes(line: ContentLine): Uint8Array | null {
  const bytes = isEncoded(line) ? bytesOf(line) : null;
  return bytes === null || explained(bytes, line) !== null ? null : bytes;
}

function bytesOf(line: ContentLine): Uint8Array | null {
  return isQuoted(line) ? decodeQuoted(line.value) : decodeBase64(line.value);
}

function explained(bytes: Uint8Array, line: ContentLine): string | null {
  return textOfQuoted(bytes, line) ?? decodeAs(bytes, "utf-8");
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
