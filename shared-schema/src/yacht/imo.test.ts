import { expect, it } from "vitest";
import { isImoNumber } from "./imo.ts";

// 9074729 is the example of the numbering scheme's own explanation.
it.each(["9074729", "IMO 9074729", "imo9876543", " 9765433 "])("%s can be an IMO number", (text) => {
  expect(isImoNumber(text)).toBe(true);
});

it.each(["9074728", "9704729", "907472", "90747290", "HULL 12", ""])("«%s» cannot", (text) => {
  expect(isImoNumber(text)).toBe(false);
});
