import type { ContractType } from "../../../agreement/schema.ts";
import type { Article, StandardTerms } from "../article.ts";
import { CHARTER } from "./charter.ts";
import { COVER } from "./cover.ts";
import { CRUISE } from "./cruise.ts";
import { CHARTER_TERMS, COMMON_TERMS, CRUISE_TERMS } from "./definitions.ts";
import { ENDING } from "./ending.ts";
import { FIGURES } from "./figures.ts";
import { FORMALITIES } from "./formalities.ts";
import { MONEY } from "./money.ts";
import { ON_BOARD } from "./onBoard.ts";
import { RELATIONS } from "./relations.ts";
import { SCOPE } from "./scope.ts";
import { CHARTER_EXHIBIT, CRUISE_EXHIBIT } from "./taxExhibit.ts";

const SHARED: readonly Article[] = [...SCOPE, ...ON_BOARD, ...MONEY, ...ENDING, ...COVER, ...RELATIONS, ...FORMALITIES];

/** The first edition of 2026. A contract that was generated upon it keeps these words: it is not edited, another follows it. */
export const EDITION_2026_1: Readonly<Record<ContractType, StandardTerms>> = {
  CRUISE: {
    articles: inOrder([...SHARED, ...CRUISE]),
    definitions: Object.values({ ...CRUISE_TERMS, ...COMMON_TERMS }),
    taxExhibit: CRUISE_EXHIBIT,
    figures: FIGURES,
  },
  CHARTER: {
    articles: inOrder([...SHARED, ...CHARTER]),
    definitions: Object.values({ ...CHARTER_TERMS, ...COMMON_TERMS }),
    taxExhibit: CHARTER_EXHIBIT,
    figures: FIGURES,
  },
};

function inOrder(articles: readonly Article[]): Article[] {
  return [...articles].sort((a, b) => a.number - b.number);
}
