import { isMap } from "shared-schema/base/json";
import { ERASED } from "../../base/erased.ts";
import type { Person } from "./person.ts";

/**
 * Running text without the person's full names and e-mail addresses. Only whole words count, and only what no one else
 * bears or uses. Of a list or a map, every text in it.
 */
export function withoutMentions(value: unknown, person: Person): unknown {
  return mapTexts(value, (text) => withoutWords(text, person));
}

/** The same, and without texts that are wholly one of the person's values. */
export function withoutValues(value: unknown, person: Person): unknown {
  const isValue = (text: string) => [...person.values.values()].some((values) => values.has(text.normalize("NFC")));
  return mapTexts(value, (text) => (isValue(text) ? ERASED : withoutWords(text, person)));
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

function withoutWords(text: string, person: Person): string {
  const { names, emails } = wordsOf(person);
  const runs = runsOf(text);
  const nameless = [...mentioned(names, runs)]
    .sort(longestFirst)
    .reduce((rest, name) => rest.replace(wholeWords(name, "gu"), ERASED), text);
  const lower = runs.map((run) => run.toLowerCase());
  return [...mentioned(emails, lower)].reduce(
    (rest, email) => rest.replace(wholeWords(email, "giu"), ERASED),
    nameless,
  );
}

/** Names or addresses by the first run of letters and digits in each: a text is looked through for those alone whose first run it holds. */
type ByRun = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<Person, { names: ByRun; emails: ByRun }>();

function wordsOf(person: Person): { names: ByRun; emails: ByRun } {
  const words = known.get(person) ?? { names: byRun(person.names), emails: byRun(person.emails) };
  known.set(person, words);
  return words;
}

function byRun(texts: ReadonlySet<string>): ByRun {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    const [run = NO_RUN] = runsOf(text);
    const others = found.get(run);
    if (others) others.push(text);
    else found.set(run, [text]);
  }
  return found;
}

function mentioned(texts: ByRun, runs: readonly string[]): Set<string> {
  return new Set([NO_RUN, ...runs].flatMap((run) => texts.get(run) ?? []));
}

/** Of texts without a letter or a digit. */
const NO_RUN = "";
const RUN = /[\p{L}\p{N}]+/gu;

const runsOf = (text: string): string[] => text.match(RUN) ?? [];

const longestFirst = (a: string, b: string) => b.length - a.length;

/** A full stop may end a sentence after a name; a hyphen makes it part of a longer one. */
function wholeWords(words: string, flags: string): RegExp {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}._+'’-])${literal}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, flags);
}
