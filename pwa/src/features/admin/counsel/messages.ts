import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the administrators' page for counsel. */
export const counselMessages = defineMessages({
  "counsel.intro": {
    en: "The standard terms, edition {edition}, are our own wording. An attorney should settle these points before you rely on them.",
    fr: "Les conditions générales, édition {edition}, sont de notre rédaction. Un avocat devrait trancher ces points avant que vous ne vous y fiiez.",
  },
});
