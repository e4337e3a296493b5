import { writeFileSync } from "node:fs";
import { firstLines } from "./flaky.mjs";

/** Where the reporter writes; without it, it writes nothing. */
export const UNHANDLED_FILE = "UNHANDLED_ERRORS";

/**
 * A Vitest reporter for errors that belong to no test: an unhandled rejection after the last one fails the run, and its JSON report
 * does not name it.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const file = process.env[UNHANDLED_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map(described)));
  }
}

/** The lines that the summary shows of an error: its kind, the test that ran, its message and the first calls. */
export function described({ type, name, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) {
  const during = [VITEST_TEST_PATH, VITEST_TEST_NAME].filter(Boolean).join(" > ");
  return [`${type ?? name}${during ? ` during ${during}` : ""}`, ...firstLines(stack || message)];
}
