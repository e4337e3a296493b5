import type { ContractType } from "../../agreement/schema.ts";
import type { Article } from "./article.ts";
import { ARTICLES_1_TO_16 } from "./articles1to16.ts";
import { ARTICLES_17_TO_31 } from "./articles17to31.ts";
import { CHARTER_ARTICLES } from "./charterArticles.ts";

/** The standard terms of a contract type, in order. A charter replaces the articles that speak of carriage. */
export function articlesOf(type: ContractType): Article[] {
  const common = [...ARTICLES_1_TO_16, ...ARTICLES_17_TO_31];
  if (type === "CRUISE") return common;
  return common.map((article) => CHARTER_ARTICLES.find(({ number }) => number === article.number) ?? article);
}
