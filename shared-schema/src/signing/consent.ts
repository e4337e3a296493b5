import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Bilingual } from "../base/language.ts";

/** What a signatory agrees to by the tick in the dialog. */
export interface Consent {
  /** The name of the agreement. */
  title: string;
  /** The version as the contract prints it. */
  version: Bilingual;
  pages: number;
  /** Of the terms, as the contract prints it. */
  fingerprint: string;
}

/** The sentence beside the tick. It is stored as it was shown, with its SHA-256. */
export function consentText({ title, version, pages, fingerprint }: Consent): Bilingual {
  return {
    en: `I have read all ${pages} pages of “${title}”, ${version.en}, with the fingerprint ${fingerprint}, and I agree to sign this document electronically.`,
    fr: `J’ai lu les ${pages} pages de « ${title} », ${version.fr}, dont l’empreinte est ${fingerprint}, et j’accepte de signer ce document par voie électronique.`,
  };
}

/** A version as the consent names it. */
export function consentVersion(version: number): Bilingual {
  return version === 0 ? { en: "contract", fr: "contrat" } : { en: `addendum ${version}`, fr: `avenant ${version}` };
}

/** SHA-256 of the sentence, in hex: what a signatory sends along as a proof of what was on screen. */
export function consentHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
