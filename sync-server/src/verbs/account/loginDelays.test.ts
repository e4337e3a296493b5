import fc from "fast-check";
import { expect, it } from "vitest";
import { createLoginDelays } from "./loginDelays.ts";

const SECOND = 1_000;

it("waits longer after each failure, and a quarter of an hour at most", () => {
  const delays = createLoginDelays(3);
  let now = 0;
  const waits = Array.from({ length: 11 }, () => {
    expect(delays.begin("a", now)).toBeNull();
    const wait = delays.begin("a", now)?.ms ?? null;
    // Attempts within the free ones are not delayed; the one just made to look counts as one.
    now += wait ?? 0;
    return wait;
  });
  expect(waits.filter((wait) => wait !== null).slice(0, 8)).toEqual(
    [10, 20, 40, 80, 160, 320, 640, 900].map((seconds) => seconds * SECOND),
  );
});

it("lets no one try more than a hundred passwords an hour, however he spreads them", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 * SECOND }), { minLength: 200, maxLength: 2_000 }), (pauses) => {
      const delays = createLoginDelays(8);
      let [now, tried] = [0, 0];
      for (const pause of pauses) {
        now += pause;
        if (now > 3_600 * SECOND) break;
        if (delays.begin("a", now) === null) tried += 1;
      }
      expect(tried).toBeLessThan(20);
    }),
    { numRuns: 100 },
  );
});

it("forgets after a success, and after a day", () => {
  const delays = createLoginDelays(1);
  expect(delays.begin("a", 0)).toBeNull();
  expect(delays.begin("a", 1)).toEqual({ ms: 10 * SECOND - 1, isFirst: true });
  expect(delays.begin("a", 2)).toMatchObject({ isFirst: false });
  expect(delays.begin("b", 2)).toBeNull();
  delays.succeed("a");
  expect(delays.begin("a", 3)).toBeNull();
  expect(delays.begin("a", 3 + 86_400 * SECOND)).toBeNull();
  expect(delays.begin("a", 4 + 86_400 * SECOND)).toMatchObject({ ms: 10 * SECOND - 1 });
});

it("keeps no more accounts than it is told", () => {
  const delays = createLoginDelays(1, 2);
  for (const account of ["a", "b", "c"]) delays.begin(account, 0);
  expect(["b", "c"].map((account) => delays.begin(account, 1) === null)).toEqual([false, false]);
  expect(delays.begin("a", 1)).toBeNull();
});
