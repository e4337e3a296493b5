import type { Bilingual } from "../../base/language.ts";

/** The reasons why a receipt is not printed, in both languages. */
export const MISSING_RECEIPTS = {
  ELSEWHERE: { en: "Not on this device", fr: "Pas sur cet appareil" },
  NO_READER: {
    en: "PDF, which this device can print once it has been online",
    fr: "PDF, que cet appareil imprimera après une connexion",
  },
  PROTECTED: { en: "PDF with a password", fr: "PDF protégé par un mot de passe" },
  UNREADABLE: { en: "Unreadable file", fr: "Fichier illisible" },
  TOO_LONG: { en: "PDF with too many pages", fr: "PDF de trop de pages" },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type MissingReceipt = keyof typeof MISSING_RECEIPTS;
