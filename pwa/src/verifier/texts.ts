import type { Bilingual } from "shared-schema/base/language";

/** Texts of the page, besides those of its findings. */
export const TEXTS = {
  title: { en: "Verify a signed contract", fr: "Vérifier un contrat signé" },
  intro: {
    en: "Choose the PDF of a contract. Beside it you can choose its certificate of completion and its data. This page has no connection to any server: your files stay on your device.",
    fr: "Choisissez le PDF d’un contrat. Vous pouvez y joindre son attestation et ses données. Cette page n’est reliée à aucun serveur : vos fichiers restent sur votre appareil.",
  },
  choose: { en: "Choose files, or drop them here", fr: "Choisissez des fichiers, ou déposez-les ici" },
  busy: { en: "Checking…", fr: "Vérification en cours…" },
  noCrypto: {
    en: "This browser does not let a page on the disk calculate signatures. Open the page in another browser.",
    fr: "Ce navigateur ne permet pas à une page du disque de calculer des signatures. Ouvrez-la dans un autre navigateur.",
  },
  limits: {
    en: "What this page cannot know: whether a later state of a file exists (the certificate of completion tells), and whether a certificate was revoked after the data in the file was collected.",
    fr: "Ce que cette page ne peut pas savoir : si un état ultérieur du fichier existe (l’attestation le dit), et si un certificat a été révoqué après la collecte des données contenues dans le fichier.",
  },
  trusted: { en: "Authorities that this page trusts", fr: "Autorités reconnues par cette page" },
  noAnchors: {
    en: "None: the server that gave this page out signs with the service of another operator.",
    fr: "Aucune : le serveur qui a fourni cette page signe avec le service d’un autre opérateur.",
  },
  language: { en: "Language", fr: "Langue" },
} as const satisfies Readonly<Record<string, Bilingual>>;
