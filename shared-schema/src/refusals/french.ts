import { CODE_SENTENCES } from "./codes.ts";
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
  SETTLING: "Règlement en cours",
  SETTLED: "Soldé",
  ARCHIVED: "Archivé",
};

/** What a push adds to a sentence: «name: is too long; year: must be at most 2027». */
const WITH_FIELDS = /^(.+[.?]) \((\S+: .+)\)$/;

const patterns = SENTENCES.map(({ en, fr }) => ({ pattern: patternOf(en), names: namesIn(en), fr }));

/** A refusal's English sentence in French; null when it is none of ours. */
export function inFrench(message: string): string | null {
  for (const { pattern, names, fr } of patterns) {
    const match = pattern.exec(message);
    if (match) return filled(fr, names, match);
  }
  const [, sentence, fields] = WITH_FIELDS.exec(message) ?? [];
  const known = sentence === undefined ? null : inFrench(sentence);
  return known === null ? null : `${known} (${fields})`;
}

/** A refusal in French even when its sentence is not known: what its code means, and the sentence as it came. */
export function refusalInFrench(code: string, message: string): string {
  const known = inFrench(message);
  if (known !== null) return known;
  const meaning = Object.entries(CODE_SENTENCES).find(([name]) => name === code)?.[1].fr;
  return meaning === undefined ? message : `${meaning} (${message})`;
}

function patternOf(en: string): RegExp {
  const parts = en.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+?)")}$`, "s");
}

function namesIn(en: string): string[] {
  return [...en.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

function filled(fr: string, names: string[], match: RegExpExecArray): string {
  return fr.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = match[names.indexOf(name) + 1] ?? "";
    return WORDS[value] ?? value;
  });
}
