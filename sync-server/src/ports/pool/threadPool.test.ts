import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it, onTestFinished } from "vitest";
import type { Asker, Pool } from "./pool.ts";
import { threadPool } from "./threadPool.ts";

const folder = mkdtempSync(join(tmpdir(), "passerelle-pool-"));
const file = join(folder, "thread.mjs");
writeFileSync(
  file,
  `
  import { threadId } from "node:worker_threads";
  export const echo = (text) => text;
  export const where = () => threadId;
  export const never = () => { for (;;); };
  export const greedy = () => { const all = []; for (;;) all.push(new Array(9_999).fill({})); };
  export const die = () => process.exit(3);
  export const refuse = () => { throw new Error("not this one"); };
  `,
);
afterAll(() => rmSync(folder, { recursive: true }));

const own: Asker = { account: 1, length: "long" };
const lost = (cause: Error | null) => new Error(cause ? `lost: ${cause.message}` : "late");
/** Longer than any test takes. */
const PATIENT = 60_000;

function poolOf(threads: number, megabytes?: number): Pool {
  const pool = threadPool({ thread: pathToFileURL(file), threads, ...(megabytes !== undefined && { megabytes }) });
  onTestFinished(() => pool.close());
  return pool;
}

const workOf = (pool: Pool, name: string, longest = PATIENT) => pool.work<string, unknown>({ name, longest, lost });

it("ends the thread of a task that takes too long, and lets the others go on", async () => {
  const pool = poolOf(2);
  const echo = workOf(pool, "echo");
  const stuck = workOf(pool, "never", 300);
  const late = expect(stuck.ask("", own)).rejects.toThrow("late");
  expect(await echo.ask("beside it", { account: 2, length: "short" })).toBe("beside it");
  await late;
  expect(await echo.ask("after it", own)).toBe("after it");
});

it("begins a deadline with the work: what waits behind another task is not late", async () => {
  const pool = poolOf(1);
  const slow = workOf(pool, "never", 400);
  const asked = [1, 2, 3].map((account) => slow.ask("", { account, length: "long" }));
  const echo = workOf(pool, "echo", 400).ask("at last", { account: 4, length: "long" });
  expect(await Promise.allSettled(asked)).toMatchObject(Array(3).fill({ reason: { message: "late" } }));
  expect(await echo).toBe("at last");
});

it("ends a thread that takes too much memory, and takes the next task", async () => {
  const pool = poolOf(1, 30);
  await expect(workOf(pool, "greedy").ask("", own)).rejects.toThrow("memory limit");
  expect(await workOf(pool, "echo").ask("again", own)).toBe("again");
});

it("fails the task of a thread that ends by itself, and starts another", async () => {
  const pool = poolOf(1);
  await expect(workOf(pool, "die").ask("", own)).rejects.toThrow("exited with code: 3");
  expect(await workOf(pool, "echo").ask("again", own)).toBe("again");
});

it("passes on what a task throws, in the same thread as before", async () => {
  const pool = poolOf(1);
  const where = workOf(pool, "where");
  const before = await where.ask("", own);
  await expect(workOf(pool, "refuse").ask("", own)).rejects.toThrow("not this one");
  expect(await where.ask("", own)).toBe(before);
});

it("counts what waits", async () => {
  const pool = poolOf(1);
  const echo = workOf(pool, "echo");
  const asked = ["a", "b", "c"].map((text) => echo.ask(text, own));
  expect(echo.waiting()).toBe(3);
  expect(await Promise.all(asked)).toEqual(["a", "b", "c"]);
  expect(echo.waiting()).toBe(0);
});

it("notes that a thread cannot start, and gives its task up in time", async () => {
  const errors: unknown[] = [];
  const absent = pathToFileURL(join(folder, "absent.mjs"));
  const pool = threadPool({ thread: absent, threads: 1, onError: (cause) => errors.push(cause) });
  onTestFinished(() => pool.close());
  await expect(workOf(pool, "echo", 500).ask("", own)).rejects.toThrow();
  expect(errors[0]).toMatchObject({ code: "ERR_MODULE_NOT_FOUND" });
});
