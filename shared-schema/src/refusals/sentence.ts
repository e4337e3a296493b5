/**
 * A sentence with which something is refused, and the same in French; `{}` names what is filled in. `{s}` in the French is the
 * plural's ending of what `{count}` counts.
 */
export interface Sentence {
  en: string;
  fr: string;
}
