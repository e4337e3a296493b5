import { createServer } from "node:http";
import type { ProblemReport } from "shared-schema/api/site/problemReport";
import { expect, it, onTestFinished } from "vitest";
import { systemClock } from "../clock.ts";
import { systemIds } from "../ids.ts";
import { silentLog } from "../log.ts";
import { readDsn, sentryProblems } from "./sentryProblems.ts";

const REPORT: ProblemReport = {
  ...{ name: "TypeError", message: "x is not a function", page: "/agreement/:id" },
  ...{ stack: ["at a (https://x.example/assets/a.js:1:2)"], device: "Firefox" },
};

it("posts an envelope to the address of a DSN", async () => {
  const received: { url: string | undefined; auth: string; body: string }[] = [];
  const service = createServer((asked, answer) => {
    let body = "";
    asked.on("data", (chunk) => {
      body += String(chunk);
    });
    asked.on("end", () => {
      received.push({ url: asked.url, auth: String(asked.headers["x-sentry-auth"]), body });
      answer.end("{}");
    });
  });
  onTestFinished(() => void service.close());
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const dsn = readDsn(`http://key123@127.0.0.1:${port}/42`);
  if (!dsn) throw new Error("This is a DSN.");
  sentryProblems(dsn, { clock: systemClock, ids: systemIds, log: silentLog }).report(REPORT);
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({ url: "/api/42/envelope/", auth: expect.stringContaining("sentry_key=key123") });
  const [head, item, event] = (received[0]?.body ?? "").split("\n").map((line) => JSON.parse(line));
  expect(head.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({ event_id: head.event_id, exception: { values: [{ type: "TypeError" }] } });
});

it.each(["", "no address", "https://host/1", "https://key@host/", "ftp://key@host/1"])(
  "takes %j for no DSN",
  (text) => {
    expect(readDsn(text)).toBeNull();
  },
);
