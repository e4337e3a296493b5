import { defineMessages } from "../../ui/i18n.ts";

/** Lines of the log of exchanges. */
export const logMessages = defineMessages({
  "syncLog.pushed": { en: "Sent: {what} {titles}", fr: "Envoyé : {what} {titles}" },
  "syncLog.merged": {
    en: "Sent and merged with other edits: {what} {titles}",
    fr: "Envoyé et fusionné avec d’autres modifications : {what} {titles}",
  },
  "syncLog.clash": {
    en: "Sent, but the same was changed elsewhere: {what} {titles}",
    fr: "Envoyé, mais la même chose a été modifiée ailleurs : {what} {titles}",
  },
  "syncLog.refused": { en: "Refused: {what} {titles}", fr: "Refusé : {what} {titles}" },
  "syncLog.pulled": { en: "Received {count}: {what} {titles}", fr: "Reçu {count} : {what} {titles}" },
  "syncLog.removed": {
    en: "Left this device, {count}: {what} {titles}",
    fr: "Retiré de cet appareil, {count} : {what} {titles}",
  },
  "syncLog.uploaded": { en: "File sent: {titles}", fr: "Fichier envoyé : {titles}" },
  "syncLog.lost": { en: "The server could not be reached", fr: "Le serveur n’a pas pu être joint" },
  "syncLog.back": { en: "The server was reached again", fr: "Le serveur a de nouveau été joint" },
  "syncLog.signed-out": { en: "The session had expired", fr: "La session avait expiré" },
  "syncLog.too-old": {
    en: "This version is too old to fetch changes",
    fr: "Cette version est trop ancienne pour recevoir",
  },
  "syncLog.storage": {
    en: "This device could not keep what came",
    fr: "Cet appareil n’a pas pu conserver ce qui est arrivé",
  },
});
