import { expect, it } from "vitest";
import { createSlots } from "./slots.ts";

const options = { most: () => 2, mostWaiting: 3, longestWaitMs: 60_000 };
const settled = async (given: unknown) => Promise.race([given, Promise.resolve("waits")]);

it("lets a device have so many at a time, the others in the order in which they came, and holds up no other device", async () => {
  const slots = createSlots(options);
  const [first, second] = [slots.enter("a", "1"), slots.enter("a", "1")];
  const [third, fourth] = [slots.enter("a", "1"), slots.enter("a", "1")];
  expect([first, second].map((each) => typeof each)).toEqual(["function", "function"]);
  expect(await settled(third)).toBe("waits");
  expect(typeof slots.enter("b", "1")).toBe("function");
  if (typeof first === "function") {
    first();
    // Given back twice, it is still one.
    first();
  }
  const leave = await third;
  expect(typeof leave).toBe("function");
  expect(await settled(fourth)).toBe("waits");
  leave?.();
  expect(typeof (await fourth)).toBe("function");
});

it("refuses those of an account that are too many to wait, over all of its devices", async () => {
  const slots = createSlots(options);
  for (const device of ["a", "a", "b", "b"]) expect(typeof slots.enter(device, "1")).toBe("function");
  const waiting = ["a", "b", "a"].map((device) => slots.enter(device, "1"));
  expect(slots.enter("b", "1")).toBeNull();
  expect(await settled(waiting[0])).toBe("waits");
  // Another account behind the same device is another one.
  expect(await settled(slots.enter("a", "2"))).toBe("waits");
});

it("lets no one wait for ever", async () => {
  const slots = createSlots({ ...options, longestWaitMs: 1 });
  const leaves = [slots.enter("a", "1"), slots.enter("a", "1")];
  expect(await slots.enter("a", "1")).toBeNull();
  for (const leave of leaves) if (typeof leave === "function") leave();
  expect(typeof slots.enter("a", "1")).toBe("function");
});
