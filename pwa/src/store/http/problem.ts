import { type Fault, fault, type Refusal, refused } from "shared-schema/base/result";
import { wireRefusal } from "shared-schema/refusals/wire";

/**
 * Reads what a failed answer says: a refusal as our server sends it, or a sentence of a server that sends no codes. The catalogue
 * of refusals comes with the first one; where it cannot be loaded, the refusal is named by its code.
 */
export async function readProblem(status: number, raw: unknown): Promise<Refusal> {
  const { data } = wireRefusal.safeParse(raw);
  if (!data) return readSentence(status, raw);
  const catalogue = await import("shared-schema/refusals/read").catch(() => null);
  return catalogue?.readRefusal(data) ?? refused("server.refused", { reason: data.code }).refusal;
}

/** Names under which servers group errors by where the value came from. */
const GROUPS = ["json", "files", "form", "query", "headers", "validation"];
/** Longer than this is no sentence but a page or a stack trace. */
const LONGEST_SENTENCE = 500;

/** Servers of this product have two shapes: `errors` (or `errors.json`, `errors.files` …), and `messages.validation`. */
function readSentence(status: number, raw: unknown): Refusal {
  const body = record(raw);
  const faults = Object.fromEntries(
    [body["errors"], body["messages"], body["detail"]].flatMap((errors) => faultsIn(errors, [])),
  );
  const { "": unnamed = [], ...fields } = faults;
  const said = unnamed.map(({ params }) => params?.["words"]).join(" ");
  const sentence = [typeof raw === "string" ? raw : null, body["message"], body["msg"], said].find(isSentence);
  return { ...sentenceOf(status, sentence).refusal, ...(Object.keys(fields).length > 0 && { fields }) };
}

function sentenceOf(status: number, sentence: string | undefined) {
  if (status === 401) return refused("session.missing");
  return sentence === undefined ? refused("server.answered", { status }) : refused("server.said", { sentence });
}

/** A text for people: a page of a server on the way is none. */
function isSentence(value: unknown): value is string {
  return (
    typeof value === "string" && value !== "" && value.length <= LONGEST_SENTENCE && !/<[a-z!/][^>]*>/i.test(value)
  );
}

/** The errors in a group, however deep, each by the path to its field. */
function faultsIn(value: unknown, path: readonly string[]): [field: string, Fault[]][] {
  const texts = (Array.isArray(value) ? value : [value]).filter(isSentence);
  if (texts.length > 0) return [[path.join("."), texts.map((words) => fault("said", { words }))]];
  return Object.entries(record(value)).flatMap(([key, inner]) =>
    faultsIn(inner, path.length === 0 && GROUPS.includes(key) ? path : [...path, key]),
  );
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
