import { editionOf } from "../../agreement/wording/edition.ts";
import type { Bilingual } from "../../base/language.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import type { Article, DefinedTerm, StandardTerms } from "../articles/article.ts";
import { fillIn } from "../articles/fillIn.ts";
import { standardTermsOf } from "../articles/standardTerms.ts";
import { type Block, heading, paragraph } from "../blocks.ts";

/** The article whose last paragraph introduces the definitions. */
const DEFINITIONS = 1;

/** The articles of the contract type, in the edition that the agreement uses. */
export function standardTermsSection({ agreement }: ContractFacts): Block[] {
  const terms = standardTermsOf(editionOf(agreement), agreement.contract_type);
  return [
    heading(1, "standard-terms", "III", "Conditions générales", "Standard terms"),
    ...terms.articles.flatMap((article) => articleBlocks(article, terms)),
  ];
}

/** An article under its number and title; the first one with the definitions. */
export function articleBlocks(
  { number, title, paragraphs }: Article,
  { definitions, figures }: StandardTerms,
): Block[] {
  const numbered = paragraphs.map((text, index): Block => {
    const { fr, en } = fillIn(text, figures);
    return { ...paragraph(fr, en), number: `${number}.${index + 1}` };
  });
  const defined = number === DEFINITIONS ? definitionBlocks(definitions, figures) : [];
  return [heading(2, `article-${number}`, String(number), title.fr, title.en), ...numbered, ...defined];
}

/** Defined terms with their meanings, in alphabetical order. */
export function definitionBlocks(definitions: readonly DefinedTerm[], figures: StandardTerms["figures"]): Block[] {
  return alphabetical(definitions).map((term) => definitionBlock(term, figures));
}

/** In the order of the French alphabet, in which accents do not count: sorted here, as `Intl` differs from engine to engine. */
function alphabetical(definitions: readonly DefinedTerm[]): DefinedTerm[] {
  const key = ({ fr }: DefinedTerm) => (fr[0] ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return [...definitions].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function definitionBlock({ fr, en, definition }: DefinedTerm, figures: StandardTerms["figures"]): Block {
  const meaning: Bilingual = fillIn(definition, figures);
  return paragraph(`« ${fr[0]} » : ${meaning.fr}.`, `“${en[0]}”: ${meaning.en}.`);
}
