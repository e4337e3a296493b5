import { defineMessages } from "../../../ui/i18n.ts";

/** The titles of the two sides of a decision. */
export const sideMessages = defineMessages({
  "sync.conflict": {
    en: "Someone else also changed this. Their version applies until you decide.",
    fr: "Quelqu’un d’autre l’a aussi modifié. Sa version s’applique jusqu’à votre décision.",
  },
  "sync.changedElsewhere": {
    en: "This was also changed elsewhere. The version on the server applies until you decide.",
    fr: "Ceci a aussi été modifié ailleurs. La version du serveur s’applique jusqu’à votre décision.",
  },
  "sync.ownConflict": {
    en: "You also changed this on your other device. The version that arrived first applies until you decide.",
    fr: "Vous l’avez aussi modifié sur votre autre appareil. La version arrivée en premier s’applique jusqu’à votre décision.",
  },
  "sync.sides": {
    en: "Needs you. {first}: “{mine}”. {second}: “{theirs}”.",
    fr: "À décider. {first} : « {mine} ». {second} : « {theirs} ».",
  },
  "sync.sidesBy": {
    en: "{who} set “{theirs}”; yours, “{mine}”, waits.",
    fr: "{who} a saisi « {theirs} » ; votre valeur, « {mine} », attend.",
  },
  "sync.decide": { en: "Decide", fr: "Décider" },
  "sync.mine": { en: "Yours", fr: "Votre valeur" },
  "sync.theirs": { en: "On the server", fr: "Sur le serveur" },
  "sync.later": { en: "Arrived later", fr: "Arrivé après" },
  "sync.first": { en: "Arrived first", fr: "Arrivé en premier" },
  "sync.withMine": { en: "With yours", fr: "Avec la vôtre" },
  "sync.withTheirs": { en: "With theirs", fr: "Avec la leur" },
  "sync.withLater": { en: "With the later one", fr: "Avec la seconde" },
  "sync.withFirst": { en: "With the first one", fr: "Avec la première" },
  "sync.takeMine": { en: "Take mine", fr: "Prendre la mienne" },
  "sync.keepTheirs": { en: "Keep theirs", fr: "Garder la leur" },
  "sync.takeLater": { en: "Take the later one", fr: "Prendre la seconde" },
  "sync.keepFirst": { en: "Keep the first one", fr: "Garder la première" },
  "sync.guest": {
    en: "The passenger sent other values by a link. Those on file apply until you decide.",
    fr: "Le passager a envoyé d’autres valeurs par un lien. Celles enregistrées s’appliquent jusqu’à votre décision.",
  },
  "sync.forProfessional": {
    en: "A broker, central agent, carrier or captain on the agreement accepts these values.",
    fr: "Un courtier, un agent central, le transporteur ou un capitaine du contrat accepte ces valeurs.",
  },
  "sync.onFile": { en: "On file", fr: "Enregistré" },
  "sync.sent": { en: "Sent by the passenger", fr: "Envoyé par le passager" },
  "sync.withOnFile": { en: "With those on file", fr: "Avec les valeurs enregistrées" },
  "sync.withSent": { en: "With those sent", fr: "Avec les valeurs envoyées" },
  "sync.accept": { en: "Accept", fr: "Accepter" },
  "sync.acceptOne": { en: "Accept: {field}", fr: "Accepter : {field}" },
  "sync.acceptAll": { en: "Accept all", fr: "Tout accepter" },
  "sync.keep": { en: "Keep", fr: "Garder" },
  "sync.keepOne": { en: "Keep: {field}", fr: "Garder : {field}" },
  "sync.keepAll": { en: "Keep all", fr: "Tout garder" },
  "sync.by": { en: "{who}, {when}", fr: "{who}, {when}" },
});
