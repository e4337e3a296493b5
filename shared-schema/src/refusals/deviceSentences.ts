import type { Sentence } from "./sentence.ts";

/** What the device itself refuses with, or says of its storage and of the way to the server. */
export const DEVICE_SENTENCES: readonly Sentence[] = [
  { en: "This agreement is not on this device.", fr: "Ce contrat n’est pas sur cet appareil." },
  { en: "This is no longer on this device.", fr: "Cela n’est plus sur cet appareil." },
  { en: "Payment cancelled", fr: "Paiement annulé" },
  { en: "Connect once to create more {what}.", fr: "Connectez-vous une fois pour en créer d’autres : {what}." },
  {
    en: "This contact is in the list already, with other details.",
    fr: "Ce contact est déjà dans la liste, avec d’autres précisions.",
  },
  {
    en: "This cannot be repeated by itself; make the change again where it belongs.",
    fr: "Cela ne peut pas être répété tel quel ; refaites la modification à sa place.",
  },
  {
    en: "You had deleted it: delete it again where it is shown.",
    fr: "Vous l’aviez supprimé : supprimez-le de nouveau là où il est affiché.",
  },
  { en: "This device could not keep the file. {reason}", fr: "Cet appareil n’a pas pu conserver le fichier. {reason}" },
  {
    en: "This device could not keep the change. {reason}",
    fr: "Cet appareil n’a pas pu conserver la modification. {reason}",
  },
  { en: "Somebody has removed this.", fr: "Quelqu’un l’a supprimé." },
  { en: "Somebody has removed this leg.", fr: "Quelqu’un a supprimé cette étape." },
  { en: "The first waypoint is always a call.", fr: "Le premier point de route est toujours une escale." },
  { en: "An edit does not delete.", fr: "Une modification ne supprime pas." },
  { en: "There is nothing to create.", fr: "Il n’y a rien à créer." },
  { en: "A leg holds no more than 500 track points.", fr: "Une étape ne compte pas plus de 500 points de tracé." },
  {
    en: "Your own profile has not arrived on this device yet.",
    fr: "Votre propre profil n’est pas encore arrivé sur cet appareil.",
  },
  { en: "The draft could not be made.", fr: "Le projet n’a pas pu être établi." },
  {
    en: "This device has no space left: free some, then changes are fetched again.",
    fr: "Cet appareil n’a plus d’espace : libérez-en, puis les modifications seront de nouveau reçues.",
  },
  {
    en: "This device could not keep what the server sent. It is tried again in a moment.",
    fr: "Cet appareil n’a pas pu conserver ce que le serveur a envoyé. Nouvel essai dans un instant.",
  },
  {
    en: "A document could not be kept on this device ({status}).",
    fr: "Un document n’a pas pu être conservé sur cet appareil ({status}).",
  },
  { en: "Session expired. Please log in again.", fr: "Session expirée. Veuillez vous reconnecter." },
  {
    en: "A new version of Passerelle is needed to fetch changes.",
    fr: "Une nouvelle version de Passerelle est nécessaire pour recevoir les modifications.",
  },
  {
    en: "This device could not open what it keeps: close other tabs of this page, then reload it. {reason}",
    fr: "Cet appareil n’a pas pu ouvrir ce qu’il conserve : fermez les autres onglets de cette page, puis rechargez-la. {reason}",
  },
  { en: "The server did not take this change.", fr: "Le serveur n’a pas pris cette modification." },
  {
    en: "The server could not read this change ({reason}).",
    fr: "Le serveur n’a pas pu lire cette modification ({reason}).",
  },
  { en: "Server not responding.", fr: "Le serveur ne répond pas." },
  { en: "The server answered {status}.", fr: "Le serveur a répondu {status}." },
  { en: "{call} was answered {status}", fr: "Réponse {status} à {call}" },
  { en: "The answer was cut off: {reason}", fr: "La réponse a été coupée : {reason}" },
  { en: "The stream has no body.", fr: "Le flux est vide." },
  { en: "The stream ended.", fr: "Le flux s’est terminé." },
];
