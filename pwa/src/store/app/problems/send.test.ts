import { problemReport } from "shared-schema/api/site/problemReport";
import { expect, it } from "vitest";
import { loadsOrFetches } from "./ignored.ts";
import { reportOf } from "./send.ts";

it("reports the kind of an error and its place, in the shape that the server takes, without what was typed", () => {
  const error = new TypeError('Cannot read "Ann Other" of ann@example.org'.repeat(40));
  const report = reportOf(error, "/agreement/17/price", "Firefox".repeat(100));
  expect(problemReport.safeParse(report).success).toBe(true);
  expect(report).toMatchObject({ name: "TypeError", page: "/agreement/:id/price" });
  expect(report.stack.length).toBeGreaterThan(0);
  expect(JSON.stringify(report)).not.toMatch(/Ann Other|ann@example/);
});

it("does not report what only says that the network is away", () => {
  expect(loadsOrFetches(new TypeError("Failed to fetch dynamically imported module: https://x/a.js"))).toBe(true);
  expect(loadsOrFetches(new DOMException("gone", "AbortError"))).toBe(true);
  expect(loadsOrFetches(new TypeError("x is not a function"))).toBe(false);
});
