import { type Bilingual, inBoth, type Language } from "../../base/language.ts";
import { fieldLabel, inSentence, partLabel } from "../../labels/terms.ts";
import { both, number, utc } from "../format.ts";
import type { TermValue } from "../terms.ts";
import { writeTerm } from "../writeTerm.ts";
import { identityOf, isNumbered } from "./identity.ts";

/** The fields of a part, under the keys that the terms have. */
export type PartItem = Readonly<Record<string, TermValue>>;

/** A part that is named among those of its list. */
interface NamedPart {
  item: PartItem;
  /** The number that is printed beside the part; null where none is, or none is known. */
  number: number | null;
  /** Only the later of two versions has it. */
  isAdded?: boolean;
}

/** The part's printed number in a list of which the numbers are terms: places on the route, clauses. */
export function printedNumber(list: string, index: number): number | null {
  return isNumbered(list) ? index + 1 : null;
}

/** A value that is longer says little in a heading. */
const LONGEST_VALUE = 60;

/**
 * Names the parts of a list by what a reader sees of each: a person's or a service's name, the designation of a call for fund, the
 * number of a clause. Parts of the same name are told apart by a value that differs. No two names are the same.
 * @param list the key of the list in the terms; a role for parties
 */
export function partNames(list: string, parts: readonly NamedPart[]): Bilingual[] {
  const plain = parts.map((part): Candidate => ({ part, name: plainName(list, part) }));
  const marked = apart(plain, (group) => {
    const isMixed = group.some(({ part }) => part.isAdded) && group.some(({ part }) => !part.isAdded);
    return group.map(({ part }) => (isMixed && part.isAdded ? ADDED : null));
  });
  const told = apart(marked, (group) => differences(list, group));
  return apart(told, (group) =>
    group.map((_, index) => ({ en: `${index + 1} of ${group.length}`, fr: `${index + 1} sur ${group.length}` })),
  ).map(({ name }) => name);
}

/** The heading of a field of a part: «Service Yoga: price». */
export function fieldOfPart(list: string, name: Bilingual, field: string): Bilingual {
  const { fr, en } = fieldLabel(list, field);
  return { fr: `${name.fr} : ${inSentence(fr)}`, en: `${name.en}: ${inSentence(en)}` };
}

/** The name of the part that a heading of a field begins with: «Service Yoga» of «Service Yoga: price». */
export function partOfHeading(list: string, heading: Bilingual, field: string): Bilingual {
  const empty = fieldOfPart(list, { en: "", fr: "" }, field);
  return inBoth((language) => heading[language].slice(0, heading[language].length - empty[language].length));
}

interface Candidate {
  part: NamedPart;
  name: Bilingual;
}

const ADDED: Bilingual = { en: "added", fr: "ajout" };

/** Adds a remark to the names of parts that have one name. */
function apart(
  candidates: readonly Candidate[],
  remarks: (group: readonly Candidate[]) => (Bilingual | null)[],
): Candidate[] {
  const groups = new Map<string, number[]>();
  for (const [index, { name }] of candidates.entries()) {
    const key = both(name);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  const result = [...candidates];
  for (const indices of groups.values()) {
    if (indices.length === 1) continue;
    const group = indices.flatMap((index) => candidates[index] ?? []);
    for (const [at, remark] of remarks(group).entries()) {
      const [index, candidate] = [indices[at], group[at]];
      if (index === undefined || !candidate || remark === null) continue;
      const name = inBoth((language) => `${candidate.name[language]} (${remark[language]})`);
      result[index] = { ...candidate, name };
    }
  }
  return result;
}

/** The values that tell parts of one name apart: of one field where it is enough, else of all that differ. */
function differences(list: string, group: readonly Candidate[]): (Bilingual | null)[] {
  const keys = [...new Set(group.flatMap(({ part }) => Object.keys(part.item)))];
  const fields = keys
    .map((key) => ({ key, values: group.map(({ part }) => valueIn(list, key, part.item[key] ?? null)) }))
    .filter(({ values }) => values.every(({ en }) => en.length <= LONGEST_VALUE))
    .map((field) => ({ ...field, kinds: new Set(field.values.map(both)).size }));
  const single = fields.find(({ kinds }) => kinds === group.length);
  const telling = single ? [single] : fields.filter(({ kinds }) => kinds > 1);
  if (telling.length === 0) return group.map(() => null);
  return group.map((_, index) =>
    inBoth((language) =>
      telling
        .map(({ key, values }) => `${inSentence(fieldLabel(list, key)[language])} ${values[index]?.[language]}`)
        .join(", "),
    ),
  );
}

function valueIn(list: string, key: string, value: TermValue): Bilingual {
  return inBoth((language) => writeTerm(notationIn(language), `${list}.0.${key}`, value));
}

/** Figures that read the same in either language. */
const notationIn = (language: Language) => ({
  blank: "—",
  words: (value: Bilingual) => value[language],
  field: (label: Bilingual, value: string) => `${label[language]} ${value}`,
  number,
  coordinate: (degrees: number) => number(degrees, 4),
  money: (value: number, decimals = 2) => number(value, decimals),
  share: (value: number) => number(value * 100, 2),
  instant: utc,
  day: (value: string) => value,
});

function plainName(list: string, { item, number: printed }: NamedPart): Bilingual {
  const said = identityOf(list, item);
  const label = partLabel(list, item);
  return inBoth((language) => {
    const words = said === null ? null : quoted(said[language], language);
    if (list === "clauses" && printed !== null) return `${label[language]} II.${printed}`;
    if (list === "embarkations" && words !== null) return `${label[language]} ${OF[language](words)}`;
    const numbered = printed === null ? label[language] : `${label[language]} ${printed}`;
    if (words === null) return numbered;
    return printed === null ? `${numbered} ${words}` : `${numbered}, ${words}`;
  });
}

/** A name that holds what a heading is made of would read as more than a name. */
function quoted(words: string, language: Language): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (!/[:()“”«»]/.test(line)) return line;
  return language === "fr" ? `«\u00a0${line}\u00a0»` : `“${line}”`;
}

const OF: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `of ${name}`,
  fr: (name) => (/^[aeiouyàâäéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`),
};
