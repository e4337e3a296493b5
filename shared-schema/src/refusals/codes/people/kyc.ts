import type { Entries } from "../../entry.ts";

/** Refusals about the checks of parties. */
export const KYC_REFUSALS = {
  "kyc.forbidden": {
    kind: "forbidden",
    en: "KYC checks are for the carrier, the central agents and the brokers of the agreement.",
    fr: "Les vérifications KYC sont réservées au transporteur, aux agents centraux et aux courtiers du contrat.",
  },
  "kyc.own": {
    kind: "forbidden",
    en: "No one checks themselves. What is noted of you is in the copy of your data.",
    fr: "Nul ne se vérifie soi-même. Ce qui est noté sur vous figure dans la copie de vos données.",
  },
  "kyc.no-party": {
    kind: "conflict",
    en: "This person is no longer on the agreement.",
    fr: "Cette personne ne figure plus au contrat.",
  },
  "kyc.archived": {
    kind: "conflict",
    en: "The agreement is archived. Its KYC checks can be read only.",
    fr: "Le contrat est archivé. Ses vérifications KYC sont en lecture seule.",
  },
  "kyc.not-added": {
    kind: "forbidden",
    en: "Only the person who added a document, or an administrator, can remove it.",
    fr: "Seule la personne qui a ajouté un document, ou un administrateur, peut le supprimer.",
  },
  "kyc.not-checked": {
    kind: "forbidden",
    en: "Someone else has checked this item. Only they, the carrier or a central agent can change its state.",
    fr: "Une autre personne a vérifié cet élément. Seuls cette personne, le transporteur ou un agent central peuvent en changer l’état.",
  },
  "kyc.not-shortened": {
    kind: "forbidden",
    en: "Someone else has checked this item. Only they, the carrier or a central agent can shorten its validity or remove the date. You can enter a later date.",
    fr: "Une autre personne a vérifié cet élément. Seuls cette personne, le transporteur ou un agent central peuvent en réduire la validité ou en supprimer la date. Vous pouvez saisir une date ultérieure.",
  },
  "kyc.document-kept": {
    kind: "conflict",
    en: "Documents can be removed only while the agreement is a draft. This one is kept with the check.",
    fr: "Un document ne peut être supprimé que tant que le contrat est à l’état de brouillon. Celui-ci est conservé avec la vérification.",
  },
  "kyc.changed": {
    kind: "conflict",
    en: "Someone has changed this item meanwhile. Your entries are kept: please compare and save again.",
    fr: "Cet élément a été modifié entre-temps. Votre saisie est conservée : comparez et enregistrez à nouveau.",
  },
  "kyc.too-many-documents": {
    kind: "conflict",
    en: "An item holds at most {most} documents.",
    fr: "Un élément contient au plus {most} documents.",
  },
  "kyc.no-document": {
    kind: "not-found",
    en: "This document does not exist any more.",
    fr: "Ce document n’existe plus.",
  },
} as const satisfies Entries;
