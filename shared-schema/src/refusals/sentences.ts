import { DEVICE_SENTENCES } from "./deviceSentences.ts";
import type { Sentence } from "./sentence.ts";

/** What the rules, asked by device and server alike, refuse with. */
const RULES: readonly Sentence[] = [
  { en: "There is no such agreement.", fr: "Ce contrat n’existe pas." },
  { en: "You may read this agreement, but not change it.", fr: "Vous pouvez lire ce contrat, mais pas le modifier." },
  {
    en: "An agreement of which a version was generated is kept and cannot be deleted.",
    fr: "Un contrat dont une version a été générée est conservé et ne peut pas être supprimé.",
  },
  {
    en: "An agreement cannot be deleted while it is {status}.",
    fr: "Un contrat ne peut pas être supprimé tant qu’il est à l’état « {status} ».",
  },
  { en: "Only an administrator creates agreements.", fr: "Seul un administrateur crée des contrats." },
  { en: "A new agreement is a draft of its creator.", fr: "Un nouveau contrat est un brouillon de son auteur." },
  { en: "'{field}' is changed by the server alone.", fr: "« {field} » n’est modifié que par le serveur." },
  {
    en: "'{field}' cannot be changed while the agreement is {status}.",
    fr: "« {field} » ne peut pas être modifié tant que le contrat est à l’état « {status} ».",
  },
  {
    en: "A locked call for fund, or one of the settlement, is read-only.",
    fr: "Un appel de fonds verrouillé, ou celui du règlement final, ne se modifie pas.",
  },
  { en: "An agreement has one carrier.", fr: "Un contrat a un seul transporteur." },
  { en: "A party stands under the wrong key.", fr: "Une partie est rangée sous une mauvaise clé." },
  { en: "An agreement keeps one bunker at least.", fr: "Un contrat garde au moins une soute." },
  {
    en: "'{action}' is not possible while the agreement is {status}.",
    fr: "« {action} » n’est pas possible tant que le contrat est à l’état « {status} ».",
  },
  {
    en: "A comment is changed and deleted by its author alone.",
    fr: "Seul son auteur modifie ou supprime un commentaire.",
  },
  { en: "A comment bears the name of whoever writes it.", fr: "Un commentaire porte le nom de qui l’écrit." },
  { en: "You may not change this yacht.", fr: "Vous ne pouvez pas modifier ce yacht." },
  { en: "The yacht cannot be built in the future.", fr: "Le yacht ne peut pas être construit dans le futur." },
  { en: "A new yacht belongs to its creator.", fr: "Un nouveau yacht appartient à qui le crée." },
  {
    en: "Line {number} is no speed and consumption.",
    fr: "La ligne {number} n’est pas une vitesse et une consommation.",
  },
  { en: "A table has 1 to {count} points.", fr: "Un tableau compte de 1 à {count} points." },
  { en: "You may not change this profile.", fr: "Vous ne pouvez pas modifier ce profil." },
  {
    en: "A profile is kept; it can be set aside with 'soft_deleted'.",
    fr: "Un profil est conservé ; il peut être mis de côté.",
  },
  { en: "A new profile belongs to its creator.", fr: "Un nouveau profil appartient à qui le crée." },
  { en: "The main profile cannot be deleted.", fr: "Le profil principal ne peut pas être supprimé." },
  { en: "There is no such contact.", fr: "Ce contact n’existe pas." },
  { en: "A contact belongs to its creator.", fr: "Un contact appartient à qui le crée." },
  { en: "A document weighs at most {size} kB.", fr: "Un document pèse au plus {size} ko." },
  { en: "'{field}' has more than {count} entries.", fr: "« {field} » a plus de {count} élément{s}." },
  {
    en: "This waypoint is not part of the itinerary.",
    fr: "Ce point de route ne fait pas partie de l’itinéraire.",
  },
  {
    en: "A passenger list is made for a call, and this waypoint is none.",
    fr: "Une liste des passagers est établie pour une escale, et ce point de route n’en est pas une.",
  },
  { en: "Some fields are not valid: {fields}", fr: "Certains champs ne sont pas valides : {fields}" },
];

/** What the server alone refuses with. */
const SERVER: readonly Sentence[] = [
  { en: "Please log in.", fr: "Veuillez vous connecter." },
  { en: "The e-mail address or the password is wrong.", fr: "L’adresse e-mail ou le mot de passe est erroné." },
  {
    en: "There is an account with this e-mail address already.",
    fr: "Il existe déjà un compte avec cette adresse e-mail.",
  },
  { en: "For administrators only.", fr: "Réservé aux administrateurs." },
  { en: "This belongs to another account.", fr: "Cela appartient à un autre compte." },
  { en: "There is no such {what} on this agreement.", fr: "Il n’y a pas de tel {what} dans ce contrat." },
  { en: "There is no version {version} of this {what}.", fr: "Il n’y a pas de version {version} : {what}." },
  { en: "There is no such {what}.", fr: "Introuvable : {what}." },
  { en: "Version {version} is not the current one.", fr: "La version {version} n’est pas la version actuelle." },
  {
    en: "There is no profile to keep a contact for.",
    fr: "Il n’y a pas de profil pour lequel conserver un contact.",
  },
  {
    en: "Disembarking call cannot be before boarding call",
    fr: "L’escale de débarquement ne peut pas précéder celle d’embarquement",
  },
  { en: "Disembarking cannot be before boarding.", fr: "Le débarquement ne peut pas précéder l’embarquement." },
  { en: "A call has to lie in national waters.", fr: "Une escale doit se trouver dans des eaux nationales." },
  {
    en: "A yacht that an agreement uses cannot be deleted.",
    fr: "Un yacht utilisé par un contrat ne se supprime pas.",
  },
  { en: "You may not add this {what}.", fr: "Vous ne pouvez pas ajouter : {what}." },
  { en: "A contact stands under the wrong key.", fr: "Un contact est rangé sous une mauvaise clé." },
  { en: "A contact starts from an own profile.", fr: "Un contact part d’un profil à soi." },
  {
    en: "This yacht has too few speeds and consumptions for a curve.",
    fr: "Ce yacht a trop peu de vitesses et de consommations pour une courbe.",
  },
  { en: "This yacht has not arrived yet.", fr: "Ce yacht n’est pas encore arrivé." },
  {
    en: "The pictures of this yacht have changed meanwhile.",
    fr: "Les photos de ce yacht ont changé entre-temps.",
  },
  {
    en: "This file is not a JPEG, PNG or WebP picture",
    fr: "Ce fichier n’est pas une image JPEG, PNG ou WebP",
  },
  { en: "File size is exceeding the {size}MB limit", fr: "Le fichier dépasse la limite de {size} Mo" },
  { en: "A yacht has at most {count} pictures", fr: "Un yacht a au plus {count} photos" },
  { en: "Send at least one picture", fr: "Envoyez au moins une photo" },
  { en: "A body may be packed with gzip alone.", fr: "Un contenu ne peut être compressé qu’avec gzip." },
  { en: "The body could not be unpacked.", fr: "Le contenu n’a pas pu être décompressé." },
  { en: "Agreements are made by administrators.", fr: "Les contrats sont créés par des administrateurs." },
  {
    en: "Too many numbers were taken today and not used.",
    fr: "Trop de numéros ont été pris aujourd’hui sans être utilisés.",
  },
  { en: "This number is taken by another document.", fr: "Ce numéro est pris par un autre document." },
  { en: "This number was not given to this device.", fr: "Ce numéro n’a pas été donné à cet appareil." },
  {
    en: "You can no longer see this document; your change was kept here.",
    fr: "Vous ne voyez plus ce document ; votre modification a été gardée ici.",
  },
  { en: "Somebody else deleted this.", fr: "Quelqu’un d’autre l’a supprimé." },
  { en: "Somebody else changed this, too.", fr: "Quelqu’un d’autre l’a aussi modifié." },
  { en: "A message belongs to its reader.", fr: "Un message appartient à qui le lit." },
  { en: "The server could not take this edit.", fr: "Le serveur n’a pas pu prendre cette modification." },
  { en: "This is not a document.", fr: "Ceci n’est pas un document." },
  { en: "This is too large.", fr: "C’est trop volumineux." },
  {
    en: "Too many attempts. Please try again in a few minutes.",
    fr: "Trop de tentatives. Veuillez réessayer dans quelques minutes.",
  },
  {
    en: "Too many new accounts. Please try again later.",
    fr: "Trop de nouveaux comptes. Veuillez réessayer plus tard.",
  },
  { en: "Something went wrong on the server.", fr: "Une erreur s’est produite sur le serveur." },
  {
    en: "This version of the app is too old. Please reload it.",
    fr: "Cette version de l’application est trop ancienne. Veuillez la recharger.",
  },
];

/** Every sentence in both languages; the first that fits is the one. */
export const SENTENCES: readonly Sentence[] = [...RULES, ...SERVER, ...DEVICE_SENTENCES];
