import type { ContentLine } from "./lines.ts";

/** Parameters of vCard 2.1 that say how a value is written, and not what it is. */
const ENCODINGS = /^(?:QUOTED-PRINTABLE|8BIT|7BIT|BASE64)$/i;

/**
 * A line of a vCard 2.1 as 3.0 writes it: values in plain text with their commas escaped, and each parameter with its name.
 * Only quoted-printable is decoded; properties with files in base64 are not among these lines.
 */
export function modernLine({ name, params, value }: ContentLine): ContentLine {
  const given = params.split(";").filter(Boolean);
  const isQuoted = given.some((each) => /(?:^|=)QUOTED-PRINTABLE$/i.test(each));
  const charset = given.map((each) => /^CHARSET=(.+)$/i.exec(each)?.[1]).find(Boolean) ?? "utf-8";
  const kept = given
    .filter((each) => !/^(?:CHARSET|ENCODING|LANGUAGE)=/i.test(each) && !ENCODINGS.test(each))
    .map((each) => (each.includes("=") ? each : `TYPE=${each}`));
  const plain = isQuoted ? decodeQuoted(value, charset) : value;
  // 2.1 escapes the semicolon alone: a comma or a line break there is text.
  const text = plain.replace(/\r\n|\n|\r/g, "\\n").replace(/(?<!\\),/g, "\\,");
  return { name, params: kept.map((each) => `;${each}`).join(""), value: text };
}

/** Quoted-printable (RFC 2045, §6.7) in a charset; one that is unknown or that the bytes contradict is read as Windows-1252. */
function decodeQuoted(value: string, charset: string): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [piece, hex] of value.matchAll(/=([0-9A-Fa-f]{2})|[\s\S]/gu)) {
    if (hex === undefined) bytes.push(...encoder.encode(piece));
    else bytes.push(Number.parseInt(hex, 16));
  }
  const all = Uint8Array.from(bytes);
  return decoded(all, charset) ?? new TextDecoder("windows-1252").decode(all);
}

function decoded(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset.trim(), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
