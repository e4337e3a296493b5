import { done, type Result, refused } from "../../base/result.ts";

/** The text of a file: UTF-16 and UTF-8 by their marks, else the encoding given, and refused where the bytes contradict it. */
export function decodeText(bytes: Uint8Array, encoding = "utf-8"): Result<string> {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : encoding;
  try {
    return done(new TextDecoder(marked, { fatal: true }).decode(bytes));
  } catch {
    return refused("statement.encoding");
  }
}

/** The encoding that an XML file declares in its first line. */
export function declaredEncoding(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return /<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? "utf-8";
}
