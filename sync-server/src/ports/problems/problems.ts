import type { ProblemReport } from "shared-schema/api/site/problemReport";

/** Takes the errors of the app that nothing has handled. It never rejects, and no one waits for it. */
export interface Problems {
  report(problem: ProblemReport): void;
  /** Reports that are on their way. */
  waiting(): number;
}
