import type { ProblemReport } from "shared-schema/api/site/problemReport";
import { expect, it } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";
import { createProblemDesk, MOST_AN_HOUR } from "../../verbs/site/reportProblem.ts";

const server = useTestServer({ per: "file", demo: false });
const REPORT: ProblemReport = {
  ...{ name: "TypeError", message: 'Cannot read "Ann Other" of ann@example.org', page: "/agreement/:id" },
  ...{ stack: ["at a (https://x.example/assets/a.js?t=secret:1:2)"], device: "Firefox" },
};
const post = (body: unknown) =>
  server.app.request("/problem_report", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

it("takes a report from anybody, and nothing else", async () => {
  expect((await post(REPORT)).status).toBe(204);
  expect((await post({ ...REPORT, more: "x" })).status).toBe(422);
  expect((await post("no JSON")).status).toBe(422);
  expect((await post({ ...REPORT, message: "x".repeat(20_000) })).status).toBe(413);
});

it("takes so many from an address within an hour", async () => {
  const answers = [];
  for (let count = 0; count < 60; count++) answers.push((await post(REPORT)).status);
  expect(answers).toContain(429);
});

it("hands on so many an hour, without what may be personal", () => {
  const taken: ProblemReport[] = [];
  const desk = createProblemDesk({
    ...server.deps,
    problems: { report: (problem) => void taken.push(problem), waiting: () => 0 },
  });
  for (let count = 0; count < MOST_AN_HOUR + 50; count++) desk(REPORT);
  expect(taken).toHaveLength(MOST_AN_HOUR);
  expect(JSON.stringify(taken)).not.toMatch(/Ann Other|ann@example|secret/);
  server.advance(3_600_000);
  desk(REPORT);
  expect(taken).toHaveLength(MOST_AN_HOUR + 1);
});
