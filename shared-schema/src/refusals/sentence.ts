/** A sentence with which something is refused, and the same in French; `{}` names what is filled in. */
export interface Sentence {
  en: string;
  fr: string;
}
