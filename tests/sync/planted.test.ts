import { setMaxListeners } from "node:events";
import { describe, expect, it } from "vitest";
import {
  accessLost,
  answerLost,
  clockSetBack,
  diskFull,
  drill,
  eventLost,
  killedUnanswered,
  lockedMeanwhile,
  newerField,
  takenBack,
  tooOldToRead,
} from "./support/drills.ts";
import { IN_DEVICE } from "./support/plants/inDevice.ts";
import { IN_SERVER } from "./support/plants/inServer.ts";
import { ON_THE_WIRE } from "./support/plants/onTheWire.ts";
import type { Plant } from "./support/plants/plant.ts";
import { simulate } from "./support/simulate.ts";
import { simulateContacts } from "./support/simulateContacts.ts";

setMaxListeners(0);

const PLANTS: Record<string, Plant> = { ...IN_SERVER, ...ON_THE_WIRE, ...IN_DEVICE };
type PlantName = keyof typeof IN_SERVER | keyof typeof ON_THE_WIRE | keyof typeof IN_DEVICE;
const MOST_CASES = 12;

/** Faults that chance meets within a few cases. */
const BY_CHANCE = [
  ["the last writer wins", simulate],
  ["a conflict is swallowed", simulate],
  ["the feed forgets a row now and then", simulate],
  ["the conflict handler throws", simulate],
  ["an edit has no nonce", simulate],
  ["a number is lent twice", simulateContacts],
] as const satisfies [PlantName, unknown][];

/** Faults that only an exact course of events meets. */
const BY_DRILL = [
  ["the checkpoint passes a failed write", diskFull],
  ["no one looks for documents left behind", clockSetBack],
  ["sent edits are not noted", killedUnanswered],
  ["a refused edit is answered as if it were committed", lockedMeanwhile],
  ["a lost access leaves no tombstone", accessLost],
  ["access is asked of the document alone", accessLost],
  ["an answered edit is not remembered", answerLost],
  ["one bad row fails the whole push", lockedMeanwhile],
  ["a lock is not respected", lockedMeanwhile],
  ["a gap between two events does not show", eventLost],
  ["the edit nonce is no part of a state", takenBack],
  ["a field of a newer client is dropped", newerField],
  ["pushes of a client too old to read are refused", tooOldToRead],
] as const satisfies [PlantName, unknown][];

it("every defect has its test", () => {
  expect([...BY_CHANCE, ...BY_DRILL].map(([name]) => name).sort()).toEqual(Object.keys(PLANTS).sort());
});

describe("the simulation notices when", () => {
  it.each(BY_CHANCE)("%s", async (name, life) => {
    let cases = 0;
    let failures: string[] = [];
    while (failures.length === 0 && cases < MOST_CASES) {
      cases += 1;
      failures = (await life(cases, 60, PLANTS[name])).failures;
    }
    expect(failures, `${cases} cases`).not.toEqual([]);
  });
});

describe("a drill notices when", () => {
  it.each(BY_DRILL)("%s", async (name, play) => {
    expect(await drill(play)).toEqual([]);
    expect(await drill(play, PLANTS[name])).not.toEqual([]);
  });
});
