import type { Bilingual, Language } from "../../base/language.ts";
import { worded } from "../../refusals/worded.ts";
import { momentText } from "../appearance/words.ts";
import type {
  ChangedPlace,
  FileCode,
  FileVerdict,
  RevisionKind,
  RevisionVerdict,
  SignatureState,
  SignatureVerdict,
} from "./verdict.ts";

const FILE: Readonly<Record<FileCode, Bilingual>> = {
  valid: {
    en: "{signed} of {all} signatures, each of them valid; nothing has been changed since.",
    fr: "{signed, plural, one {# signature} other {# signatures}} sur {all}, {signed, plural, one {valable} other {toutes valables}} ; rien n’a été modifié depuis.",
  },
  unsigned: { en: "The contract is not signed yet.", fr: "Le contrat n’est pas encore signé." },
  sealed: {
    en: "A certificate of completion, sealed by the platform; nothing has been changed since.",
    fr: "Attestation de signature, cachetée par la plateforme ; rien n’a été modifié depuis.",
  },
  broken: {
    en: "A signature does not hold: what it covers was changed, or it is not genuine.",
    fr: "Une signature n’est pas valable : ce qu’elle couvre a été modifié, ou elle n’est pas authentique.",
  },
  untrusted: {
    en: "The signatures are intact, but the authority behind a certificate is not known here: whether that certificate is genuine cannot be judged.",
    fr: "Les signatures sont intactes, mais l’autorité d’un certificat n’est pas connue ici : l’authenticité de ce certificat ne peut pas être vérifiée.",
  },
  "changed-before": {
    en: "The contract was changed before the first signature: {place}.",
    fr: "Le contrat a été modifié avant la première signature : {place}.",
  },
  "changed-between": {
    en: "Between signature {first} and {second} something else was changed: {place}.",
    fr: "Entre les signatures {first} et {second}, autre chose a été modifié : {place}.",
  },
  "changed-after": {
    en: "The contract was changed after signature {first}: {place}.",
    fr: "Le contrat a été modifié après la signature {first} : {place}.",
  },
  trailing: {
    en: "{trailing, plural, one {# byte follows} other {# bytes follow}} the last signature, and no signature covers {trailing, plural, one {it} other {them}}.",
    fr: "{trailing, plural, one {# octet suit} other {# octets suivent}} la dernière signature, et aucune signature ne {trailing, plural, one {le} other {les}} couvre.",
  },
  "not-issued-here": {
    en: "This PDF was not issued here: nothing can be said about its signatures.",
    fr: "Ce PDF n’a pas été établi ici : rien ne peut être dit de ses signatures.",
  },
  unreadable: { en: "This file is not a PDF.", fr: "Ce fichier n’est pas un PDF." },
};

const PLACES: Readonly<Record<ChangedPlace["kind"], Bilingual>> = {
  page: { en: "page {page}", fr: "page {page}" },
  field: { en: "the field of {field}", fr: "le champ de {field}" },
  title: { en: "the title of the document", fr: "le titre du document" },
  form: { en: "the signature fields", fr: "les champs de signature" },
  document: { en: "the document as a whole", fr: "le document dans son ensemble" },
  objects: { en: "added contents", fr: "du contenu ajouté" },
  ending: { en: "the end of the file", fr: "la fin du fichier" },
};

const SIGNATURES: Readonly<Record<SignatureState, Bilingual>> = {
  valid: { en: "Valid", fr: "Valable" },
  untrusted: {
    en: "Intact, but the authority behind its certificate is not known here, so the signer cannot be confirmed",
    fr: "Intacte, mais l’autorité de son certificat n’est pas connue ici, et le signataire ne peut pas être confirmé",
  },
  "other-content": {
    en: "Not valid: what it covers was changed after it was made",
    fr: "Non valable : ce qu’elle couvre a été modifié ensuite",
  },
  "wrong-range": {
    en: "Not valid: it does not cover all of the document up to itself",
    fr: "Non valable : elle ne couvre pas tout le document qui la précède",
  },
  "exchanged-certificate": {
    en: "Not valid: its certificate was exchanged",
    fr: "Non valable : son certificat a été remplacé",
  },
  "wrong-signature": {
    en: "Not valid: the key of its certificate has not made it",
    fr: "Non valable : elle n’a pas été faite par la clé de son certificat",
  },
  "wrong-form": {
    en: "Not valid: it is not made as signatures of this kind are",
    fr: "Non valable : elle n’est pas faite comme les signatures de ce type",
  },
  "wrong-time-stamp": {
    en: "Not valid: its time stamp does not hold",
    fr: "Non valable : son horodatage n’est pas valable",
  },
  "expired-certificate": {
    en: "Not valid: its certificate was not valid when it was made",
    fr: "Non valable : son certificat n’était pas valable lorsqu’elle a été faite",
  },
  "revoked-certificate": {
    en: "Not valid: its certificate was revoked when it was made",
    fr: "Non valable : son certificat était révoqué lorsqu’elle a été faite",
  },
};

const AFTERWARDS: Bilingual = {
  en: "{verdict}, but the contract was changed after it.",
  fr: "{verdict}, mais le contrat a été modifié ensuite.",
};
const STAMPED: Bilingual = {
  en: "{verdict}; time stamp of {time} by {authority}.",
  fr: "{verdict} ; horodatage du {time} par {authority}.",
};
const UNSTAMPED: Bilingual = { en: "{verdict}; without a time stamp.", fr: "{verdict} ; sans horodatage." };
const ALONE: Bilingual = { en: "{verdict}.", fr: "{verdict}." };

const REVISIONS: Readonly<Record<RevisionKind, Bilingual>> = {
  issued: { en: "The contract as it was issued.", fr: "Le contrat tel qu’il a été établi." },
  seal: { en: "The platform’s seal.", fr: "Le cachet de la plateforme." },
  signature: { en: "A signature, and nothing else.", fr: "Une signature, et rien d’autre." },
  "validation-data": {
    en: "Certificates and revocation lists, by which the signatures can be verified later.",
    fr: "Des certificats et des listes de révocation, pour vérifier les signatures plus tard.",
  },
  archive: { en: "An archive time stamp.", fr: "Un horodatage d’archivage." },
  changed: { en: "Something else was changed: {place}.", fr: "Autre chose a été modifié : {place}." },
};

/** The verdict on a file in a sentence. */
export function fileSentence(verdict: FileVerdict, language: Language): string {
  const { code, signatures, unsigned, at, trailing, places } = verdict;
  const signed = signatures.filter(({ kind }) => kind === "party").length;
  const params = { signed, all: signed + unsigned.length, ...at, trailing, place: placesText(places, language) };
  return worded(FILE[code], params, language);
}

/** The verdict on a signature in a sentence. */
export function signatureSentence(signature: SignatureVerdict, language: Language): string {
  const { state, isChangedAfter, time, timeAuthority } = signature;
  const verdict = worded(SIGNATURES[state], {}, language);
  if (isChangedAfter) return worded(AFTERWARDS, { verdict }, language);
  if (state !== "valid" && state !== "untrusted") return worded(ALONE, { verdict }, language);
  if (time === null) return worded(UNSTAMPED, { verdict }, language);
  return worded(STAMPED, { verdict, time: momentText(time, language), authority: timeAuthority ?? "" }, language);
}

/** The verdict on a revision in a sentence. */
export function revisionSentence({ kind, places }: RevisionVerdict, language: Language): string {
  return worded(REVISIONS[kind], { place: placesText(places, language) }, language);
}

function placesText(places: readonly ChangedPlace[], language: Language): string {
  const texts = places.map((place) => {
    const params = place.kind === "page" ? { page: place.page } : place.kind === "field" ? { field: place.field } : {};
    return worded(PLACES[place.kind], params, language);
  });
  return texts.join(", ");
}
