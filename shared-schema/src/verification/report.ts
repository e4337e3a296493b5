import type { Bilingual } from "../base/language.ts";

/** `good`: as it should be. `note`: to be read, and no fault. `bad`: it does not hold. */
export type Tone = "good" | "note" | "bad";

export interface Fact {
  label: Bilingual;
  value: Bilingual;
}

/** One finding, in a sentence. */
export interface Finding {
  tone: Tone;
  /** Whose or which it is, where there are several. */
  about: Bilingual | null;
  text: Bilingual;
  facts: Fact[];
}

interface Section {
  heading: Bilingual;
  findings: Finding[];
}

/** What was found about one file, for whoever shows it. */
export interface Report {
  /** The file's name. */
  name: string;
  tone: Tone;
  /** The verdict in a sentence. */
  verdict: Bilingual;
  sections: Section[];
  isPdf: boolean;
  /** SHA-256 of the file, in hex; null where it was not read. */
  sha256: string | null;
  /** SHA-256 of the longest beginning of the file that is as it was issued and signed; null where there is none. */
  soundSha256: string | null;
}

/** A file as it was handed over. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export function section(heading: Bilingual, findings: readonly Finding[]): Section[] {
  return findings.length === 0 ? [] : [{ heading, findings: [...findings] }];
}

/** The same text in both languages. */
export function plain(text: string): Bilingual {
  return { en: text, fr: text };
}
