import { CODE_SENTENCES } from "./codes.ts";
import { type FieldFault, splitFields } from "./fields.ts";
import { FIELD_WORDS, SCHEMA_WORDS } from "./fieldWords.ts";
import { SENTENCES } from "./sentences.ts";

/** Words that sentences are filled with; what is not here (names, numbers, keys) stays as it is. */
const WORDS: Record<string, string> = {
  agreement: "contrat",
  agreements: "contrats",
  yacht: "yacht",
  yachts: "yachts",
  profile: "profil",
  profiles: "profils",
  contact: "contact",
  contacts: "contacts",
  picture: "photo",
  page: "page",
  tile: "tuile",
  "part of the coast": "partie de la côte",
  message: "message",
  call: "escale",
  waypoint: "point de route",
  service: "service",
  bunker: "soute",
  party: "partie",
  DRAFT: "Brouillon",
  LOCKED: "Approuvé",
  CONTRACT: "Contrat",
  ADDENDUM: "Avenant",
  SETTLING: "En règlement",
  SETTLED: "Réglé",
  ARCHIVED: "Archivé",
};

const patterns = [...SENTENCES, ...FIELD_WORDS, ...SCHEMA_WORDS].map(({ en, fr }) => ({
  pattern: patternOf(en),
  names: namesIn(en),
  fr,
}));

/** A refusal's English sentence, or what it says at a field, in French; null when it is none of ours. */
export function inFrench(message: string): string | null {
  // First, as a sentence that ends in what is filled in would swallow the fields as they came.
  const { sentence, fields } = splitFields(message);
  const known = fields.length === 0 ? null : inFrench(sentence);
  if (known !== null) return `${known} (${fields.map(fieldInFrench).join(" ; ")})`;
  for (const { pattern, names, fr } of patterns) {
    const match = pattern.exec(message);
    if (match) return filled(fr, names, match);
  }
  return null;
}

/** «name: is too large»: the words in French, the field's name and words of a newer server as they are. */
function fieldInFrench({ path, words }: FieldFault): string {
  const known = inFrench(words);
  if (path === "") return words;
  return known === null ? `${path}: ${words}` : `${path} : ${known}`;
}

/** A refusal in French even when its sentence is not known: what its code means, and the sentence as it came. */
export function refusalInFrench(code: string, message: string): string {
  const known = inFrench(message);
  if (known !== null) return known;
  const meaning = Object.entries(CODE_SENTENCES).find(([name]) => name === code)?.[1].fr;
  return meaning === undefined ? message : `${meaning} (${message})`;
}

/** What an English sentence looks like once it is filled in. */
export function patternOf(en: string): RegExp {
  const parts = en.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+?)")}$`, "s");
}

function namesIn(en: string): string[] {
  return [...en.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

function filled(fr: string, names: string[], match: RegExpExecArray): string {
  const textOf = (name: string) => match[names.indexOf(name) + 1] ?? "";
  return fr.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "s") return Number(textOf("count")) < 2 ? "" : "s";
    return WORDS[textOf(name)] ?? textOf(name);
  });
}
