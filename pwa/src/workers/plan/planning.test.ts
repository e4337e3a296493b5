import { inputOf, planOf, RIVIERA } from "shared-schema/pricing/cruises.test-support";
import type { Plan } from "shared-schema/pricing/plan";
import { expect, it, vi } from "vitest";
import { planning } from "./planning.ts";
import { type LastKnown, NO_PLAN, type PlanState } from "./planState.ts";

const input = inputOf(RIVIERA);
const changed = { ...input, today: "2030-01-01" };
const kept = planOf(RIVIERA);
const fresh = { ...kept };

/** A worker and a store whose answers come when the test gives them. */
function desk() {
  let state: PlanState = NO_PLAN;
  const made: ((plan: Plan) => void)[] = [];
  const looked = new Map<string, (found: { same: Plan | null; last: LastKnown | null }) => void>();
  const keep = vi.fn();
  const ask = planning({
    make: () => new Promise((resolve) => made.push(resolve)),
    keyOf: ({ today }) => today,
    last: (key) => new Promise((resolve) => looked.set(key, resolve)),
    keep,
    show: (change) => {
      state = change(state);
    },
  });
  const find = async (key: string, same: Plan | null, last: LastKnown | null = null) => {
    looked.get(key)?.({ same, last });
    await Promise.resolve();
  };
  return { ask, made, looked, keep, find, shown: () => state };
}

it("shows the kept plan of the newest input until the worker answers", async () => {
  const { ask, made, keep, find, shown } = desk();
  ask(input);
  await find(input.today, kept);
  expect(shown()).toMatchObject({ plan: kept, busy: true });
  made[0]?.(fresh);
  await vi.waitFor(() => expect(shown().busy).toBe(false));
  expect(shown().plan).toBe(fresh);
  expect(keep).toHaveBeenCalledExactlyOnceWith(input, fresh);
});

it("shows no kept plan that was looked up for an input before the newest", async () => {
  const { ask, find, shown } = desk();
  ask(input);
  ask(changed);
  await find(input.today, kept);
  expect(shown().plan).toBeNull();
  await find(changed.today, fresh);
  expect(shown().plan).toBe(fresh);
});

it("takes a kept plan away when the input changes, and lets it stand for the same input", async () => {
  const { ask, find, shown } = desk();
  ask(input);
  await find(input.today, kept);
  ask({ ...input });
  expect(shown().plan).toBe(kept);
  ask(changed);
  expect(shown().plan).toBeNull();
});

it("looks for no kept plan once the worker has answered", async () => {
  const { ask, made, looked, find, shown } = desk();
  ask(input);
  made[0]?.(fresh);
  await vi.waitFor(() => expect(shown().plan).toBe(fresh));
  await find(input.today, kept);
  ask(changed);
  expect(shown().plan).toBe(fresh);
  expect(looked.has(changed.today)).toBe(false);
});

it("knows the plan of the last visit where there is none of the same input, and plans all the same", async () => {
  const { ask, made, find, shown } = desk();
  const last = { plan: kept, at: "2027-01-15T09:00:00.000Z", fingerprint: null };
  ask(input);
  await find(input.today, null, last);
  expect(shown()).toMatchObject({ plan: null, last, busy: true });
  made[0]?.(fresh);
  await vi.waitFor(() => expect(shown().plan).toBe(fresh));
});
