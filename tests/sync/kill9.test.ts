import { expect, it } from "vitest";
import { killRepeatedly } from "./support/killing/killing.ts";

const KILLS = 10;

it("loses no acknowledged edit and writes none twice when the server is killed, or put back to an older state", async () => {
  const result = await killRepeatedly(KILLS, 1, 4_390);
  console.log(
    `${result.kills} kills, ${result.acknowledged} edits acknowledged, ${result.refilled} sent again after a restore, ` +
      `started in ${Math.round(result.startMs)} ms`,
  );
  expect(result.failures).toEqual([]);
  expect(result.acknowledged).toBeGreaterThanOrEqual(KILLS);
  expect(result.refilled).toBeGreaterThan(0);
}, 300_000);
