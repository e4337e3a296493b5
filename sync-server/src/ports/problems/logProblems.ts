import type { Log } from "../log.ts";
import type { Problems } from "./problems.ts";

/** Writes errors of the app to the server's own log. */
export function logProblems(log: Log): Problems {
  return {
    report: (problem) => log.error({ problem }, "The app met an error that nothing handled"),
    waiting: () => 0,
  };
}
