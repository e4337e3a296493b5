import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the reading by camera. */
export const cameraMessages = defineMessages({
  "camera.title": { en: "Read the passport with the camera", fr: "Lire le passeport avec l’appareil photo" },
  "camera.picture": { en: "Picture of the camera", fr: "Image de l’appareil photo" },
  "camera.note": {
    en: "Hold the lines at the foot of the page within the frame. They are read on this device; no picture leaves it. The first time, about 2.5 MB are downloaded.",
    fr: "Placez les lignes au bas de la page dans le cadre. Elles sont lues sur cet appareil ; aucune image ne le quitte. La première fois, environ 2,5 Mo sont téléchargés.",
  },
  "camera.loading": { en: "Starting the camera…", fr: "Démarrage de l’appareil photo…" },
  "camera.looking": {
    en: "Looking for the lines. Avoid reflections and hold the device still.",
    fr: "Recherche des lignes. Évitez les reflets et tenez l’appareil immobile.",
  },
  "camera.refused": {
    en: "The camera may not be used here. Allow it in the settings of the browser, take a photo, or type the lines.",
    fr: "L’accès à l’appareil photo est refusé. Autorisez-le dans les réglages du navigateur, prenez une photo ou saisissez les lignes.",
  },
  "camera.none": {
    en: "No camera was found. Choose a photo of the page, or type the lines.",
    fr: "Aucun appareil photo n’a été trouvé. Choisissez une photo de la page ou saisissez les lignes.",
  },
  "camera.failed": {
    en: "The reader could not be loaded. Check the connection and try again, or type the lines.",
    fr: "Le lecteur n’a pas pu être chargé. Vérifiez la connexion et réessayez, ou saisissez les lignes.",
  },
  "camera.photo": { en: "Choose or take a photo", fr: "Choisir ou prendre une photo" },
  "camera.reading": { en: "Reading the photo…", fr: "Lecture de la photo…" },
  "camera.unread": {
    en: "The lines could not be read with certainty. Try a sharper photo without reflections, or type the lines.",
    fr: "Les lignes n’ont pas pu être lues avec certitude. Essayez une photo plus nette et sans reflets, ou saisissez les lignes.",
  },
  "camera.tooLarge": {
    en: "The picture is too large: at most 30 MB and 80 megapixels. Choose a smaller one, or type the lines.",
    fr: "L’image est trop grande : 30 Mo et 80 mégapixels au plus. Choisissez-en une plus petite, ou saisissez les lignes.",
  },
});
