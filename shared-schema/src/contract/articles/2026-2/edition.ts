import type { ContractType } from "../../../agreement/schema.ts";
import { EDITION_2026_1 } from "../2026-1/edition.ts";
import type { StandardTerms } from "../article.ts";
import { reworded } from "../reword.ts";
import { CHARTER, COMMON, CRUISE } from "./rewordings.ts";

/**
 * The second edition of 2026: the first, after its French was read against its English term by term. A contract that was generated upon
 * it keeps these words: it is not edited, another follows it.
 */
export const EDITION_2026_2: Readonly<Record<ContractType, StandardTerms>> = {
  CRUISE: reworded(EDITION_2026_1.CRUISE, [...COMMON, ...CRUISE]),
  CHARTER: reworded(EDITION_2026_1.CHARTER, [...COMMON, ...CHARTER]),
};
