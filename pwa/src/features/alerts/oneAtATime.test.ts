import { expect, it } from "vitest";
import { oneAtATime } from "./oneAtATime.ts";

it("begins each piece after the one before it, leaves out what is no longer wanted, and continues after a failure", async () => {
  const ask = oneAtATime();
  const log: string[] = [];
  const piece = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === "first") throw new Error("no connection");
  };
  const { signal } = new AbortController();
  void ask(piece("first"), signal);
  void ask(piece("unwanted"), AbortSignal.abort());
  await ask(piece("last"), signal);
  expect(log).toEqual(["first begins", "first ends", "last begins", "last ends"]);
});
