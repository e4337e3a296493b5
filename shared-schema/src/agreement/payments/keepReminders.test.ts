import fc from "fast-check";
import { expect, it } from "vitest";
import { keepReminders } from "./keepReminders.ts";
import { callFor, keyOf } from "./payments.test-support.ts";
import type { Reminder } from "./reminder.ts";

const reminders: fc.Arbitrary<Reminder[] | undefined> = fc.option(
  fc.array(
    fc.record({
      id: fc.integer({ min: 10, max: 20 }).map(keyOf),
      at: fc.constant("2026-11-23T10:00:00Z"),
      by: fc.nat({ max: 3 }),
      to: fc.array(fc.nat({ max: 3 }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  { nil: undefined },
);

const calls = fc.dictionary(
  fc.integer({ min: 1, max: 3 }).map(keyOf),
  fc
    .record({ amount: fc.nat({ max: 3 }), kept: reminders })
    .map(({ amount, kept }) => callFor({ amount, ...(kept && { reminders: kept }) })),
);

it("takes the edited calls with the known reminders alone", () => {
  fc.assert(
    fc.property(calls, calls, (before, next) => {
      const kept = keepReminders(before, next);
      const known = Object.keys(next).map((id) => [id, before[id]?.reminders]);
      expect(Object.entries(kept).map(([id, call]) => [id, call.reminders])).toEqual(known);
      const bare = Object.entries(next).map(([id, { reminders: _, ...call }]) => [id, call]);
      expect(Object.entries(kept).map(([id, { reminders: _, ...call }]) => [id, call])).toEqual(bare);
    }),
  );
});
