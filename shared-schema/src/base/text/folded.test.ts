import { expect, it } from "vitest";
import { folded } from "./folded.ts";

it.each([
  ["Søren", "soren"],
  ["Iñaki ÉTIENNE", "inaki etienne"],
  ["Straße", "strasse"],
  ["Œuvre Ærø Łódź", "oeuvre aero lodz"],
  ["İzmir Iğdır", "izmir igdir"],
  ["Ελλάδα Йод", "ελλαδα иод"],
])("folds %s into %s", (text, plain) => {
  expect(folded(text)).toBe(plain);
});
