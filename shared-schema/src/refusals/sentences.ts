/** A sentence with which something is refused, and the same in French; `{}` names what is filled in. */
export interface Sentence {
  en: string;
  fr: string;
}

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
  { en: "'{field}' has more than {count} entries.", fr: "« {field} » a plus de {count} éléments." },
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
  { en: "The first waypoint is a call.", fr: "Le premier point de route est une escale." },
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
];

/** What the device itself refuses with, or says of its storage and of the way to the server. */
const DEVICE: readonly Sentence[] = [
  { en: "This agreement is not on this device.", fr: "Ce contrat n’est pas sur cet appareil." },
  { en: "This is no longer on this device.", fr: "Cela n’est plus sur cet appareil." },
  { en: "Payment cancelled", fr: "Paiement annulé" },
  { en: "Connect once to create more {what}.", fr: "Connectez-vous une fois pour en créer d’autres : {what}." },
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
  { en: "Somebody has removed this waypoint.", fr: "Quelqu’un a supprimé ce point de route." },
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

/** Every sentence in both languages; the first that fits is the one. */
export const SENTENCES: readonly Sentence[] = [...RULES, ...SERVER, ...DEVICE];
