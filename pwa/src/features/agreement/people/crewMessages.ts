import { CREW_FIELDS, CREW_LIST, IDENTITY_DOCUMENT_LABELS, MASTER } from "shared-schema/crew/labels";
import { GENDER_LABELS } from "shared-schema/labels/profile";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the crew list. */
export const crewMessages = defineMessages({
  "crew.title": CREW_LIST,
  "crew.note": {
    en: "For professionals of this agreement only. Births and identity documents are deleted some time after the voyage, 60 days unless your operator says otherwise.",
    fr: "Réservée aux professionnels de ce contrat. Naissances et pièces d’identité sont effacées quelque temps après le voyage, 60 jours sauf indication contraire de l’opérateur.",
  },
  "crew.hidden": {
    en: "Only professionals of this agreement see its crew list.",
    fr: "Seuls les professionnels de ce contrat voient sa liste d’équipage.",
  },
  "crew.count": {
    en: "{count, plural, =0 {Only the captain is on the list.} one {One member besides the captain.} other {# members besides the captain.}}",
    fr: "{count, plural, =0 {Seul le capitaine figure sur la liste.} one {Un membre outre le capitaine.} other {# membres outre le capitaine.}}",
  },
  "crew.open": { en: "Open the crew list", fr: "Ouvrir la liste d’équipage" },
  "crew.noCaptain": {
    en: "The agreement has no captain yet. Add one under «Yacht»: the list begins with the captain.",
    fr: "Le contrat n’a pas encore de capitaine. Ajoutez-le sous « Yacht » : la liste commence par lui.",
  },
  "crew.captain": { en: "{name} · {rank}", fr: "{name} · {rank}" },
  "crew.captain.note": { en: "From the captain’s profile", fr: "D’après le profil du capitaine" },
  "crew.empty": { en: "No crew members entered.", fr: "Aucun membre d’équipage saisi." },
  "crew.add": { en: "Add a crew member", fr: "Ajouter un membre" },
  "crew.full": {
    en: "The list is full: it can have {most} members.",
    fr: "La liste est complète : elle peut compter {most} membres.",
  },
  "crew.unnamed": { en: "Member {number}", fr: "Membre {number}" },
  "crew.remove": { en: "Remove", fr: "Retirer" },
  "crew.removeOf": { en: "Remove {name} from the crew list", fr: "Retirer {name} de la liste d’équipage" },
  "crew.remove.confirm": {
    en: "Remove {name} from the crew list?",
    fr: "Retirer {name} de la liste d’équipage ?",
  },
  "crew.expires": {
    en: "Expires before the end of the voyage.",
    fr: "Expire avant la fin du voyage.",
  },
  "crew.unsaved": {
    en: "An entry is not saved. Open the member to see why.",
    fr: "Une saisie n’est pas enregistrée. Ouvrez le membre pour voir pourquoi.",
  },
  "crew.copy": { en: "Take over the crew of", fr: "Reprendre l’équipage de" },
  "crew.copy.hint": { en: "Another agreement with this yacht", fr: "Un autre contrat avec ce yacht" },
  "crew.copied": {
    en: "{count, plural, =0 {All of them are on this list already.} one {One member was added.} other {# members were added.}}",
    fr: "{count, plural, =0 {Tous figurent déjà sur cette liste.} one {Un membre a été ajouté.} other {# membres ont été ajoutés.}}",
  },
  "crew.files": { en: "Crew lists for the authorities", fr: "Listes d’équipage pour les autorités" },
  "crew.files.note": {
    en: "One for each call, with the fields of IMO FAL Form 5.",
    fr: "Une par escale, avec les rubriques du formulaire FAL n° 5 de l’OMI.",
  },
  "crew.files.none": {
    en: "Map the route first: there is a list for every call.",
    fr: "Tracez d’abord l’itinéraire : il y a une liste par escale.",
  },
  "crew.missing": { en: "Still missing: {fields}", fr: "Il manque encore : {fields}" },
  "crew.onBoard": {
    en: "{count, plural, =0 {no one} one {1 person} other {# people}}",
    fr: "{count, plural, =0 {personne} one {1 personne} other {# personnes}}",
  },
  "crew.csv": { en: "CSV", fr: "CSV" },
  "crew.pdf": { en: "PDF", fr: "PDF" },
  "crew.csvOf": { en: "Crew list as CSV: {call}", fr: "Liste d’équipage en CSV : {call}" },
  "crew.pdfOf": { en: "Crew list as PDF: {call}", fr: "Liste d’équipage en PDF : {call}" },
  "crew.failed": { en: "The list could not be created.", fr: "La liste n’a pas pu être produite." },
  "crew.master": MASTER,
  ...prefixed("crew.field", {
    ...CREW_FIELDS,
    document_issuer: CREW_FIELDS.document_country,
    document_expiry: CREW_FIELDS.document_expiration,
  }),
  ...prefixed("crew.gender", GENDER_LABELS),
  ...prefixed("crew.document", IDENTITY_DOCUMENT_LABELS),
});
