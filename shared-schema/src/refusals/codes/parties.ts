import type { Entries } from "../entry.ts";

/** Refusals about the parties of an agreement, their stays on board and their comments. */
export const PARTY_REFUSALS = {
  "party.not-found": {
    kind: "not-found",
    en: "This party is not on this agreement.",
    fr: "Cette partie ne figure pas au contrat.",
  },
  "party.carrier-closed": {
    kind: "forbidden",
    en: "Only the carrier, a central agent or an administrator can change the carrier.",
    fr: "Seuls le transporteur, un agent central ou un administrateur peuvent changer le transporteur.",
  },
  "party.add-forbidden": {
    kind: "forbidden",
    en: "You cannot add this party: the role has more rights than yours.",
    fr: "Vous ne pouvez pas ajouter cette partie : ce rôle donne plus de droits que le vôtre.",
  },
  "party.remove-forbidden": {
    kind: "forbidden",
    en: "You cannot remove this party: the role has more rights than yours.",
    fr: "Vous ne pouvez pas retirer cette partie : ce rôle donne plus de droits que le vôtre.",
  },
  "party.one-carrier": {
    kind: "rule",
    en: "An agreement can have only one carrier.",
    fr: "Un contrat n’a qu’un seul transporteur.",
  },
  "party.wrong-key": {
    kind: "invalid",
    en: "A party has the wrong key.",
    fr: "Une partie est enregistrée sous une clé erronée.",
  },
  "passenger.not-found": {
    kind: "not-found",
    en: "This passenger is not on this agreement.",
    fr: "Ce passager ne figure pas au contrat.",
  },
  "stay.no-such-call": {
    kind: "invalid",
    en: "This call does not exist.",
    fr: "Cette escale n’existe pas.",
  },
  "stay.calls-reversed": {
    kind: "invalid",
    en: "Disembarking call cannot be before boarding call",
    fr: "L’escale de débarquement ne peut pas précéder l’escale d’embarquement",
  },
  "stay.dates-reversed": {
    kind: "invalid",
    en: "Disembarking cannot be before boarding.",
    fr: "Le débarquement ne peut pas précéder l’embarquement.",
  },
  "comment.not-yours": {
    kind: "forbidden",
    en: "Only its author can write, change or delete a comment.",
    fr: "Seul l’auteur d’un commentaire peut l’écrire, le modifier ou le supprimer.",
  },
  "comment.unknown-term": {
    kind: "invalid",
    en: "The comment is about a term that does not exist.",
    fr: "Le commentaire porte sur une clause qui n’existe pas.",
  },
  "comment.unknown": {
    kind: "not-found",
    en: "This comment does not exist.",
    fr: "Ce commentaire n’existe pas.",
  },
  "comment.no-proposal": {
    kind: "rule",
    en: "This comment is closed, or proposes no value that can be taken over.",
    fr: "Ce commentaire est clos ou ne propose aucune valeur à reprendre.",
  },
  "comment.open": {
    kind: "rule",
    en: "Comments to answer or pass over: {count}.",
    fr: "Commentaires auxquels répondre ou à écarter : {count}.",
  },
} as const satisfies Entries;
