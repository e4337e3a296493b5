import { expect, it } from "vitest";
import { inTurn } from "./inTurn.ts";

/** Work whose runs end when the test says so. */
function held() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const queue = inTurn((id) => {
    begun.push(id);
    return new Promise((resolve) => ends.push(resolve));
  });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, begun, end };
}

it("does one at a time, and leaves out what is no longer wanted", async () => {
  const { queue, begun, end } = held();
  queue.want([1, 2, 3]);
  queue.want([3, 4]);
  expect(begun).toEqual([1]);
  await end();
  await end();
  expect(begun).toEqual([1, 3, 4]);
});

it("does each once until it is forgotten, and goes on after a failure", async () => {
  const begun: number[] = [];
  const queue = inTurn(async (id) => {
    begun.push(id);
    if (id === 1) throw new Error("the worker is gone");
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  queue.want([1, 2]);
  await settle();
  queue.want([1, 2]);
  await settle();
  expect(begun).toEqual([1, 2]);
  queue.forget(1);
  await settle();
  expect(begun).toEqual([1, 2, 1]);
  queue.forget();
  await settle();
  expect(begun).toEqual([1, 2, 1, 1, 2]);
});
