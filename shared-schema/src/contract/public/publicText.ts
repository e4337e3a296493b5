import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import { type ArticlesEdition, LATEST_EDITION } from "../../agreement/wording/edition.ts";
import { isEqual } from "../../base/equal.ts";
import type { Bilingual, Language } from "../../base/language.ts";
import type { ExhibitSection } from "../articles/article.ts";
import { standardTermsOf } from "../articles/standardTerms.ts";
import { type Block, type ContractDocument, heading, paragraph } from "../blocks.ts";
import { exhibitWords } from "../sections/exhibit.ts";
import { articleBlocks, definitionBlocks } from "../sections/standardTerms.ts";
import type { PublicText } from "./names.ts";

const TITLES: Readonly<Record<PublicText, Bilingual>> = {
  "standard-terms": { fr: "Conditions générales de la croisière", en: "Standard terms of a cruise" },
  "special-terms": { fr: "Conditions propres à l’affrètement", en: "Special terms of a charter" },
  "tax-exhibit": { fr: "Annexe : régime fiscal français", en: "Exhibit: French tax regime" },
};

const CONTRACTS = {
  CRUISE: { fr: "Croisière", en: "Cruise" },
  CHARTER: { fr: "Affrètement", en: "Charter" },
} as const;

/** When each edition was published, UTC. */
const PUBLISHED: Readonly<Record<ArticlesEdition, string>> = {
  "2026-1": "2026-01-01T00:00:00Z",
  "2026-2": "2026-11-27T00:00:00Z",
};

const CHARTER_DIFFERS = paragraph(
  "Un affrètement a les mêmes Conditions générales qu’une croisière, à l’exception des définitions et des articles ci-dessous : ils remplacent ceux du même nom ou du même numéro, ou s’y ajoutent. La définition de la Croisière ne s’y applique pas.",
  "A charter has the same Standard Terms as a cruise, except for the definitions and articles below: they replace those of the same name or number, or are added to them. The definition of Cruise does not apply to it.",
);
const CLAUSES_PREVAIL = paragraph(
  "Les clauses propres à un Contrat figurent dans ses Conditions spéciales et prévalent sur les Conditions générales selon l’article 3.2.",
  "Clauses agreed for one Agreement stand in its Special Conditions and prevail over the Standard Terms under article 3.2.",
);

/** A text of the latest edition in one language, made of the articles and paragraphs that contracts print. */
export function publicText(name: PublicText, language: Language, productName: string): ContractDocument {
  const edition = LATEST_EDITION;
  const title = TITLES[name];
  const blocks: Block[] = [{ kind: "title", text: title, subtitle: subtitleOf(edition, language) }, ...BODIES[name]()];
  return {
    title,
    reference: edition,
    version: 0,
    versionLabel: { fr: `Édition ${edition}`, en: `Edition ${edition}` },
    draft: false,
    fingerprint: bytesToHex(sha256(utf8ToBytes(canonicalize({ language, blocks }) ?? ""))),
    issuedAt: PUBLISHED[edition],
    productName,
    verify: null,
    cover: null,
    language,
    blocks,
  };
}

const BODIES: Readonly<Record<PublicText, () => Block[]>> = {
  "standard-terms": () => {
    const terms = standardTermsOf(LATEST_EDITION, "CRUISE");
    return terms.articles.flatMap((article) => articleBlocks(article, terms));
  },
  "special-terms": () => {
    const cruise = standardTermsOf(LATEST_EDITION, "CRUISE");
    const charter = standardTermsOf(LATEST_EDITION, "CHARTER");
    const definitions = charter.definitions.filter((term) => !cruise.definitions.includes(term));
    const articles = charter.articles.filter((article) => !isAmong(article, cruise.articles));
    return [
      CHARTER_DIFFERS,
      CLAUSES_PREVAIL,
      heading(1, "definitions", "I", "Définitions", "Definitions"),
      ...definitionBlocks(definitions, charter.figures),
      heading(1, "articles", "II", "Articles", "Articles"),
      ...articles.flatMap((article) => articleBlocks(article, charter)),
    ];
  },
  "tax-exhibit": () => {
    const { taxExhibit: cruise, figures } = standardTermsOf(LATEST_EDITION, "CRUISE");
    const { taxExhibit: charter } = standardTermsOf(LATEST_EDITION, "CHARTER");
    const words = (sections: readonly ExhibitSection[], anchor: string) => exhibitWords(sections, figures, anchor);
    return [
      heading(1, "cruise", "I", CONTRACTS.CRUISE.fr, CONTRACTS.CRUISE.en),
      ...words(
        cruise.filter((section) => !isAmong(section, charter)),
        "cruise",
      ),
      heading(1, "charter", "II", CONTRACTS.CHARTER.fr, CONTRACTS.CHARTER.en),
      ...words(
        charter.filter((section) => !isAmong(section, cruise)),
        "charter",
      ),
      heading(1, "both", "III", "Croisière et affrètement", "Cruise and charter"),
      ...words(
        cruise.filter((section) => isAmong(section, charter)),
        "both",
      ),
    ];
  },
};

/** An edition that rewords another has texts of its own, which say the same for both contract types. */
function isAmong<T>(text: T, texts: readonly T[]): boolean {
  return texts.some((other) => isEqual(text, other));
}

function subtitleOf(edition: ArticlesEdition, language: Language): string {
  return language === "fr"
    ? `Édition ${edition}. Le texte français fait foi.`
    : `Edition ${edition}. A translation: the French text prevails.`;
}
