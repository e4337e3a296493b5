import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import canonicalize from "canonicalize";
import type { Bilingual } from "../base/language.ts";
import type { BankProposal } from "./schema.ts";

const WORDS = 4;
/** A list has 2,048 words: each stands for eleven bits. */
const BITS = 11n;
const LISTS = { en: english, fr: french } as const;

/**
 * The four words that two people read to each other on the telephone before a change of bank details is approved, in both languages.
 * They follow from the proposal and from both sets of details as they are shown: whoever is shown other details has other words, but for
 * one case in 2^44. The lists are those of BIP 39, made to be told apart by ear and by their first four letters.
 */
export function checkWords(agreementId: number, profileId: number, proposal: BankProposal): Bilingual {
  const { id, details, former } = proposal;
  const text = canonicalize({ agreement: agreementId, profile: profileId, proposal: id, details, former }) ?? "";
  const bits = sha256(utf8ToBytes(text))
    .slice(0, 6)
    .reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const places = Array.from({ length: WORDS }, (_, index) => Number((bits >> (BITS * BigInt(index))) & 2047n));
  const inLanguage = (list: readonly string[]) => places.map((place) => list[place]?.normalize("NFC")).join(" ");
  return { en: inLanguage(LISTS.en), fr: inLanguage(LISTS.fr) };
}

/** Whether words that someone was told are these, in either language. Case, accents and the space between them do not count. */
export function areCheckWords(entered: string, words: Bilingual): boolean {
  return [words.en, words.fr].some((each) => plain(each) === plain(entered));
}

function plain(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(" ");
}
