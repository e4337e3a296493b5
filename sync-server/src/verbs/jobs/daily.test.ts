import { expect, it } from "vitest";
import { fakeClock } from "../../ports/clock.ts";
import { silentLog } from "../../ports/log.ts";
import { dailyLook } from "./daily.ts";

const HOUR = 3_600_000;

it("runs each task once a day, and one that fails again after an hour, without holding up the others", async () => {
  const clock = fakeClock();
  const logged: unknown[] = [];
  const log = { ...silentLog, error: (details: unknown) => void logged.push(details) };
  const ran: string[] = [];
  let isBroken = true;
  const look = dailyLook(
    { clock, log },
    {
      first: () => {
        ran.push("first");
        if (isBroken) throw new Error("disk");
      },
      second: async () => void ran.push("second"),
    },
  );
  const runs = async () => {
    ran.length = 0;
    await look(() => false);
    return [...ran];
  };
  expect(await runs()).toEqual(["first", "second"]);
  expect(logged).toMatchObject([{ task: "first" }]);
  expect(await runs()).toEqual([]);
  clock.advance(HOUR);
  expect(await runs()).toEqual(["first"]);
  isBroken = false;
  clock.advance(HOUR);
  expect(await runs()).toEqual(["first"]);
  clock.advance(22 * HOUR);
  expect(await runs()).toEqual(["second"]);
  clock.advance(2 * HOUR);
  expect(await runs()).toEqual(["first"]);
});

it("begins no further task once it was stopped", async () => {
  let isStopped = false;
  const ran: string[] = [];
  const stop = () => {
    ran.push("first");
    isStopped = true;
  };
  await dailyLook({ clock: fakeClock(), log: silentLog }, { stop, other: () => ran.push("other") })(() => isStopped);
  expect(ran).toEqual(["first"]);
});
