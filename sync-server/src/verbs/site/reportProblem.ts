import { type ProblemReport, scrubbed, scrubbedLine } from "shared-schema/api/site/problemReport";
import type { Clock } from "../../ports/clock.ts";
import type { Problems } from "../../ports/problems/problems.ts";

const HOUR_MS = 3_600_000;
/** Errors that are handed on within an hour, of all reporters together. */
export const MOST_AN_HOUR = 100;

/**
 * Hands errors of the app on, without personal data, and no more than so many an hour.
 * @returns how to report one
 */
export function createProblemDesk(deps: { clock: Clock; problems: Problems }): (report: ProblemReport) => void {
  let since = 0;
  let count = 0;
  return (report) => {
    const now = deps.clock.now().getTime();
    if (now - since >= HOUR_MS) [since, count] = [now, 0];
    count += 1;
    if (count > MOST_AN_HOUR) return;
    // A device of an older version may not have done so.
    const { name, message, stack, page, device } = report;
    deps.problems.report({
      ...{ name, page, device },
      message: scrubbed(message),
      stack: stack.map(scrubbedLine),
    });
  };
}
