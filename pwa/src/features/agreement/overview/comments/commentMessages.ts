import { defineMessages } from "#ui/i18n.ts";

/** Texts of comments and counter-proposals. */
export const commentMessages = defineMessages({
  "comments.title": { en: "Comments and proposals", fr: "Commentaires et propositions" },
  "comments.none": { en: "No comments yet.", fr: "Aucun commentaire pour l’instant." },
  "comments.open": {
    en: "{count, plural, one {# open} other {# open}}",
    fr: "{count, plural, one {# en attente} other {# en attente}}",
  },
  "comments.state.OPEN": { en: "Open", fr: "En attente" },
  "comments.state.ANSWERED": { en: "Answered", fr: "Répondu" },
  "comments.state.PASSED_OVER": { en: "Passed over", fr: "Écarté" },
  "comments.about": { en: "Term", fr: "Clause" },
  "comments.about.whole": { en: "The agreement as a whole", fr: "Le contrat dans son ensemble" },
  "comments.text": { en: "Comment", fr: "Commentaire" },
  "comments.proposes": { en: "Proposed instead (optional)", fr: "Proposition (facultative)" },
  "comments.proposed": { en: "Proposes: {proposal}", fr: "Propose : {proposal}" },
  "comments.add": { en: "Add comment", fr: "Ajouter le commentaire" },
  "comments.write": { en: "Write a comment", fr: "Écrire un commentaire" },
  "comments.cancel": { en: "Cancel", fr: "Annuler" },
  "comments.discard": { en: "Discard", fr: "Abandonner" },
  "comments.discard.ask": { en: "Discard what you have written?", fr: "Abandonner le texte saisi ?" },
  "comments.answer": { en: "Answer", fr: "Répondre" },
  "comments.answerTo": { en: "Answer to {name}", fr: "Répondre à {name}" },
  "comments.accept": { en: "Accept", fr: "Accepter" },
  "comments.accepted": { en: "Accepted.", fr: "Accepté." },
  "comments.pass": { en: "Pass over", fr: "Écarter" },
  "comments.pass.ask": {
    en: "Pass over {name}’s comment without an answer?",
    fr: "Écarter sans réponse le commentaire de {name} ?",
  },
  "comments.passedBy": { en: "Passed over by {name}, {when}", fr: "Écarté par {name}, le {when}" },
  "comments.by": { en: "{name}, {when}", fr: "{name}, le {when}" },
  "comments.delete": { en: "Delete", fr: "Supprimer" },
  "comments.delete.ask": { en: "Delete this comment?", fr: "Supprimer ce commentaire ?" },
  "comments.author.admin": { en: "{name} (administrator)", fr: "{name} (administrateur)" },
  "comments.author.unknown": { en: "Someone who is not a party", fr: "Une personne qui n’est pas partie au contrat" },
});
