import { expect, test } from "vitest";
import type { Language } from "../../base/language.ts";
import { fillIn, REFERENCE, TOKEN } from "./fillIn.ts";
import { ALL_TERMS, cutAtTerms, textsOf } from "./wordsOf.test-support.ts";

const LANGUAGES: readonly Language[] = ["fr", "en"];
const tokens = (text: string) => [...text.matchAll(TOKEN)].map(([, token = ""]) => token);
const sorted = (values: Iterable<string>) => [...values].sort();

/** Names that are no terms of ours and keep their capital inside a sentence. */
const NAMES: Readonly<Record<Language, RegExp>> = {
  fr: /Athènes|Londres|Paris|France|LLMC|CNIL|PDF|UTC|SHA|AIS|NM|Monaco|259 A|262, II|CE|UE|L\d+|Nations unies|Union européenne|Royaume-Uni|États-Unis|États?|Espace économique européen/gu,
  en: /Athens Convention|Protocol|Regulation|London Convention|Maritime Labour Convention|International Convention|French (?:Transport|Tourism|General Tax|Civil|Commercial|Consumer) Code|French|English|France|Paris|LLMC|CNIL|PDF|UTC|SHA|AIS|NM|Monaco|259 A|262, II|EC|EU|No \d+|L\d+|Saturday|Sunday|United Nations|European Union|United Kingdom|United States|European Economic Area/gu,
};

test.each(ALL_TERMS)("%s has its 31 articles, none too short and none too long", (_, { articles }) => {
  expect(articles.map(({ number }) => number)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  for (const { number, paragraphs } of articles) {
    for (const language of LANGUAGES) {
      const words = paragraphs.flatMap((text) => text[language].split(/\s+/)).length;
      expect(words, `${language} words of article ${number}`).toBeGreaterThanOrEqual(80);
      expect(words, `${language} words of article ${number}`).toBeLessThanOrEqual(270);
    }
  }
});

test.each(ALL_TERMS)("%s names the same figures and articles in both languages", (_, terms) => {
  for (const [place, { fr, en }] of textsOf(terms)) {
    expect(sorted(tokens(fr)), place).toEqual(sorted(tokens(en)));
    // Numbers left in the words themselves, such as those of statutes.
    const digits = (text: string) => sorted(text.replace(TOKEN, "").match(/\d+(?:[-/]\d+)*/g) ?? []);
    expect(digits(fr), place).toEqual(digits(en));
  }
});

test.each(ALL_TERMS)("%s refers to paragraphs and figures that there are", (_, terms) => {
  const places = new Set(terms.articles.flatMap(({ number }) => String(number)));
  for (const [place] of textsOf(terms)) places.add(place);
  for (const [place, text] of textsOf(terms)) {
    for (const token of tokens(text.fr)) {
      if (REFERENCE.test(token)) expect(places.has(token), `${place} refers to ${token}`).toBe(true);
    }
    expect(() => fillIn(text, terms.figures), place).not.toThrow();
  }
});

test("every figure is used", () => {
  const used = new Set(ALL_TERMS.flatMap(([, terms]) => textsOf(terms).flatMap(([, { fr }]) => tokens(fr))));
  for (const [, { figures }] of ALL_TERMS) {
    for (const name of Object.keys(figures)) expect(used, name).toContain(name);
  }
});

test.each(ALL_TERMS)("%s uses the same defined terms in both languages", (_, { definitions, ...terms }) => {
  for (const [place, { fr, en }] of textsOf({ ...terms, definitions })) {
    const used = (text: string, language: Language) => sorted(new Set(cutAtTerms(text, definitions, language).used));
    expect(used(fr, "fr"), place).toEqual(used(en, "en"));
  }
});

test.each(ALL_TERMS)("%s defines what it uses, and uses what it defines", (_, terms) => {
  const inArticles = new Set<string>();
  for (const language of LANGUAGES) {
    for (const [place, text] of textsOf(terms)) {
      const { used, rest } = cutAtTerms(text[language], terms.definitions, language);
      if (!place.startsWith("definition")) for (const name of used) inArticles.add(name);
      // A capital that begins no sentence and is no name belongs to a term that no one defined.
      const plain = rest.replace(NAMES[language], "~").replace(/(?:^|[.!?]\s+)\p{Lu}/gu, "");
      expect(plain.match(/\p{Lu}\p{L}*/gu) ?? [], `${language} ${place}`).toEqual([]);
    }
  }
  expect(sorted(inArticles)).toEqual(sorted(terms.definitions.map(({ en }) => en[0] ?? "")));
});

/** Terms that mean one thing here and are never meant otherwise: small, they were forgotten. */
const ALWAYS_CAPITAL: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:transporteur|client|passagers?|capitaine|équipage|séquestre|courtiers?|contrat|avenants?|itinéraire|escales?|apa|dépôt de garantie|appels? de fonds|décompte final|navire)(?!\p{L})/gu,
  en: /(?<!\p{L})(?:carrier|client|passengers?|captain|crew|stakeholder|brokers?|agreement|addend(?:um|a)|yacht|apa|security deposit|calls? for fund|final account|particulars)(?!\p{L})/gu,
};
/** The same words in another sense. */
const OTHER_SENSE: Readonly<Record<Language, RegExp>> = {
  fr: /navire de remplacement|chaque courtier ou agent|d’équipage au moins|navire de commerce|itinéraire suivi|prix total du contrat|contrat de passage|contrat passé|certificats? d’équipage/gu,
  en: /substitute yacht|each broker or|agreement made|total agreement price|Failing agreement|in agreement with/gu,
};

test.each(ALL_TERMS)("%s writes its terms with their capital", (_, terms) => {
  for (const language of LANGUAGES) {
    for (const [place, text] of textsOf(terms)) {
      const small = text[language].replace(OTHER_SENSE[language], "").match(ALWAYS_CAPITAL[language]) ?? [];
      expect(small, `${language} ${place}`).toEqual([]);
    }
  }
});

/** Short words that a sentence of the one language hardly does without and the other does not have. */
const TELLTALE: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:the|and|of|which|is|are|by|with|shall)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:le|la|les|des|du|une|est|sont|avec|pour|dans)(?!\p{L})|[éèêàçœ«»]/giu,
};

test.each(ALL_TERMS)("%s keeps each language to itself, and typography to its rules", (_, terms) => {
  for (const [place, text] of textsOf(terms)) {
    for (const language of LANGUAGES) expect(text[language].match(TELLTALE[language]) ?? [], place).toEqual([]);
    expect(text.fr, place).not.toMatch(/'|\S[;:!?%](?!\S)/);
    expect(text.en, place).not.toMatch(/'| [;:!?%]/);
  }
});
