import type { Bilingual } from "shared-schema/base/language";
import type { GuideChapter } from "./schema.ts";

interface Entry {
  /** Names the chapter in addresses, so it stays as it is. */
  id: string;
  title: Bilingual;
  about: Bilingual;
  load(): Promise<GuideChapter>;
}

/** The chapters of the user guide in their order; each is loaded when it is opened. */
export const CHAPTERS: readonly Entry[] = [
  {
    id: "first-steps",
    title: { en: "First steps", fr: "Premiers pas" },
    about: { en: "Account, agreements, search, sample week.", fr: "Compte, contrats, recherche, semaine d’exemple." },
    load: async () => (await import("./chapters/firstSteps.ts")).firstSteps,
  },
  {
    id: "draft",
    title: { en: "Draft an agreement", fr: "Préparer un contrat" },
    about: {
      en: "Create a draft, also offline, and complete it.",
      fr: "Créer un brouillon, même hors ligne, et le compléter.",
    },
    load: async () => (await import("./chapters/draft.ts")).draft,
  },
  {
    id: "route",
    title: { en: "Route and chart", fr: "Itinéraire et carte" },
    about: { en: "Waypoints, calls, times, land, files.", fr: "Points de route, escales, heures, terres, fichiers." },
    load: async () => (await import("./chapters/route.ts")).route,
  },
  {
    id: "people",
    title: { en: "People and passengers", fr: "Personnes et passagers" },
    about: {
      en: "Roles, stays on board, passenger and crew lists, KYC checks.",
      fr: "Rôles, séjours à bord, listes des passagers et d’équipage, vérifications KYC.",
    },
    load: async () => (await import("./chapters/people.ts")).people,
  },
  {
    id: "price",
    title: { en: "Price, VAT and calls for fund", fr: "Prix, TVA et appels de fonds" },
    about: { en: "Prices, fuel, tax rate, payment plan.", fr: "Prix, carburant, taux de TVA, plan de paiement." },
    load: async () => (await import("./chapters/price.ts")).price,
  },
  {
    id: "contract",
    title: { en: "Approval and contract", fr: "Approbation et contrat" },
    about: {
      en: "Approve, lock, generate, add an addendum.",
      fr: "Approuver, verrouiller, générer, établir un avenant.",
    },
    load: async () => (await import("./chapters/contract.ts")).contract,
  },
  {
    id: "signing",
    title: { en: "Signing and checking a contract", fr: "Signer et vérifier un contrat" },
    about: { en: "Signatures, genuine copies.", fr: "Signatures, copies authentiques." },
    load: async () => (await import("./chapters/signing.ts")).signing,
  },
  {
    id: "payments",
    title: { en: "Payments, APA and settlement", fr: "Paiements, APA et règlement" },
    about: { en: "Payments, receipts, expenses on board.", fr: "Paiements, justificatifs, dépenses à bord." },
    load: async () => (await import("./chapters/payments.ts")).payments,
  },
  {
    id: "contacts",
    title: { en: "Contacts and passenger links", fr: "Contacts et liens pour passagers" },
    about: { en: "Add, import and invite people.", fr: "Ajouter, importer et inviter des personnes." },
    load: async () => (await import("./chapters/contacts.ts")).contacts,
  },
  {
    id: "privacy",
    title: { en: "Privacy and security", fr: "Confidentialité et sécurité" },
    about: { en: "Password, second factor, your data.", fr: "Mot de passe, second facteur, vos données." },
    load: async () => (await import("./chapters/privacy.ts")).privacy,
  },
  {
    id: "alerts",
    title: { en: "Alerts and notifications", fr: "Alertes et notifications" },
    about: { en: "News by email and on your devices.", fr: "Informations par e-mail et sur vos appareils." },
    load: async () => (await import("./chapters/alerts.ts")).alerts,
  },
  {
    id: "offline",
    title: { en: "Working offline and sync", fr: "Travail hors ligne et synchronisation" },
    about: {
      en: "Ready for sea, unsent changes, conflicts.",
      fr: "Appareillage, modifications en attente, conflits.",
    },
    load: async () => (await import("./chapters/offline.ts")).offline,
  },
];
