import type { Bilingual } from "../base/language.ts";
import { FOREIGN_ASSURANCE, PLATFORM_ASSURANCE } from "../pades/appearance/words.ts";
import type { Params } from "../refusals/entry.ts";
import { worded } from "../refusals/worded.ts";

const TEXTS = {
  "file.too-large": {
    en: "This file is larger than {megabytes} MB. It is not checked.",
    fr: "Ce fichier dépasse {megabytes} Mo. Il n’est pas vérifié.",
  },
  "file.unknown": {
    en: "This file is no PDF, and no data of a contract that can be read.",
    fr: "Ce fichier n’est ni un PDF, ni des données de contrat lisibles.",
  },
  "file.failed": { en: "This file could not be checked.", fr: "Ce fichier n’a pas pu être vérifié." },
  "file.slow": {
    en: "The check of this file was stopped because it took too long.",
    fr: "La vérification de ce fichier a été interrompue, car elle durait trop longtemps.",
  },
  "tone.good": { en: "In order", fr: "En ordre" },
  "tone.note": { en: "Note", fr: "À noter" },
  "tone.bad": { en: "Fault", fr: "Défaut" },
  signatures: { en: "Signatures", fr: "Signatures" },
  revisions: { en: "Steps of the file", fr: "Étapes du fichier" },
  signature: { en: "Signature {number}", fr: "Signature {number}" },
  revision: { en: "Step {number}", fr: "Étape {number}" },
  "revision.doubtful": {
    en: "No valid signature covers this step: it may have been changed.",
    fr: "Aucune signature valable ne couvre cette étape : elle a pu être modifiée.",
  },
  seal: { en: "Seal of the platform", fr: "Cachet de la plateforme" },
  archive: { en: "Archive time stamp", fr: "Horodatage d’archivage" },
  "by.party": { en: "{role}: {name}", fr: "{role} : {name}" },
  "unsigned.party": { en: "Not signed.", fr: "Non signé." },
  level: { en: "Level", fr: "Niveau" },
  assurance: { en: "Kind of signature", fr: "Type de signature" },
  "assurance.party": PLATFORM_ASSURANCE,
  "assurance.seal": {
    en: "advanced electronic seal, platform certificate, not qualified",
    fr: "cachet électronique avancé, certificat de la plateforme, non qualifié",
  },
  "assurance.archive": {
    en: "electronic time stamp, platform certificate, not qualified",
    fr: "horodatage électronique, certificat de la plateforme, non qualifié",
  },
  "assurance.foreign": FOREIGN_ASSURANCE,
  issuer: { en: "Certificate issued by", fr: "Certificat délivré par" },
  serial: { en: "Serial number of the certificate", fr: "Numéro de série du certificat" },
  reason: { en: "Reason stated", fr: "Motif indiqué" },
  claimed: { en: "Time claimed by the signer’s system", fr: "Heure indiquée par le système du signataire" },
  fingerprint: { en: "SHA-256 of the file up to here", fr: "SHA-256 du fichier jusqu’ici" },
  "foreign.intact": {
    en: "The bytes that it covers are unchanged. Who issued its certificate is not known here.",
    fr: "Les octets qu’elle couvre sont inchangés. L’émetteur de son certificat n’est pas connu ici.",
  },
  "foreign.altered": {
    en: "It does not hold: what it covers was changed, or its certificate’s key did not make it.",
    fr: "Elle n’est pas valable : ce qu’elle couvre a été modifié, ou la clé de son certificat ne l’a pas faite.",
  },
  "foreign.unreadable": {
    en: "It is made in a way that is not checked here.",
    fr: "Elle est faite d’une manière qui n’est pas vérifiée ici.",
  },
  "foreign.after": {
    en: "{text} {bytes} bytes were added after it; what they change is not checked here.",
    fr: "{text} {bytes} octets ont été ajoutés ensuite ; ce qu’ils modifient n’est pas vérifié ici.",
  },
  "foreign.signed": {
    en: "This PDF was not issued here. It holds {count, plural, one {# signature} other {# signatures}}, of which only the bytes can be checked.",
    fr: "Ce PDF n’a pas été établi ici. Il contient {count, plural, one {# signature, dont seuls les octets peuvent être vérifiés} other {# signatures, dont seuls les octets peuvent être vérifiés}}.",
  },
  "foreign.unsigned": {
    en: "This PDF was not issued here, and holds no signature.",
    fr: "Ce PDF n’a pas été établi ici et ne contient aucune signature.",
  },
  "complete.earlier": {
    en: "This file is an earlier state: it holds {here} of {all} signatures. A later state exists.",
    fr: "Ce fichier est un état antérieur : il contient {here, plural, one {# signature} other {# signatures}} sur {all}. Un état ultérieur existe.",
  },
  "complete.later": {
    en: "The file goes on after the state that the certificate describes.",
    fr: "Le fichier se poursuit au-delà de l’état que décrit l’attestation.",
  },
  "complete.whole": {
    en: "The file ends as the certificate of completion describes it.",
    fr: "Le fichier se termine comme le décrit l’attestation.",
  },
  "complete.other": {
    en: "The certificate of completion belongs to another file.",
    fr: "L’attestation concerne un autre fichier.",
  },
  "complete.unsound": {
    en: "The certificate of completion does not hold, or its seal is not trusted here. It is not used.",
    fr: "L’attestation n’est pas valable, ou son cachet n’est pas reconnu ici. Elle n’est pas utilisée.",
  },
  "complete.heading": { en: "Certificate of completion", fr: "Attestation" },
  "data.heading": { en: "Data of the contract", fr: "Données du contrat" },
  "data.verdict": {
    en: "Data of a contract, no. {number}: {version}.",
    fr: "Données d’un contrat, n° {number} : {version}.",
  },
  "data.fingerprint": {
    en: "The terms in the data have the fingerprint that the data states.",
    fr: "Les termes des données ont l’empreinte que les données indiquent.",
  },
  "data.wrong-fingerprint": {
    en: "The terms in the data were changed: they do not have the fingerprint that the data states.",
    fr: "Les termes des données ont été modifiés : ils n’ont pas l’empreinte que les données indiquent.",
  },
  "data.of-file": {
    en: "The data names this PDF as it was issued ({version}).",
    fr: "Les données désignent ce PDF tel qu’il a été établi ({version}).",
  },
  "data.of-other": {
    en: "The data belongs to another PDF ({version}).",
    fr: "Les données concernent un autre PDF ({version}).",
  },
  "data.changes": { en: "Terms that changed: {from} → {to}", fr: "Termes modifiés : {from} → {to}" },
  "data.unchanged": { en: "No term changed.", fr: "Aucun terme n’a changé." },
  "data.change": { en: "{before} → {after}", fr: "{before} → {after}" },
  "data.added": { en: "Added: {after}", fr: "Ajouté : {after}" },
  "data.removed": { en: "Removed: {before}", fr: "Retiré : {before}" },
  "data.more": { en: "And {count} more.", fr: "Et {count} autres." },
  "trail.heading": { en: "Audit trail", fr: "Journal d’audit" },
  "trail.holds": {
    en: "The audit trail holds: {entries} entries, each of which covers the one before it.",
    fr: "Le journal d’audit est intact : {entries} entrées, chacune couvrant la précédente.",
  },
  "trail.broken": {
    en: "The audit trail is broken at entry {entry}.",
    fr: "Le journal d’audit est rompu à l’entrée {entry}.",
  },
  "trail.stamp": {
    en: "Entry {entry} existed on {time}, says {authority}.",
    fr: "L’entrée {entry} existait le {time}, selon {authority}.",
  },
  "trail.wrong-stamp": {
    en: "The time stamp over entry {entry} does not hold.",
    fr: "L’horodatage de l’entrée {entry} n’est pas valable.",
  },
  "trail.foreign-stamp": {
    en: "Entry {entry} existed on {time}, says {authority}, an authority that is not known here.",
    fr: "L’entrée {entry} existait le {time}, selon {authority}, une autorité qui n’est pas connue ici.",
  },
  "trail.generated": {
    en: "The audit trail holds, and its entry {entry} notes that this PDF was issued.",
    fr: "Le journal d’audit est intact, et son entrée {entry} note que ce PDF a été établi.",
  },
  "trail.silent": {
    en: "The audit trail says nothing of this PDF.",
    fr: "Le journal d’audit ne dit rien de ce PDF.",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type TextName = keyof typeof TEXTS;

/** A text in both languages, with its parameters filled in: those of a text's own language where they have two. */
export function say(name: TextName, params: Readonly<Record<string, string | number | Bilingual>> = {}): Bilingual {
  const inLanguage = (language: "en" | "fr"): Params =>
    Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, typeof value === "object" ? value[language] : value]),
    );
  return { en: worded(TEXTS[name], inLanguage("en"), "en"), fr: worded(TEXTS[name], inLanguage("fr"), "fr") };
}
