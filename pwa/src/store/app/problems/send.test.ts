import { problemReport } from "shared-schema/api/site/problemReport";
import { expect, it, vi } from "vitest";
import { loadsOrFetches } from "./ignored.ts";
import { reportOf, sendReport } from "./send.ts";

it("reports the kind of an error and its place, in the shape that the server takes, without what was typed", () => {
  const error = new TypeError('Cannot read "Ann Other" of ann@example.org'.repeat(40));
  const report = reportOf(error, "/agreement/17/price", "Firefox".repeat(100));
  expect(problemReport.safeParse(report).success).toBe(true);
  expect(report).toMatchObject({ name: "TypeError", page: "/agreement/:id/price" });
  expect(report.stack.length).toBeGreaterThan(0);
  expect(JSON.stringify(report)).not.toMatch(/Ann Other|ann@example/);
});

it("reports an error once, and as it was thrown where React wraps it", async () => {
  const sent = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("location", { pathname: "/agreement/1" });
  vi.stubGlobal("navigator", { userAgent: "Firefox" });
  const thrown = new TypeError("x is not a function");
  await sendReport(new Error("Minified React error #520", { cause: thrown }));
  await sendReport(thrown);
  await sendReport(new Error("Minified React error #520", { cause: new TypeError("Failed to fetch") }));
  expect(sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).name)).toEqual(["TypeError"]);
});

it("does not report what only says that the network is away", () => {
  expect(loadsOrFetches(new TypeError("Failed to fetch dynamically imported module: https://x/a.js"))).toBe(true);
  expect(loadsOrFetches(new DOMException("gone", "AbortError"))).toBe(true);
  expect(loadsOrFetches(new TypeError("x is not a function"))).toBe(false);
});
