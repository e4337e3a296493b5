import { expect, it } from "vitest";
import { fileSentence } from "./sentences.ts";
import type { FileVerdict } from "./verdict.ts";

const VERDICT: FileVerdict = {
  ...{
    code: "trailing",
    signatures: [],
    unsigned: [],
    revisions: [],
    level: null,
    trailing: 1,
    at: { first: 0, second: 0 },
    places: [],
  },
};

it.each([
  [1, "1 byte follows the last signature, and no signature covers it.", /^1 octet suit .* ne le couvre\.$/],
  [3, "3 bytes follow the last signature, and no signature covers them.", /^3 octets suivent .* ne les couvre\.$/],
])("counts what follows the last signature: %i", (trailing, en, fr) => {
  expect(fileSentence({ ...VERDICT, trailing }, "en")).toBe(en);
  expect(fileSentence({ ...VERDICT, trailing }, "fr")).toMatch(fr);
});
