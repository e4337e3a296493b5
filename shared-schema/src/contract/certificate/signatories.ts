import type { Bilingual, Language } from "../../base/language.ts";
import { SIGNATURE_LEVEL_LABELS } from "../../labels/signing.ts";
import { type Block, type Detail, detail, heading } from "../blocks.ts";
import type { CompletionData, Identification } from "./data.ts";
import { second } from "./moments.ts";

type Signatory = CompletionData["signatories"][number];
type Party = Signatory["parties"][number];

const NOT_RECORDED: Bilingual = { en: "not recorded", fr: "non enregistré" };
const METHODS: Readonly<Record<"platform" | "service", Bilingual>> = {
  platform: {
    en: "PIN of a key at the platform’s signing service, on the person’s own device",
    fr: "code PIN d’une clé du service de signature de la plateforme, sur l’appareil de la personne",
  },
  service: {
    en: "at the signing service of another operator",
    fr: "auprès du service de signature d’un autre exploitant",
  },
};

/** Each person who has signed, with all that is known of the signature, in the order in which they signed. */
export function signatoryBlocks({ signatories, language }: CompletionData): Block[] {
  return [
    heading(1, "signatories", "3", "Signataires", "Signatories"),
    ...signatories.flatMap((signatory, index): Block[] => [
      heading(2, `signatory-${index + 1}`, `3.${index + 1}`, signatory.name, signatory.name),
      { kind: "details", rows: rowsOf(signatory, language) },
    ]),
  ];
}

function rowsOf(signatory: Signatory, language: Language): Detail[] {
  const { parties, method, identified, consent, certificate, time_authority, level, level_reason } = signatory;
  return [
    ...parties.map((party) => detail("Signe en tant que", "Signs as", partyText(party, signatory, language))),
    detail("Moyen", "Means", (method ? METHODS[method] : NOT_RECORDED)[language]),
    detail("Identification", "Identified by", identified ? identityText(identified, language) : NOT_RECORDED[language]),
    detail("Début", "Began", second(signatory.asked_at)),
    detail("Adresse réseau", "Network address", signatory.address ?? NOT_RECORDED[language]),
    detail("Signé", "Signed", second(signatory.signed_at)),
    detail("Horodatage", "Time stamp", time_authority ?? { en: "none", fr: "aucun" }[language]),
    detail("Certificat", "Certificate", `${certificate.subject}, ${certificate.issuer}`),
    detail("Numéro de série", "Serial number", certificate.serial),
    detail("Niveau", "Level", `${level}, ${SIGNATURE_LEVEL_LABELS[level][language]}`),
    ...(level_reason ? [detail("Remarque", "Remark", level_reason[language])] : []),
    detail("Révision", "Revision", String(signatory.revision)),
    detail("A accepté", "Agreed to", consent.text),
    detail("SHA-256 de ce texte", "SHA-256 of that text", consent.sha256),
  ];
}

/** The role; where the signature was delegated, for whom and since when. */
function partyText(
  { role_label, name, delegated_at, accepted_at }: Party,
  { name: signer }: Signatory,
  language: Language,
): string {
  const role = role_label[language];
  if (delegated_at === null) return name === signer ? role : `${role}, ${name}`;
  const since = second(accepted_at ?? delegated_at);
  return {
    en: `${role}, by delegation of ${name}, accepted ${since}`,
    fr: `${role}, par délégation de ${name}, acceptée le ${since}`,
  }[language];
}

function identityText({ email_confirmed_at, invited_by, second_factor }: Identification, language: Language): string {
  const yes = { en: second_factor ? "yes" : "no", fr: second_factor ? "oui" : "non" };
  const parts: Bilingual[] = [
    email_confirmed_at === null
      ? { en: "mail address not confirmed", fr: "adresse électronique non confirmée" }
      : {
          en: `mail address confirmed ${second(email_confirmed_at)}`,
          fr: `adresse électronique confirmée le ${second(email_confirmed_at)}`,
        },
    ...(invited_by === null ? [] : [{ en: `invited by ${invited_by}`, fr: `invitation de ${invited_by}` }]),
    { en: `second factor: ${yes.en}`, fr: `second facteur : ${yes.fr}` },
  ];
  return parts.map((part) => part[language]).join("; ");
}
