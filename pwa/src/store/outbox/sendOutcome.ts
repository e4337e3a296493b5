import type { Refusal } from "shared-schema/base/result";
import { readProblem } from "../http/problem.ts";

/** The outcome of an attempt: done, to be tried again, or refused for good. */
export type SendOutcome = "taken" | "later" | { refusal: Refusal };

/** Reads an answer of our server: it is a receipt, or a refusal. */
export async function sendOutcome(answer: Response): Promise<SendOutcome> {
  if (answer.ok) return "taken";
  // 401: the same user comes back; 408, 429 and 5xx: the server does.
  if ([401, 408, 429].includes(answer.status) || answer.status >= 500) return "later";
  const refusal = await readProblem(answer.status, await answer.json().catch(() => null));
  // The account has to add a second factor first; what waits is sent then.
  return refusal.code === "account.factor-needed" ? "later" : { refusal };
}
