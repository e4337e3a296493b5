/** What a refusal says of one field. */
export interface FieldFault {
  /** Dotted, as in the document. */
  path: string;
  words: string;
}

/** What a push adds to a sentence: «name: is too long; year: must be at most 2027». */
const WITH_FIELDS = /^(.+?) \((\S+: .+)\)$/s;

/** Takes a refusal that a push has told in one text apart into its sentence and its fields. */
export function splitFields(message: string): { sentence: string; fields: FieldFault[] } {
  const [, sentence, told] = WITH_FIELDS.exec(message) ?? [];
  if (sentence === undefined || told === undefined) return { sentence: message, fields: [] };
  const fields = told.split("; ").map((part) => {
    const [, path = "", words = part] = /^(\S+): (.+)$/s.exec(part) ?? [];
    return { path, words };
  });
  return { sentence, fields };
}
