import { defineMessages } from "#ui/i18n.ts";

/** Texts of the pages of a delegate who is not on the agreement. */
export const delegateMessages = defineMessages({
  "delegated.title": { en: "Sign for someone", fr: "Signer pour une autre personne" },
  "delegated.unknown": { en: "There is nothing to sign here", fr: "Il n’y a rien à signer ici" },
  "delegated.unknownNote": {
    en: "The delegation may have ended, or it is for another account than the one you are logged in with.",
    fr: "La délégation a peut-être pris fin, ou elle s’adresse à un autre compte que celui avec lequel vous êtes connecté.",
  },
  "delegated.asked": {
    en: "{name} asks you to sign “{title}”. Once you accept, you can read this version and sign it. You see nothing else of the agreement.",
    fr: "{name} vous demande de signer « {title} ». Après votre acceptation, vous pourrez lire cette version et la signer. Vous ne verrez rien d’autre du contrat.",
  },
  "delegated.accept": { en: "Accept", fr: "Accepter" },
  "delegated.refuse": { en: "Refuse", fr: "Refuser" },
  "delegated.refused": {
    en: "You have refused. Nothing is expected of you.",
    fr: "Vous avez refusé. Rien n’est attendu de vous.",
  },
  "delegated.read": { en: "Read the contract (PDF)", fr: "Lire le contrat (PDF)" },
  "delegated.readFirst": {
    en: "Please read the contract before you sign it.",
    fr: "Veuillez lire le contrat avant de le signer.",
  },
});
