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

/** What our own server says is wrong; null for what a portal or a proxy on the way may have answered in its place. */
export async function ownProblem(answer: Response): Promise<ReadProblem | null> {
  return isJson(answer) ? ownWords(await answer.json().catch(() => null)) : null;
}

/** The same of a body that has been read: our server says a sentence, or what is wrong with which field. */
export function ownWords(raw: unknown): ReadProblem | null {
  const body = record(raw);
  return typeof body.message === "string" || Object.keys(record(body.errors)).length > 0 ? readProblem(body) : null;
}

/** Whether an answer is JSON by its own word: portals answer with pages. */
export function isJson(answer: Response): boolean {
  return /^application\/([a-z.-]+\+)?json\b/i.test(answer.headers.get("content-type") ?? "");
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
