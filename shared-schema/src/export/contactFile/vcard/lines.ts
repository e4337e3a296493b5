/** Properties that hold files: they are dropped before they are read. */
const FILES = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i;

/** Stands for a soft line break of quoted-printable whose next line begins with white space: `withSoftBreaks` says what it means. */
export const SOFT_BREAK = "\uFDD1";

/** The longest value that is read: no field is nearly as long, and a hostile file has lines of its whole size. */
const MOST_VALUE = 8_000;

/** A content line that is not folded. */
export interface ContentLine {
  /** The name without its group, in upper case. */
  name: string;
  /** The text between name and value, beginning with a semicolon, or nothing. */
  params: string;
  value: string;
}

/**
 * The lines of a file as its cards have them, folded ones in one piece: by white space (3.0, 4.0), or by a trailing «=» of
 * quoted-printable (2.1).
 */
export function* unfolded(text: string): Generator<ContentLine> {
  const raw = separated(text).split(/\r\n|\n|\r/);
  for (let index = 0; index < raw.length; index += 1) {
    const first = raw[index] ?? "";
    const parts = /QUOTED-PRINTABLE/i.test(headOf(first)) ? softLines(raw, index) : [first];
    index += parts.length - 1;
    while (/^[ \t]/.test(raw[index + 1] ?? "") && !isBorder(raw[index + 1]?.trim())) {
      parts.push((raw[++index] ?? "").slice(1));
    }
    const line = FILES.test(first) ? null : lineOf(parts.join(""));
    if (line) yield line;
  }
}

/** A line and those that its soft breaks lead on to. */
function softLines(raw: readonly string[], from: number): string[] {
  const parts = [raw[from] ?? ""];
  for (let next = from + 1; parts.at(-1)?.endsWith("=") && !isBorder(raw[next]); next += 1) {
    const line = raw[next] ?? "";
    parts.push((parts.pop() ?? "").slice(0, -1), /^[ \t]/.test(line) ? `${SOFT_BREAK}${line}` : line);
  }
  return parts;
}

/** Some programs join files without a line end in between, or forget the one before END. */
function separated(text: string): string {
  return text
    .replace(/^\ufeff/gm, "")
    .replace(/END:VCARD[ \t\ufeff]*(?=BEGIN:VCARD)/gi, "END:VCARD\n")
    .replace(/^BEGIN:VCARD(?=VERSION:)/gim, "BEGIN:VCARD\n")
    .replace(/^((?:TEL|EMAIL|FN|N|ORG|TITLE|REV|UID|BDAY)[;:][^\r\n]*)END:VCARD(?=[ \t]*$)/gim, "$1\nEND:VCARD");
}

const isBorder = (line: string | undefined) => line === undefined || /^(?:BEGIN|END):VCARD/i.test(line);

/** The text before the value, which a hostile line may not have. */
function headOf(line: string): string {
  const at = line.indexOf(":");
  return at < 0 ? "" : line.slice(0, Math.min(at, 500));
}

/** Colons within quoted parameters belong to them. */
const LINE = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):([\s\S]*)$/;

function lineOf(text: string): ContentLine | null {
  const [, name, params = "", value = ""] = LINE.exec(text.slice(0, MOST_VALUE * 3)) ?? [];
  return name === undefined ? null : { name: name.toUpperCase(), params, value: value.slice(0, MOST_VALUE) };
}
