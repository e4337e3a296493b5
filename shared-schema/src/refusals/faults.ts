import type { Bilingual } from "../base/language.ts";
import type { Given } from "./entry.ts";

/** The problems a field can have, worded to follow its name. */
export const FAULTS = {
  required: { en: "is required", fr: "est obligatoire" },
  "no-text": { en: "must be text", fr: "doit être un texte" },
  "no-number": { en: "must be a number", fr: "doit être un nombre" },
  "no-integer": { en: "must be a whole number", fr: "doit être un nombre entier" },
  "no-boolean": { en: "must be yes or no", fr: "doit être oui ou non" },
  "wrong-type": { en: "is not of the expected type", fr: "n’est pas du type attendu" },
  "one-of": { en: "must be one of: {values}", fr: "doit être l’une de ces valeurs : {values}" },
  "at-most": { en: "must be at most {most}", fr: "doit être d’au plus {most}" },
  "at-least": { en: "must be at least {least}", fr: "doit être d’au moins {least}" },
  "less-than": { en: "must be less than {most}", fr: "doit être inférieur à {most}" },
  "more-than": { en: "must be more than {least}", fr: "doit être supérieur à {least}" },
  "too-long": {
    en: "must be at most {most} characters",
    fr: "doit compter au plus {most, plural, one {# caractère} other {# caractères}}",
  },
  "too-short": {
    en: "must be at least {least} characters",
    fr: "doit compter au moins {least, plural, one {# caractère} other {# caractères}}",
  },
  "too-many": {
    en: "must have at most {most} entries",
    fr: "doit compter au plus {most, plural, one {# élément} other {# éléments}}",
  },
  "too-few": {
    en: "must have at least {least} entries",
    fr: "doit compter au moins {least, plural, one {# élément} other {# éléments}}",
  },
  "too-many-decimals": {
    en: "must have at most {most} decimals",
    fr: "doit avoir au plus {most, plural, one {# décimale} other {# décimales}}",
  },
  "one-option": { en: "must have at least one of them chosen", fr: "doit comporter au moins un choix" },
  "no-email": { en: "is not an email address", fr: "n’est pas une adresse e-mail" },
  "no-instant": { en: "is not a date and time", fr: "n’est pas une date et une heure" },
  "no-date": { en: "is not a date", fr: "n’est pas une date" },
  "no-time": { en: "is not a time of day, such as 09:30", fr: "n’est pas une heure, par exemple 09:30" },
  "own-currency": {
    en: "must name another currency than {currency}, the agreement’s own",
    fr: "doit indiquer une autre devise que {currency}, celle du contrat",
  },
  "later-rate": {
    en: "has a rate of a later day than the day of payment",
    fr: "a un taux postérieur au jour du paiement",
  },
  "not-converted": {
    en: "does not make this amount at this rate",
    fr: "ne donne pas ce montant à ce taux",
  },
  "no-uuid": { en: "is not a UUID", fr: "n’est pas un UUID" },
  "wrong-form": { en: "does not have the expected format", fr: "n’a pas le format attendu" },
  "unknown-field": { en: "is not a known field", fr: "n’est pas un champ connu" },
  "wrong-keys": { en: "contains an invalid key", fr: "contient une clé non valide" },
  invalid: { en: "is not valid", fr: "n’est pas valide" },
  "no-speed": { en: "must be 0, or at least {least} kt", fr: "doit être 0, ou d’au moins {least} nd" },
  "no-order-key": {
    en: "must be an order key of fractional-indexing",
    fr: "doit être une clé d’ordre de fractional-indexing",
  },
  "no-iban-country": {
    en: "is not a valid IBAN: it does not begin with a country that uses IBANs",
    fr: "n’est pas un IBAN valide : il ne commence pas par un pays qui utilise l’IBAN",
  },
  "no-iban-form": {
    en: "is not a valid IBAN: its length or structure is not that of its country",
    fr: "n’est pas un IBAN valide : sa longueur ou sa structure n’est pas celle de son pays",
  },
  "no-vat-number": {
    en: "is not a valid VAT number of its country: check the digits and the length",
    fr: "n’est pas un numéro de TVA valide de son pays : vérifiez les chiffres et la longueur",
  },
  "no-bic": {
    en: "is not a valid BIC: it has 8 or 11 characters, such as COBADEFFXXX",
    fr: "n’est pas un BIC valide : il compte 8 ou 11 caractères, par exemple COBADEFFXXX",
  },
  "no-iban": {
    en: "is not a valid IBAN: its check digits do not match",
    fr: "n’est pas un IBAN valide : la clé de contrôle ne correspond pas",
  },
  "no-country-form": { en: "must be a two-letter country code", fr: "doit être un code de pays de deux lettres" },
  "unknown-country": { en: "is not a known country", fr: "n’est pas un pays connu" },
  "no-country": { en: "is not the code of a country", fr: "n’est pas le code d’un pays" },
  "other-century": { en: "must be in the years 2000 to 2100", fr: "doit être compris entre les années 2000 et 2100" },
  "no-currency": {
    en: "must be the code of a currency, such as EUR",
    fr: "doit être le code d’une devise, par exemple EUR",
  },
  "foreign-creator": { en: "must be its creator", fr: "doit être son auteur" },
  "not-a-draft": { en: "must be DRAFT", fr: "doit être un brouillon" },
  "foreign-profile": { en: "must be one of your own profiles", fr: "doit être l’un de vos profils" },
  "server-field": { en: "can be changed only by the server", fr: "ne peut être modifié que par le serveur" },
  "author-field": { en: "can be changed only by its author", fr: "ne peut être modifié que par son auteur" },
  closed: {
    en: "cannot be changed while the agreement is ''{status}''",
    fr: "n’est pas modifiable tant que le contrat est à l’état « {status} »",
  },
  "decimal-comma": { en: "write decimals with a point", fr: "écrivez les décimales avec un point" },
  "held-by-contract": {
    en: "is printed in a contract and cannot be changed until that is settled and archived",
    fr: "figure dans un contrat et n’est pas modifiable tant que celui-ci n’est pas réglé et archivé",
  },
  "not-zero": { en: "must not be 0", fr: "ne doit pas être 0" },
  "in-future": { en: "is in the future", fr: "est dans le futur" },
  "too-long-ago": { en: "is more than {most} years ago", fr: "remonte à plus de {most} ans" },
  "not-a-client": { en: "must be a client of this agreement", fr: "doit être un client de ce contrat" },
  paid: { en: "cannot be modified after payment", fr: "n’est plus modifiable après paiement" },
  "one-carrier": { en: "an agreement can have only one carrier", fr: "un contrat n’a qu’un seul transporteur" },
  "last-bunker": { en: "the last bunker cannot be removed", fr: "le dernier soutage ne peut pas être supprimé" },
  "first-is-call": {
    en: "the first waypoint is always a call",
    fr: "le premier point de route est toujours une escale",
  },
  "at-sea": { en: "must be in national waters", fr: "doit se trouver dans des eaux nationales" },
  "no-call": { en: "is not a call of this agreement", fr: "n’est pas une escale de ce contrat" },
  "calls-reversed": {
    en: "Disembarking call cannot be before boarding call",
    fr: "L’escale de débarquement ne peut pas précéder l’escale d’embarquement",
  },
  "ends-before-start": { en: "is before the first day", fr: "précède le premier jour" },
  "not-for-contract": {
    en: "does not apply to this contract type",
    fr: "ne s’applique pas à ce type de contrat",
  },
  overlaps: { en: "overlaps a row that is in force", fr: "recouvre une ligne en vigueur" },
  "before-boarding": { en: "is before boarding", fr: "précède l’embarquement" },
  "wrong-key": { en: "wrong key", fr: "mauvaise clé" },
  "too-heavy": { en: "is too large", fr: "est trop volumineux" },
  "too-many-parts": {
    en: "has more than {most} entries",
    fr: "a plus de {most, plural, one {# élément} other {# éléments}}",
  },
  "text-too-long": {
    en: "contains a text of more than {most} characters",
    fr: "contient un texte de plus de {most, plural, one {# caractère} other {# caractères}}",
  },
  "invisible-character": {
    en: "has a character that cannot be seen ({character}) where the mark ▯ is: {shown}",
    fr: "contient un caractère invisible ({character}) à l’endroit marqué ▯ : {shown}",
  },
  "markup-in-name": {
    en: "has markup or a web address in it ({found}); enter the name alone",
    fr: "contient du balisage ou une adresse web ({found}) ; saisissez seulement le nom",
  },
  "too-many-points": {
    en: "has more than {most} track points",
    fr: "a plus de {most, plural, one {# point} other {# points}} de tracé",
  },
  "too-far": { en: "is longer than {most} NM", fr: "mesure plus de {most} M" },
  "too-deep": { en: "is nested too deeply", fr: "est imbriqué trop profondément" },
  "wrong-password": { en: "is incorrect", fr: "est incorrect" },
  "unknown-term": { en: "are about a term that does not exist", fr: "portent sur une clause qui n’existe pas" },
  "weak-password": { en: "is easy to guess", fr: "est facile à deviner" },
  "shares-too-large": { en: "is less than the shares entered", fr: "est inférieure aux parts saisies" },
  "in-use": { en: "is already in use", fr: "est déjà utilisé" },
  "add-forbidden": { en: "cannot be added by you", fr: "ne peut pas être ajouté par vous" },
  "change-forbidden": { en: "cannot be changed by you", fr: "ne peut pas être modifié par vous" },
  "remove-forbidden": { en: "cannot be removed by you", fr: "ne peut pas être retiré par vous" },
  "no-yacht": { en: "yacht {number} does not exist", fr: "le yacht {number} n’existe pas" },
  "no-numbered-profile": { en: "profile {number} does not exist", fr: "le profil {number} n’existe pas" },
  "no-profile": { en: "this profile does not exist", fr: "ce profil n’existe pas" },
  /** Words of a server that sends no codes. */
  said: { en: "{words}", fr: "{words}" },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type FaultCode = keyof typeof FAULTS;
/** The parameters that go with a code, as the rest of an argument list: none, or one object. */
export type FaultGiven<C extends FaultCode> = Given<(typeof FAULTS)[C]["en"]>;

export function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(FAULTS, code);
}
