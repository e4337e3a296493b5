/** The editions of the consent's text, oldest first. An edition's text never changes: entries name it. */
export const CONSENT_EDITIONS = ["2026-11"] as const;
export type ConsentEdition = (typeof CONSENT_EDITIONS)[number];

export const CURRENT_CONSENT: ConsentEdition = "2026-11";
