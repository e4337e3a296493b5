import { isJson, ownProblem } from "../problem.ts";

/** What an attempt came to: done, to be tried again, or refused for good. */
export type Outcome = "taken" | "later" | { refusal: string };

/** Reads an answer: only the server's own words are a receipt or a refusal. */
export async function outcomeOf(answer: Response): Promise<Outcome> {
  // A portal on the way answers 200 too, with its own page.
  if (answer.ok) return isJson(answer) ? "taken" : "later";
  // 401: the same user comes back; 408, 429 and 5xx: the server does.
  if ([401, 408, 429].includes(answer.status) || answer.status >= 500) return "later";
  const problem = await ownProblem(answer);
  if (problem === null) return "later";
  return { refusal: problem.message ?? `The server answered ${answer.status}.` };
}
