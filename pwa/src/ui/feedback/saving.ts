import type { SaveResult } from "../fields/types.ts";
import { fieldMessages, refusalMessageBesideFields } from "./refusalMessage.tsx";
import type { Refusal } from "./sentences.ts";

/** The answer of any command. */
type Answer = { ok: true } | { ok: false; refusal: Refusal };

/** A command's answer as a field shows it: the message of the field itself where there is one. */
export async function saved(answer: Promise<Answer>, field?: string): Promise<SaveResult> {
  const result = await answer;
  if (result.ok) return { ok: true };
  // Another value came first and is kept; the typed one waits for a decision.
  if (result.refusal.code === "edit.conflict") return { ok: true, mended: true };
  const own = field === undefined ? undefined : fieldMessages(result.refusal)[field];
  return { ok: false, message: own ?? refusalMessageBesideFields(result.refusal) };
}
