import { defineMessages } from "#ui/i18n.ts";

/** Texts of the next step, and of the dialogs that it opens. */
export const nextMessages = defineMessages({
  "next.approve": { en: "Approve", fr: "Approuver" },
  "next.ask": { en: "Ask for approval", fr: "Demander l’approbation" },
  "next.open.conflict": { en: "Decide", fr: "Trancher" },
  "next.open.sign": { en: "Read and sign", fr: "Lire et signer" },
  "next.open.details": { en: "Open", fr: "Ouvrir" },
  "next.open.pay": { en: "Open the payments", fr: "Ouvrir les paiements" },
  "next.open.collect": { en: "Open the payments", fr: "Ouvrir les paiements" },
  "next.open.move": { en: "Open", fr: "Ouvrir" },
  "next.waits": { en: "the button waits for today’s figures", fr: "le bouton attend les chiffres du jour" },
  "next.approved": {
    en: "You have approved. The others are told.",
    fr: "Vous avez approuvé. Les autres parties en sont informées.",
  },
  "next.then.sign": {
    en: "Once everybody has approved and the contract is generated, it is there to be signed.",
    fr: "Dès que toutes les parties auront approuvé et que le contrat aura été généré, il pourra être signé.",
  },
});
