import { expect, it } from "vitest";
import { CONTRACT_TYPES } from "../../agreement/schema.ts";
import { EDITION_2026_1 } from "./2026-1/edition.ts";
import { EDITION_2026_2 } from "./2026-2/edition.ts";
import { CHARTER, COMMON, CRUISE } from "./2026-2/rewordings.ts";
import type { StandardTerms } from "./article.ts";
import { reworded } from "./reword.ts";
import { textsOf } from "./wordsOf.test-support.ts";

const titlesAndTexts = (terms: StandardTerms) => [
  ...terms.articles.map(({ number, title }) => [String(number), title] as const),
  ...textsOf(terms).map(([place, text]) => [place.startsWith("exhibit") ? "exhibit" : place, text] as const),
];

it.each(CONTRACT_TYPES)("rewords a %s at the places that are named, and nowhere else", (type) => {
  const rewordings = [...COMMON, ...(type === "CRUISE" ? CRUISE : CHARTER)];
  const [before, after] = [titlesAndTexts(EDITION_2026_1[type]), titlesAndTexts(EDITION_2026_2[type])];
  const changed = after.flatMap(([place, text], at) =>
    (["fr", "en"] as const).flatMap((language) =>
      text[language] === before[at]?.[1][language] ? [] : [`${place} ${language}`],
    ),
  );
  expect(new Set(changed)).toEqual(new Set(rewordings.map(({ at, language }) => `${at} ${language}`)));
  expect(after.map(([place]) => place)).toEqual(before.map(([place]) => place));
});

it("calls what a party pays for ending the contract the same everywhere", () => {
  for (const type of CONTRACT_TYPES) {
    for (const [place, { fr, en }] of textsOf(EDITION_2026_2[type])) {
      expect(en, place).not.toMatch(/indemnit/i);
      if (/\bindemnité/.test(fr)) expect(en, place).toMatch(/compensation/);
    }
  }
});

it("refuses to replace words that are not there", () => {
  const wrong = { at: "1.1", language: "fr", from: "navire volant", to: "yacht" } as const;
  expect(() => reworded(EDITION_2026_1.CRUISE, [wrong])).toThrow("navire volant");
});
