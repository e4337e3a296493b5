import { done, type Result, refused } from "../../base/result.ts";
import { decodeText } from "../../payments/bankStatement/decode.ts";

/** The text of a file of contacts: UTF-16 by its mark, UTF-8, else Windows-1252. Refused where it is no text. */
export function contactText(bytes: Uint8Array): Result<string> {
  const unicode = decodeText(bytes);
  const text = unicode.ok ? unicode : decodeText(bytes, "windows-1252");
  // A program or a picture has zeros.
  if (!text.ok || text.value.includes("\0")) return refused("contacts.no-text");
  return done(text.value.replace(/^\ufeff/, ""));
}

/** Whether a text is a file of vCards. */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 1_000));
}

/** A name in one piece as first and last name: the last word is the last name, or what comes before a comma. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const whole = name.trim().replace(/\s+/g, " ");
  const [, last, first] = /^([^,]+), ?(.+)$/.exec(whole) ?? [];
  if (last !== undefined && first !== undefined) return { first_name: first, last_name: last };
  const at = whole.lastIndexOf(" ");
  return at < 0
    ? { first_name: "", last_name: whole }
    : { first_name: whole.slice(0, at), last_name: whole.slice(at + 1) };
}
