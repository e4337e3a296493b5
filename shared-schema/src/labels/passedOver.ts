import type { Bilingual } from "../base/language.ts";

/** A comment that a contract was generated over, and what the contract says of it. */
export const PASSED_OVER: Bilingual = { en: "Comment passed over", fr: "Observation écartée" };
export const PASSED_OVER_FIELDS = {
  term: { en: "Term", fr: "Terme" },
  comment: { en: "Comment", fr: "Observation" },
  author: { en: "Comment by", fr: "Observation de" },
  passed_by: { en: "Passed over by", fr: "Écartée par" },
  passed_at: { en: "Date", fr: "Date" },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** The subject of a comment that names no term. */
export const WHOLE_AGREEMENT: Bilingual = { en: "The agreement as a whole", fr: "Le contrat dans son ensemble" };

/** The value that a comment proposes for the term. */
export const PROPOSAL: Bilingual = { en: "Proposal", fr: "Proposition" };

/** The capacity of an author who is no party and administers the product. */
export const ADMINISTRATOR: Bilingual = { en: "administrator", fr: "administrateur" };

/** An author of a comment whom the contract does not name. */
export const NOT_A_PARTY: Bilingual = {
  en: "Someone who is not a party",
  fr: "Une personne qui n’est pas partie au contrat",
};
