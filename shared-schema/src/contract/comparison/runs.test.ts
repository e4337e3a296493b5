import { expect, it } from "vitest";
import { type Run, setApart } from "./runs.ts";

const deleted = (text: string): Run => ({ text, change: "deleted" });
const inserted = (text: string): Run => ({ text, change: "inserted" });
const same = (text: string): Run => ({ text, change: "same" });

it.each<[string, Run[], Run[]]>([
  [
    "a figure",
    [deleted("285,000.00"), inserted("310,000.00")],
    [deleted("285,000.00"), same(" "), inserted("310,000.00")],
  ],
  [
    "a word in a sentence",
    [same("at "), deleted("Antibes"), inserted("Nice"), same(" on")],
    [same("at "), deleted("Antibes"), same(" "), inserted("Nice"), same(" on")],
  ],
])("keeps %s and what replaces it apart", (_, runs, apart) => {
  expect(setApart(runs)).toEqual(apart);
});

it.each<[string, Run[]]>([
  ["a word that was changed in part", [same("202"), deleted("7"), inserted("8")]],
  ["words with a space between them", [deleted("Antibes "), inserted("Nice ")]],
  ["what was only struck", [same("at "), deleted("Antibes")]],
  ["what was only inserted", [inserted("Nice"), same(" on")]],
])("leaves %s as it is", (_, runs) => {
  expect(setApart(runs)).toEqual(runs);
});
