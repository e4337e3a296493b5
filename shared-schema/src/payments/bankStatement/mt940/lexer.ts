/** A field of a statement: its tag without colons, and its lines. */
export interface Mt940Field {
  tag: string;
  lines: string[];
}

/** A tag at the beginning of a line; banks write lines of an account owner's text that begin with another colon. */
const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
/** Around the text of a message: block headers, and what ends it. */
const FRAME = /^(?:\{\d:.*|-\}?.*|\{.*\}|)$/;

/** Whether a text is an MT940 message, by its beginning. */
export function isMt940(text: string): boolean {
  return /^[\s\ufeff]*(?:\{1:|:20:)/.test(text);
}

/**
 * The fields of a file of MT940 messages (SWIFT, Standards MT, category 9: field tags `:20:`, `:25:`, `:28C:`, `:60F:`, `:61:`, `:86:`,
 * `:62F:`, `:64:`), in their order, one message per `:20:`. Lines without a tag continue the field before them. Linear in the text.
 */
export function fieldsOf(text: string): Mt940Field[][] {
  const messages: Mt940Field[][] = [];
  let field: Mt940Field | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const plain = line.replace(/^\{1:.*\{4:/, "");
    const [, tag, rest = ""] = TAG.exec(plain) ?? [];
    if (tag !== undefined) {
      field = { tag, lines: [rest] };
      if (tag === "20" || messages.length === 0) messages.push([]);
      messages.at(-1)?.push(field);
    } else if (field && !FRAME.test(plain)) field.lines.push(plain);
  }
  return messages;
}
