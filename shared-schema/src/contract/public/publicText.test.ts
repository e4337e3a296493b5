import { expect, test } from "vitest";
import { CONTRACT_TYPES, type ContractType } from "../../agreement/schema.ts";
import { LATEST_EDITION } from "../../agreement/wording/edition.ts";
import { standardTermsOf } from "../articles/standardTerms.ts";
import { articleBlocks, definitionBlocks } from "../sections/standardTerms.ts";
import type { PublicText } from "./names.ts";
import { publicText } from "./publicText.ts";

/** The texts that together hold the standard terms of a contract type. */
const READ: Readonly<Record<ContractType, readonly PublicText[]>> = {
  CRUISE: ["standard-terms"],
  CHARTER: ["standard-terms", "special-terms"],
};

test.each(CONTRACT_TYPES)("the public texts print every article and definition of a %s", (type) => {
  const printed = READ[type].flatMap((name) => publicText(name, "en", "Passerelle").blocks);
  const terms = standardTermsOf(LATEST_EDITION, type);
  for (const block of [
    ...terms.articles.flatMap((article) => articleBlocks(article, terms)),
    ...definitionBlocks(terms.definitions, terms.figures),
  ]) {
    expect(printed).toContainEqual(block);
  }
});

test("the special terms print nothing that the terms of a cruise have already", () => {
  const [, ...cruise] = publicText("standard-terms", "en", "Passerelle").blocks;
  const special = publicText("special-terms", "en", "Passerelle").blocks;
  for (const block of cruise.filter(({ kind }) => kind === "paragraph")) expect(special).not.toContainEqual(block);
});
