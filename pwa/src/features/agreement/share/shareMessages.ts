import { CREW_LIST } from "shared-schema/crew/labels";
import { GUEST_PREFERENCES } from "shared-schema/guest/labels";
import { KYC_CHECKS } from "shared-schema/kyc/labels";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { defineMessages, prefixed } from "#ui/i18n.ts";

/** Texts of the sheet of an agreement's people. */
export const shareMessages = defineMessages({
  "share.title": { en: "Share", fr: "Partager" },
  "share.ask": { en: "Ask for approval", fr: "Demander l’approbation" },
  "share.people": { en: "On this agreement", fr: "Sur ce contrat" },
  "share.none": { en: "No one is on this agreement yet.", fr: "Ce contrat n’a encore aucune partie." },
  "share.guests": { en: "{count} guests", fr: "{count} passagers" },
  "share.sees.route": {
    en: "Route, yacht and their own details; no prices",
    fr: "L’itinéraire, le yacht et leurs propres données ; aucun prix",
  },
  "share.sees.contract": {
    en: "The contract with route and prices",
    fr: "Le contrat, avec l’itinéraire et les prix",
  },
  "share.sees.all": { en: "Everything", fr: "Tout" },
  "share.sees.allBut": { en: "Everything but {what}", fr: "Tout, sauf {what}" },
  "share.what.commission": { en: "the commission", fr: "la commission" },
  "share.what.checks": { en: "KYC checks", fr: "les vérifications KYC" },
  "share.what.hosts": { en: "guests’ preferences", fr: "les préférences des passagers" },
  "share.may.write": { en: "changes the draft", fr: "modifie le projet" },
  "share.may.can_approve": { en: "approves", fr: "approuve" },
  "share.may.signs": { en: "signs", fr: "signe" },
  "share.seenAt": { en: "Opened {when}", fr: "Ouvert le {when}" },
  "share.askedAt": { en: "Asked {when}, not opened since", fr: "Sollicité le {when}, pas ouvert depuis" },
  "share.notJoined": { en: "Has not joined yet", fr: "N’a pas encore de compte" },
  "share.seeAs": { en: "See it as {name} does", fr: "Voir comme {name}" },
  "share.seeAs.offline": {
    en: "The preview and the mails take a connection: the server makes them.",
    fr: "L’aperçu et les e-mails demandent une connexion : c’est le serveur qui les prépare.",
  },
  "share.cut": {
    en: "The preview shows what the server sends to that person, as far as you may read it yourself.",
    fr: "L’aperçu montre ce que le serveur envoie à cette personne, dans la limite de ce que vous pouvez lire vous-même.",
  },
  "share.invite": { en: "Invite", fr: "Inviter" },
  "share.invite.role": { en: "Role", fr: "Rôle" },
  "share.invite.person": { en: "Name or email", fr: "Nom ou e-mail" },
  "share.invite.as": { en: "{name} joins as {role}.", fr: "{name} rejoint le contrat en tant que {role}." },
  "share.invite.done": { en: "{name} is on the agreement.", fr: "{name} est sur le contrat." },
  "share.invite.noMail": {
    en: "No mail leaves: {name} is not among your contacts and has no account.",
    fr: "Aucun e-mail ne part : {name} n’est pas parmi vos contacts et n’a pas de compte.",
  },
  "share.invite.closed": {
    en: "People can be added while the agreement is a draft.",
    fr: "On peut ajouter des personnes tant que le contrat est un brouillon.",
  },
  "share.cancel": { en: "Cancel", fr: "Annuler" },
  "share.links": { en: "Guests’ links", fr: "Liens des passagers" },
  "share.mail": { en: "The mail as it arrives", fr: "L’e-mail tel qu’il arrive" },
  "share.mail.to": { en: "To", fr: "À" },
  "share.mail.subject": { en: "Subject: {subject}", fr: "Objet : {subject}" },
  "share.mail.note": {
    en: "Links that work for its reader alone are left out here.",
    fr: "Les liens réservés à son destinataire sont omis ici.",
  },
  "share.seen": { en: "You see this as {name}", fr: "Vous voyez ceci comme {name}" },
  "share.seen.back": { en: "Back", fr: "Retour" },
  "share.seen.dates": { en: "Dates", fr: "Dates" },
  "share.seen.yacht": { en: "Yacht", fr: "Yacht" },
  "share.seen.na": { en: "n/a", fr: "n/d" },
  "share.seen.days": { en: "Day by day", fr: "Jour par jour" },
  "share.seen.people": { en: "People", fr: "Personnes" },
  "share.seen.services": { en: "Services", fr: "Services" },
  "share.seen.calls": { en: "Calls for fund", fr: "Appels de fonds" },
  "share.seen.comments": { en: "Comments", fr: "Commentaires" },
  "share.seen.papers": { en: "Also for this person", fr: "Aussi pour cette personne" },
  "share.seen.noPrices": { en: "No prices, no contract.", fr: "Ni prix, ni contrat." },
  "share.seen.at": { en: "On the way", fr: "En route" },
  "share.paper.commissions": { en: "Commission", fr: "Commission" },
  "share.paper.crew_lists": CREW_LIST,
  "share.paper.guest_preferences": GUEST_PREFERENCES,
  "share.paper.checks": KYC_CHECKS,
  ...prefixed("share.role", ROLE_LABELS),
});
