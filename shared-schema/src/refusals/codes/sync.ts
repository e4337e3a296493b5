import type { Entries } from "../entry.ts";

/** Conflicts between edits, and refusals of the content of a push. */
export const SYNC_REFUSALS = {
  "edit.conflict": {
    kind: "conflict",
    en: "Someone else also changed this.",
    fr: "Quelqu’un d’autre l’a aussi modifié.",
  },
  /** Found by the device itself, while a field was in use. */
  "edit.typed-conflict": {
    kind: "conflict",
    en: "Someone else also changed this.",
    fr: "Quelqu’un d’autre l’a aussi modifié.",
  },
  "edit.own-conflict": {
    kind: "conflict",
    en: "You also changed this on your other device.",
    fr: "Vous l’avez aussi modifié sur votre autre appareil.",
  },
  "edit.deleted-meanwhile": {
    kind: "conflict",
    en: "Someone else deleted this.",
    fr: "Quelqu’un d’autre l’a supprimé.",
  },
  "edit.failed": {
    kind: "failed",
    en: "The server could not save this change.",
    fr: "Le serveur n’a pas pu enregistrer cette modification.",
  },
  "push.too-much": { kind: "too-large", en: "Too many changes at once.", fr: "Trop de modifications à la fois." },
  "inbox.not-found": { kind: "not-found", en: "Message not found.", fr: "Ce message est introuvable." },
  "inbox.foreign": {
    kind: "forbidden",
    en: "A message belongs to its recipient.",
    fr: "Un message appartient à son destinataire.",
  },
} as const satisfies Entries;
