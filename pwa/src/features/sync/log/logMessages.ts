import { defineMessages } from "../../../ui/i18n.ts";

/** Lines of the log of exchanges. */
export const logMessages = defineMessages({
  "syncLog.pushed": { en: "Sent: {what} {titles}", fr: "Envoyé : {what} {titles}" },
  "syncLog.merged": {
    en: "Sent and merged with other edits: {what} {titles}",
    fr: "Envoyé et fusionné avec d’autres modifications : {what} {titles}",
  },
  "syncLog.conflict": {
    en: "Sent, but also changed elsewhere: {what} {titles}",
    fr: "Envoyé, mais aussi modifié ailleurs : {what} {titles}",
  },
  "syncLog.refused": { en: "Refused: {what} {titles}", fr: "Refusé : {what} {titles}" },
  "syncLog.pulled": { en: "Received {count}: {what} {titles}", fr: "Reçu {count} : {what} {titles}" },
  "syncLog.removed": {
    en: "Removed from this device, {count}: {what} {titles}",
    fr: "Retiré de cet appareil, {count} : {what} {titles}",
  },
  "syncLog.uploaded": { en: "File sent: {titles}", fr: "Fichier envoyé : {titles}" },
  "syncLog.lost": { en: "The server could not be reached", fr: "Le serveur n’a pas pu être joint" },
  "syncLog.busy": {
    en: "The server asked this device to wait before sending more",
    fr: "Le serveur a demandé d’attendre avant d’envoyer la suite",
  },
  "syncLog.back": { en: "Connection to the server restored", fr: "Connexion au serveur rétablie" },
  "syncLog.factor-needed": { en: "A second factor was missing", fr: "Il manquait un second facteur" },
  "syncLog.signed-out": { en: "The session had expired", fr: "La session avait expiré" },
  "syncLog.too-old": {
    en: "This version is too old to receive changes",
    fr: "Cette version est trop ancienne pour recevoir les modifications",
  },
  "syncLog.aside": {
    en: "Could not be saved on this device: {what} {titles}",
    fr: "N’a pas pu être enregistré sur cet appareil : {what} {titles}",
  },
  "syncLog.recovered": {
    en: "Recovered after the browser lost its data: {what} {titles}",
    fr: "Récupéré après la perte des données du navigateur : {what} {titles}",
  },
  "syncLog.storage": {
    en: "This device could not save the data received",
    fr: "Cet appareil n’a pas pu enregistrer les données reçues",
  },
});
