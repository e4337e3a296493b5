/** Properties that hold files: they are dropped before they are read. */
const FILES = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)\b/i;

/** A content line that is not folded. */
export interface ContentLine {
  /** The name without its group, in upper case. */
  name: string;
  /** The text between name and value, beginning with a semicolon, or nothing. */
  params: string;
  value: string;
}

/** A card as its lines between BEGIN and END. */
export interface CardLines {
  lines: ContentLine[];
  /** False where the file or the next card comes before its END. */
  isWhole: boolean;
}

/** The cards of a file. Text outside of cards is left out. */
export function cardsOf(text: string): CardLines[] {
  const cards: CardLines[] = [];
  let lines: ContentLine[] | null = null;
  const cutOff = () => {
    if (lines && lines.length > 0) cards.push({ lines, isWhole: false });
  };
  for (const line of unfolded(text)) {
    const { name, value } = line;
    const isBorder = value.trim().toUpperCase() === "VCARD";
    if (isBorder && name === "BEGIN") {
      cutOff();
      lines = [];
    } else if (isBorder && name === "END") {
      if (lines) cards.push({ lines, isWhole: true });
      lines = null;
    } else lines?.push(line);
  }
  cutOff();
  return cards;
}

/** The lines of a file, folded ones in one piece: by white space (3.0, 4.0), or by a trailing «=» of quoted-printable (2.1). */
function* unfolded(text: string): Generator<ContentLine> {
  const raw = text.split(/\r\n|\n|\r/);
  for (let index = 0; index < raw.length; index += 1) {
    const parts = [raw[index] ?? ""];
    const isQuoted = /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(parts[0] ?? "");
    if (isQuoted) {
      while (parts.at(-1)?.endsWith("=") && index + 1 < raw.length) {
        parts.push(parts.pop()?.slice(0, -1) ?? "", raw[++index] ?? "");
      }
    }
    while (/^[ \t]/.test(raw[index + 1] ?? "")) parts.push((raw[++index] ?? "").slice(1));
    if (FILES.test(parts[0] ?? "")) continue;
    const line = lineOf(parts.join(""));
    if (line) yield line;
  }
}

/** Colons within quoted parameters belong to them. */
const LINE = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):([\s\S]*)$/;

function lineOf(text: string): ContentLine | null {
  const [, name, params = "", value = ""] = LINE.exec(text) ?? [];
  return name === undefined ? null : { name: name.toUpperCase(), params, value };
}
