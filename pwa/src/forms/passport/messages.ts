import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the reader of machine-readable lines. */
export const passportMessages = defineMessages({
  "passport.lines": { en: "The two lines at the foot of the passport", fr: "Les deux lignes au bas du passeport" },
  "passport.linesNote": {
    en: "Type or paste them to fill in the fields. The signs < at the end of a line can be left out. Identity cards have three lines.",
    fr: "Saisissez-les ou collez-les pour remplir les champs. Les signes < en fin de ligne peuvent être omis. Les cartes d’identité ont trois lignes.",
  },
  "passport.camera": { en: "Read with the camera", fr: "Lire avec l’appareil photo" },
  "passport.read": { en: "Read. Please check the fields below.", fr: "Lu. Vérifiez les champs ci-dessous." },
  "passport.wrong": {
    en: "A check digit does not match. Compare the lines with the document, or fill in the fields below.",
    fr: "Une clé de contrôle ne correspond pas. Comparez les lignes avec le document, ou remplissez les champs ci-dessous.",
  },
  "passport.none": {
    en: "These are not the lines of a passport or an identity card: two lines of 44 or 36 characters, or three of 30.",
    fr: "Ce ne sont pas les lignes d’un passeport ou d’une carte d’identité : deux lignes de 44 ou 36 caractères, ou trois de 30.",
  },
  "passport.mendedNumber": {
    en: "A letter and a digit that look alike were exchanged in the number, so that its check digit matches: {number}.",
    fr: "Une lettre et un chiffre qui se ressemblent ont été échangés dans le numéro, pour que sa clé de contrôle corresponde : {number}.",
  },
  "passport.mendedNames": {
    en: "Letters K behind the names were taken for the sign <. Compare the names with the document.",
    fr: "Des lettres K après les noms ont été lues comme le signe <. Comparez les noms avec le document.",
  },
  "passport.noNationality": {
    en: "The document gives {code} as nationality, which is no country. Choose one, or leave the field empty.",
    fr: "Le document indique {code} comme nationalité, qui n’est pas un pays. Choisissez un pays ou laissez le champ vide.",
  },
  "passport.noIssuer": {
    en: "The document was issued by {code}, which is no country. Choose one, or leave the field empty.",
    fr: "Le document est délivré par {code}, qui n’est pas un pays. Choisissez un pays ou laissez le champ vide.",
  },
  "passport.born": {
    en: "The document gives two digits of the year of birth. Which date is right?",
    fr: "Le document n’indique que deux chiffres de l’année de naissance. Quelle date est la bonne ?",
  },
});
