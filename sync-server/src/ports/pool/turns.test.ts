import fc from "fast-check";
import { expect, it } from "vitest";
import type { Length } from "./pool.ts";
import { createTurns } from "./turns.ts";

/** Tasks that end when the test says so, and the order in which they were started. */
function tasksOf(threads: number) {
  const turns = createTurns(threads);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, account: number, length: Length = "long") =>
    turns.run({ account, length }, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string, done: Promise<unknown>) => {
    ends.get(name)?.();
    await done;
    // The next task starts behind the end of the one before.
    await Promise.resolve();
  };
  return { turns, started, ask, end };
}

it("starts no more tasks than threads, and lets accounts take turns", async () => {
  const { started, ask, end } = tasksOf(1);
  const all = new Map(["a1", "a2", "a3", "b1", "c1"].map((name) => [name, ask(name, name.charCodeAt(0))]));
  expect(started).toEqual(["a1"]);
  for (const name of ["a1", "a2", "b1", "c1"]) await end(name, all.get(name) ?? Promise.resolve());
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

it("keeps a thread for short tasks, and lets a short one pass the long ones of its own account", async () => {
  const { started, ask, end } = tasksOf(2);
  const first = ask("long 1", 1);
  void ask("long 2", 1);
  void ask("long 3", 2);
  const short = ask("short 1", 1, "short");
  expect(started).toEqual(["long 1", "short 1"]);
  await end("short 1", short);
  expect(started).toEqual(["long 1", "short 1"]);
  await end("long 1", first);
  expect(started).toEqual(["long 1", "short 1", "long 3"]);
});

it("goes on after a task that fails", async () => {
  const turns = createTurns(1);
  const failed = turns.run({ account: 1, length: "long" }, () => Promise.reject(new Error("no")));
  const next = turns.run({ account: 1, length: "long" }, async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

it("makes an account with one task wait for at most one task of each other account", () => {
  const load = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });
  return fc.assert(
    fc.asyncProperty(load, async (loads) => {
      const { started, ask, end } = tasksOf(1);
      const asked = new Map<string, Promise<string>>();
      for (const [account, count] of loads.entries()) {
        for (let index = 0; index < count; index++) {
          const name = `${account}.${index}`;
          asked.set(name, ask(name, account + 1));
        }
      }
      asked.set("late", ask("late", 99));
      for (let index = 0; index < asked.size; index++) {
        const name = started[index] ?? "";
        await end(name, asked.get(name) ?? Promise.resolve());
      }
      expect(started).toHaveLength(asked.size);
      expect(started.indexOf("late")).toBeLessThanOrEqual(loads.length + 1);
    }),
  );
});
