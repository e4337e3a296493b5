import { expect, it } from "vitest";
import { createFairTurns } from "./fairTurns.ts";

/** Turns of a loop that the test goes round by hand. */
function loop() {
  let time = 0;
  let calls: (() => void)[] = [];
  const turns = createFairTurns({ turnMs: () => 10, now: () => time, nextTurn: (call) => void calls.push(call) });
  const served: string[] = [];
  const ask = (account: string) => {
    const turn = turns.take(account);
    if (turn) void turn.then(() => served.push(account));
    else served.push(account);
  };
  return {
    served,
    ask,
    work: (ms: number) => {
      time += ms;
    },
    next: async () => {
      const now = calls;
      calls = [];
      for (const call of now) call();
      await Promise.resolve();
      return now.length;
    },
  };
}

it("answers those at once that come while a turn is short", async () => {
  const { ask, served, work } = loop();
  ask("a");
  work(9);
  ask("b");
  expect(served).toEqual(["a", "b"]);
});

it("serves account after account once a turn is long: one request waits for one of each other account", async () => {
  const { ask, served, work, next } = loop();
  ask("a");
  work(20);
  for (const account of ["a", "a", "a", "b", "a", "c"]) ask(account);
  expect(served).toEqual(["a"]);
  for (let turn = 0; turn < 3; turn += 1) {
    await next();
    work(20);
  }
  expect(served).toEqual(["a", "a", "b", "c"]);
  // Requests that come in meanwhile do not overtake.
  ask("d");
  expect(served).toHaveLength(4);
  while (served.length < 8) await next();
  expect(served).toEqual(["a", "a", "b", "c", "a", "d", "a", "a"]);
});

it("goes round no longer than anybody waits", async () => {
  const { ask, work, next } = loop();
  ask("a");
  work(20);
  ask("b");
  let turns = 0;
  while ((await next()) > 0) turns += 1;
  expect(turns).toBe(2);
});
