import { faulty, type GpxResult } from "./fault.ts";

/** The declaration is within the first bytes, in ASCII whatever the encoding. */
const HEAD_BYTES = 256;
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
  // Without a mark, the first «<» tells.
  ["utf-16le", [0x3c, 0x00]],
  ["utf-16be", [0x00, 0x3c]],
];

const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * The text of an XML file in the encoding that it declares: UTF-8 unless it says otherwise, UTF-16 by its mark, ISO-8859-1 and
 * the other encodings of the WHATWG standard by their name. Refused: an unknown name, one that its bytes contradict, and bytes
 * that do not exist in it, rather than losing accents in silence.
 */
export function decodeXml(bytes: Uint8Array): GpxResult<string> {
  if (bytes.every(isBlank)) return faulty("empty");
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
  const head = bytes.subarray(0, HEAD_BYTES).filter((byte) => byte !== 0);
  const label = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(String.fromCharCode(...head))?.[1] ?? null;
  const declared = label === null ? null : decoderOf(label);
  if (label !== null && declared === null) return faulty("encoding", { value: label });
  const contradicts = label !== null && declared !== null && !agree(declared.encoding, marked);
  if (contradicts) return faulty("encoding-contradicts", { value: label });
  const decoder = (marked === null ? declared : decoderOf(marked)) ?? decoderOf("utf-8");
  try {
    const text = decoder?.decode(bytes) ?? "";
    return { ok: true, value: decoder?.encoding === "windows-1252" ? withQuotes(text) : text };
  } catch {
    return faulty("encoding-contradicts", { value: label ?? "UTF-8" });
  }
}

/** «UTF-16» names both orders of its bytes, and needs a mark; a mark of UTF-8 or UTF-16 allows nothing else. */
function agree(declared: string, marked: string | null): boolean {
  const family = (encoding: string) => encoding.replace(/(?<=^utf-16)[lb]e$/, "");
  if (marked === null) return family(declared) !== "utf-16";
  return family(declared) === family(marked);
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return null;
  }
}

/** Windows-1252 has letters where ISO-8859-1 has controls; Node 20 leaves those as they are. */
function withQuotes(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0;
}
