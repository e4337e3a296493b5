import type { Grid } from "./grid.ts";
import type { Outcome, Question, Stretch } from "./question.ts";
import { search } from "./search.ts";

/** Steps of a search before it is tried from the other end: an end in a closed lagoon is told soon from there. */
const ALLOWANCES = [12_000, 120_000, 4_000_000] as const;

function turned(stretches: readonly Stretch[]): Stretch[] {
  const last = stretches.length - 1;
  return stretches.toReversed().map(({ spots }, i) => {
    const gate = stretches[last - 1 - i]?.gate;
    return { spots: spots.toReversed(), gate: gate ? { ...gate, line: gate.line.toReversed() } : null };
  });
}

/** Searches from either end by turns, each time for longer. */
export function solve(grid: Grid, question: Omit<Question, "allowance">): Outcome {
  for (const allowance of ALLOWANCES) {
    const onward = search(grid, { ...question, allowance });
    if (onward.status !== "spent") return onward;
    const back = search(grid, { ...question, from: question.to, to: question.from, allowance });
    if (back.status === "spent") continue;
    if (back.status !== "found") return back;
    return { ...back, stretches: turned(back.stretches), leave: back.arrive, arrive: back.leave };
  }
  return { status: "spent" };
}
