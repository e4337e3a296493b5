import { YACHT_FIELDS, YACHT_STATUS_LABELS, YACHT_TYPE_LABELS } from "shared-schema/labels/yacht";
import { defineMessages, prefixed } from "../../ui/i18n.ts";

/** Texts of a yacht's form and of the dialog that makes one. */
export const yachtFormMessages = defineMessages({
  "yachtForm.range": {
    en: "Range, {share}% in reserve",
    fr: "Autonomie, réserve de {share} %",
  },
  "yachtForm.identity": { en: "Identity", fr: "Identité" },
  "yachtForm.dimensions": { en: "Dimensions", fr: "Dimensions" },
  "yachtForm.capacity": { en: "People on board", fr: "Personnes à bord" },
  "yachtForm.onBoard": { en: "Listed in the contract", fr: "Énumérés au contrat" },
  "yachtForm.engines": { en: "Engines and fuel", fr: "Moteurs et carburant" },
  "yachtForm.speeds": { en: "Speed and consumption", fr: "Vitesse et consommation" },
  "yachtForm.table": { en: "Speed and consumption table", fr: "Tableau des vitesses et consommations" },
  "yachtForm.tableNote": {
    en: "If this table has points, estimates use it instead of the speeds above.",
    fr: "Si ce tableau contient des points, les estimations l’utilisent à la place des vitesses ci-dessus.",
  },
  "yachtForm.tableSpeed": { en: "Speed, point {n}", fr: "Vitesse, point {n}" },
  "yachtForm.tableCons": { en: "Consumption, point {n}", fr: "Consommation, point {n}" },
  "yachtForm.newSpeed": { en: "Speed of a new point", fr: "Vitesse d’un nouveau point" },
  "yachtForm.newCons": { en: "Consumption of a new point", fr: "Consommation d’un nouveau point" },
  "yachtForm.addPoint": { en: "Add point", fr: "Ajouter un point" },
  "yachtForm.removePoint": { en: "Remove point {n}", fr: "Retirer le point {n}" },
  "yachtForm.speedWarning": {
    en: "Missing required speed/consumption data: fuel consumption estimate will not be calculated.",
    fr: "Données de vitesse ou de consommation manquantes : la consommation de carburant ne sera pas estimée.",
  },
  "yachtForm.online": {
    en: "This yacht is not on this device. Changes are saved on the server and require a connection.",
    fr: "Ce yacht n’est pas sur cet appareil. Les modifications sont enregistrées sur le serveur et nécessitent une connexion.",
  },
  "yachtForm.notFound": { en: "Yacht not found", fr: "Yacht introuvable" },
  "yachtForm.notFoundNote": {
    en: "It was deleted, or belongs to agreements that you are not a party to.",
    fr: "Il a été supprimé, ou appartient à des contrats auxquels vous n’êtes pas partie.",
  },
  "yachtForm.imoForm": { en: "An IMO number has seven digits.", fr: "Un numéro OMI compte sept chiffres." },
  "yachtForm.imoWrong": {
    en: "One digit of this IMO number is wrong: it does not match the check digit.",
    fr: "Un chiffre de ce numéro OMI est faux : il ne correspond pas au chiffre de contrôle.",
  },
  "yachtForm.namesake": {
    en: "There is a yacht of this name already: {yacht}. If this is another one, enter her IMO or official number next.",
    fr: "Il existe déjà un yacht de ce nom : {yacht}. S’il s’agit d’un autre, saisissez ensuite son numéro OMI ou officiel.",
  },
  "yachtForm.add": { en: "Add Yacht", fr: "Ajouter un yacht" },
  "yachtForm.create": { en: "Create", fr: "Créer" },
  ...prefixed("yachtForm", YACHT_FIELDS),
  ...prefixed("yachtForm", YACHT_TYPE_LABELS),
  ...prefixed("yachtForm", YACHT_STATUS_LABELS),
});
