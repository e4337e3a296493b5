import type { SaveResult } from "./fields/types.ts";
import { said, saidAtFields } from "./said.ts";

/** What a command answers, without knowing which. */
type Answer =
  | { ok: true }
  | { ok: false; refusal: { code: string; message: string; fields?: Record<string, string[]> } };

/** A command's answer as a field shows it: the message of the field itself where there is one. */
export async function saved(answer: Promise<Answer>, field?: string): Promise<SaveResult> {
  const result = await answer;
  if (result.ok) return { ok: true };
  const own = field === undefined ? undefined : saidAtFields(result.refusal)[field];
  return { ok: false, message: own ?? said(result.refusal) };
}
