/** What an error's body says: one sentence, and what is wrong with which field. */
export interface ReadProblem {
  message: string | null;
  fields: Record<string, string[]>;
}

/** Reads both shapes that servers of this product answer: `errors` (or `errors.json`) and `messages.validation`. */
export function readProblem(raw: unknown): ReadProblem {
  if (typeof raw === "string") return { message: raw || null, fields: {} };
  const body = record(raw);
  const errors = record(body.errors);
  const fields = [record(body.messages).validation, errors.json, errors.files, body.errors]
    .map(fieldsOf)
    .find((found) => Object.keys(found).length > 0);
  const message = [body.message, body.msg].find((text) => typeof text === "string");
  return { message: typeof message === "string" ? message : null, fields: fields ?? {} };
}

function fieldsOf(value: unknown): Record<string, string[]> {
  const texts = Object.entries(record(value)).map(([field, said]): [string, string[]] => [
    field,
    (Array.isArray(said) ? said : [said]).filter((text) => typeof text === "string"),
  ]);
  return Object.fromEntries(texts.filter(([, said]) => said.length > 0));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
