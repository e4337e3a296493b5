import { setMaxListeners } from "node:events";
import { describe, expect, it } from "vitest";
import {
  accessLost,
  answerLost,
  diskFull,
  drill,
  eventLost,
  lockedMeanwhile,
  newerField,
  takenBack,
} from "./support/drills.ts";
import { PLANTS, type PlantName } from "./support/plants.ts";
import { simulate } from "./support/simulate.ts";

setMaxListeners(0);

const PATIENCE_MS = 1_500;
const MOST_CASES = 8;

/** What chance meets within a few cases. */
const BY_CHANCE: PlantName[] = [
  "the last writer wins",
  "a clash is swallowed",
  "the feed forgets a row now and then",
  "the conflict handler throws",
];

/** What takes an exact course of events. */
const BY_DRILL = [
  ["a lost access leaves no tombstone", accessLost],
  ["access is asked of the document alone", accessLost],
  ["an answered edit is not remembered", answerLost],
  ["one bad row fails the whole push", lockedMeanwhile],
  ["a lock is not respected", lockedMeanwhile],
  ["a field of a newer client is dropped", newerField],
  ["a gap between two events does not show", eventLost],
  ["the checkpoint passes a failed write", diskFull],
] as const satisfies [PlantName, unknown][];

describe("the simulation notices when", () => {
  it.each(BY_CHANCE)("%s", async (name) => {
    let cases = 0;
    let failures: string[] = [];
    while (failures.length === 0 && cases < MOST_CASES) {
      cases += 1;
      failures = (await simulate(cases, 60, { ...PLANTS[name], patience: PATIENCE_MS })).failures;
    }
    expect(failures).not.toEqual([]);
  });
});

describe("a drill notices when", () => {
  it.each(BY_DRILL)("%s", async (name, play) => {
    expect(await drill(play)).toEqual([]);
    expect(await drill(play, { ...PLANTS[name], patience: PATIENCE_MS })).not.toEqual([]);
  });
});

it("an edit that is taken back after somebody else's change leaves nothing stale", async () => {
  expect(await drill(takenBack)).toEqual([]);
});
