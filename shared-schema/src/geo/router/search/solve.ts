import type { Grid } from "../grid/grid.ts";
import { search } from "./search.ts";
import type { SearchOutcome, SearchProblem, Stretch } from "./searchProblem.ts";

function turned(stretches: readonly Stretch[]): Stretch[] {
  const last = stretches.length - 1;
  return stretches.toReversed().map(({ spots }, i) => {
    const gate = stretches[last - 1 - i]?.gate;
    return { spots: spots.toReversed(), gate: gate ? { ...gate, line: gate.line.toReversed() } : null };
  });
}

/**
 * Searches from either end by turns, with each of the allowances (steps): an end in a closed lagoon is told soon from
 * there.
 */
export function solve(
  grid: Grid,
  problem: Omit<SearchProblem, "allowance">,
  allowances: readonly number[],
): SearchOutcome {
  for (const allowance of allowances) {
    const onward = search(grid, { ...problem, allowance });
    if (onward.status !== "spent") return onward;
    const back = search(grid, { ...problem, from: problem.to, to: problem.from, allowance });
    if (back.status === "spent") continue;
    if (back.status !== "found") return back;
    return { ...back, stretches: turned(back.stretches), leave: back.arrive, arrive: back.leave };
  }
  return { status: "spent" };
}
