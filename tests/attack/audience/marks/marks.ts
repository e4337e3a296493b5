import { dateForms, numberForms, pairsIn, tokensIn, wordOf, wordsIn } from "./forms.ts";
import type { Mark, Sighting } from "./mark.ts";

/** A word is written with so many numbers between two: no one types one by adding to another. */
const WORD_STRIDE = 7_919;
const FIRST_WORD = 1_000_003;
/** Amounts of seven digits and two decimals, none of them the sum or difference of two others. */
const FIRST_AMOUNT = 123_456_789;
const AMOUNT_STRIDE = 3_717_891;
const MOST_AMOUNT = 999_999_999;
const DAY_MS = 86_400_000;
const DAY_STRIDE = 11;

/** Values that are planted once each, and found again in whatever is handed out. */
export class Marks {
  readonly all: Mark[] = [];
  readonly #words = new Map<string, Mark[]>();
  readonly #tokens = new Map<string, Mark[]>();
  readonly #pairs = new Map<string, Mark[]>();
  #count = 0;

  /** A word for a field. */
  word(mark: Mark): string {
    const word = wordOf(FIRST_WORD + this.#next() * WORD_STRIDE);
    note(this.#words, word.toLowerCase(), this.#kept(mark));
    return word;
  }

  /** A number of seven digits and two decimals. */
  amount(mark: Mark): number {
    const steps = this.#next() * AMOUNT_STRIDE;
    const cents = FIRST_AMOUNT + (steps % (MOST_AMOUNT - FIRST_AMOUNT));
    // The last digit is written, whoever writes it.
    const value = (cents - (cents % 10) + 7) / 100;
    this.number(mark, value);
    return value;
  }

  /** A number that is already taken. */
  number(mark: Mark, value: number): void {
    for (const form of numberForms(value)) note(this.#tokens, form, this.#kept(mark));
  }

  /** A date that no other field has. @param first year, to so many years after it */
  date(mark: Mark, { first, years }: { first: number; years: number }): string {
    const days = (this.#next() * DAY_STRIDE) % (years * 365);
    const date = new Date(Date.UTC(first, 0, 1) + days * DAY_MS).toISOString().slice(0, 10);
    for (const form of dateForms(date)) note(this.#tokens, form, this.#kept(mark));
    return date;
  }

  /** A value that is too short to be found without its key. */
  pair(mark: Mark, value: string | number | boolean): void {
    const key = mark.path.slice(mark.path.lastIndexOf(".") + 1);
    note(this.#pairs, `"${key}":${JSON.stringify(value)}`, this.#kept(mark));
  }

  /** What of all that was planted is in a text. */
  foundIn(text: string): Sighting[] {
    return [
      ...found(this.#words, wordsIn(text)),
      ...found(this.#tokens, tokensIn(text)),
      ...found(this.#pairs, pairsIn(text)),
    ];
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #kept(mark: Mark): Mark {
    if (this.all.at(-1) !== mark) this.all.push(mark);
    return mark;
  }
}

function note(forms: Map<string, Mark[]>, form: string, mark: Mark): void {
  forms.set(form, [...(forms.get(form) ?? []), mark]);
}

function found(forms: ReadonlyMap<string, Mark[]>, seen: readonly string[]): Sighting[] {
  return [...new Set(seen)].flatMap((value) => {
    const marks = forms.get(value);
    return marks ? [{ value, marks }] : [];
  });
}
