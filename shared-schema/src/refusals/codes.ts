import type { RefusalCode } from "../result.ts";
import type { Sentence } from "./sentence.ts";

/** Codes that a refused edit can bear beyond those of a refusal. */
type EditCode = "clash" | "clash-own" | "malformed" | "error" | "refused";

/** What each code means, for sentences that are not known: those of a newer server. */
export const CODE_SENTENCES: Record<RefusalCode | EditCode, Sentence> = {
  unauthorised: { en: "You are not logged in.", fr: "Vous n’êtes pas connecté." },
  forbidden: { en: "You may not do this.", fr: "Vous n’en avez pas le droit." },
  "not-found": {
    en: "It is not there, or not for you to see.",
    fr: "C’est introuvable, ou vous ne pouvez pas le voir.",
  },
  status: { en: "Its status does not allow this.", fr: "Son état ne le permet pas." },
  "stale-version": { en: "Somebody has changed it meanwhile.", fr: "Quelqu’un l’a modifié entre-temps." },
  "id-taken": { en: "The number is taken.", fr: "Le numéro est déjà pris." },
  invalid: { en: "Something in it is not valid.", fr: "Son contenu n’est pas valide." },
  rule: { en: "A rule does not allow this.", fr: "Une règle ne le permet pas." },
  "lease-exhausted": { en: "No numbers are left.", fr: "Il n’y a plus de numéros." },
  unavailable: { en: "This cannot be done now.", fr: "Ce n’est pas possible pour l’instant." },
  clash: { en: "Somebody else changed this, too.", fr: "Quelqu’un d’autre l’a aussi modifié." },
  "clash-own": { en: "Your other device changed this, too.", fr: "Votre autre appareil l’a aussi modifié." },
  malformed: { en: "The server could not read it.", fr: "Le serveur n’a pas pu le lire." },
  error: { en: "The server could not take it.", fr: "Le serveur n’a pas pu le prendre." },
  refused: { en: "The server did not take it.", fr: "Le serveur ne l’a pas pris." },
};
