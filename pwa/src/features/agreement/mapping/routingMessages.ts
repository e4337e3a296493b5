import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of routing round land. */
export const routingMessages = defineMessages({
  "routing.all": { en: "Route round land", fr: "Contourner les terres" },
  "routing.leg": { en: "Route this leg round land", fr: "Contourner les terres sur cette étape" },
  "routing.searching": {
    en: "Searching a way round land: leg {leg} of {total}",
    fr: "Recherche d’une route autour des terres : étape {leg} sur {total}",
  },
  "routing.cancel": { en: "Cancel", fr: "Annuler" },
  "routing.dismiss": { en: "Close", fr: "Fermer" },
  "routing.done": {
    en: "{count, plural, one {One leg was routed} other {# legs were routed}}: {nm}. Planning aid, not for navigation.",
    fr: "{count, plural, one {Une étape tracée} other {# étapes tracées}} : {nm}. Aide à la préparation, pas à la navigation.",
  },
  "routing.nothing": { en: "No way was found.", fr: "Aucune route trouvée." },
  "routing.failed": {
    en: "The search could not be made. Nothing was changed.",
    fr: "La recherche n’a pas pu se faire. Rien n’a été modifié.",
  },
  "routing.of": { en: "To {place}: {what}", fr: "Vers {place} : {what}" },
  "routing.canal": { en: "takes the {names} canal", fr: "emprunte le canal de {names}" },
  "routing.canal.Corinth": { en: "Corinth", fr: "Corinthe" },
  "routing.canal.Kiel": { en: "Kiel", fr: "Kiel" },
  "routing.canal.Suez": { en: "Suez", fr: "Suez" },
  "routing.canal.Panama": { en: "Panama", fr: "Panama" },
  "routing.warning.unknown-coast": {
    en: "passes coast that is not on this device; land was not checked there",
    fr: "longe des côtes absentes de cet appareil ; la terre n’y a pas été vérifiée",
  },
  "routing.warning.inshore": {
    en: "comes within {nm} of a coast",
    fr: "passe à {nm} d’une côte",
  },
  "routing.warning.touches-land": {
    en: "touches land on the coarse chart away from its ends",
    fr: "touche la terre sur la carte sommaire, loin de ses extrémités",
  },
  "routing.reason.no-way": {
    en: "no sea joins the two places; the leg was left as it is",
    fr: "aucune mer ne relie ces lieux ; l’étape reste telle quelle",
  },
  "routing.reason.unknown-coast": {
    en: "the coast there is not on this device; go online once and try again",
    fr: "la côte n’y est pas sur cet appareil ; connectez-vous une fois et réessayez",
  },
  "routing.reason.cancelled": { en: "cancelled", fr: "annulé" },
  "routing.reason.too-far": {
    en: "one end lies more than 8 NM from any sea; the leg was left as it is",
    fr: "une extrémité est à plus de 8 NM de toute mer ; l’étape reste telle quelle",
  },
});
