import { defineMessages } from "../../ui/i18n.ts";

/** Texts round an article. */
export const newsMessages = defineMessages({
  "news.title": { en: "News", fr: "Actualités" },
  "news.absent": {
    en: "This article is not here. Without a connection, articles cannot be read.",
    fr: "Cet article n’est pas ici. Sans connexion, les articles ne peuvent pas être lus.",
  },
  "news.back": { en: "Back to the start page", fr: "Retour à l’accueil" },
});
