import fc from "fast-check";
import { expect, it } from "vitest";
import { createPace } from "./pace.ts";

it("does one slice at a time, in the order asked, and rests three times as long as it has worked", () => {
  const slices = fc.array(fc.record({ ms: fc.nat(20), fails: fc.boolean() }), { minLength: 1, maxLength: 20 });
  return fc.assert(
    fc.asyncProperty(slices, async (wanted) => {
      let clock = 0;
      const done: string[] = [];
      const rest = async (ms: number) => {
        await Promise.resolve();
        done.push(`rest ${ms}`);
      };
      const pace = createPace({ now: () => clock, rest });
      const asked = wanted.map(({ ms, fails }) =>
        pace.slice(() => {
          clock += ms;
          done.push(`work ${ms}`);
          if (fails) throw new Error("no");
          return ms;
        }),
      );
      const ended = await Promise.allSettled(asked);
      await pace.slice(() => null);
      expect(ended.map(({ status }) => status === "rejected")).toEqual(wanted.map(({ fails }) => fails));
      expect(done).toEqual(wanted.flatMap(({ ms }) => [`work ${ms}`, `rest ${Math.max(1, 3 * ms)}`]));
    }),
  );
});
