import type { ContractType } from "../../agreement/schema.ts";
import type { ArticlesEdition } from "../../agreement/wording/edition.ts";
import { EDITION_2026_1 } from "./2026-1/edition.ts";
import { EDITION_2026_2 } from "./2026-2/edition.ts";
import type { StandardTerms } from "./article.ts";

const BY_EDITION: Readonly<Record<ArticlesEdition, Readonly<Record<ContractType, StandardTerms>>>> = {
  "2026-1": EDITION_2026_1,
  "2026-2": EDITION_2026_2,
};

/** The standard terms of a contract type, as an edition words them. */
export function standardTermsOf(edition: ArticlesEdition, type: ContractType): StandardTerms {
  return BY_EDITION[edition][type];
}
