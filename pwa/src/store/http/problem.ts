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

/** Servers of this product have two shapes: `errors` (or `errors.json`), and `messages.validation`. */
function readSentence(status: number, raw: unknown): Refusal {
  const body = record(raw);
  const errors = record(body["errors"]);
  const fields = [record(body["messages"])["validation"], errors["json"], errors["files"], body["errors"]]
    .map(faultsIn)
    .find((found) => Object.keys(found).length > 0);
  const sentence = [typeof raw === "string" ? raw : null, body["message"], body["msg"]].find(isText);
  return { ...sentenceOf(status, sentence).refusal, ...(fields && { fields }) };
}

function sentenceOf(status: number, sentence: string | undefined) {
  if (status === 401) return refused("session.missing");
  return sentence === undefined ? refused("server.answered", { status }) : refused("server.said", { sentence });
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function faultsIn(value: unknown): Record<string, Fault[]> {
  const faults = Object.entries(record(value)).map(([field, messages]): [string, Fault[]] => [
    field,
    (Array.isArray(messages) ? messages : [messages]).filter(isText).map((words) => fault("said", { words })),
  ]);
  return Object.fromEntries(faults.filter(([, messages]) => messages.length > 0));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
