import { expect, it } from "vitest";
import { killRepeatedly } from "./support/killing.ts";

it("loses no acknowledged edit and writes none twice when the server is killed", async () => {
  const result = await killRepeatedly(8, 1, 4_390);
  console.log(
    `${result.kills} kills, ${result.acknowledged} edits acknowledged, started in ${Math.round(result.startMs)} ms`,
  );
  expect(result.failures).toEqual([]);
  expect(result.acknowledged).toBeGreaterThanOrEqual(8);
}, 120_000);
