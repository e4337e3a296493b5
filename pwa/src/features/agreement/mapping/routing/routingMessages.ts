import { defineMessages } from "#ui/i18n.ts";

/** Texts of routing round land. */
export const routingMessages = defineMessages({
  "routing.all": { en: "Route around land", fr: "Contourner les terres" },
  "routing.leg": { en: "Route this leg around land", fr: "Contourner les terres sur cette étape" },
  "routing.searching": {
    en: "Finding a route around land: leg {leg} of {total}",
    fr: "Recherche d’une route autour des terres : étape {leg} sur {total}",
  },
  "routing.cancel": { en: "Cancel", fr: "Annuler" },
  "routing.dismiss": { en: "Close", fr: "Fermer" },
  "routing.done": {
    en: "{count, plural, one {One leg was routed} other {# legs were routed}}: {nm}. Planning aid, not for navigation.",
    fr: "{count, plural, one {Une étape tracée} other {# étapes tracées}} : {nm}. Aide à la préparation, pas à la navigation.",
  },
  "routing.nothing": { en: "No route found.", fr: "Aucune route trouvée." },
  "routing.failed": {
    en: "The search failed. Nothing was changed.",
    fr: "La recherche a échoué. Rien n’a été modifié.",
  },
  "routing.of": { en: "To {place}: {what}", fr: "Vers {place} : {what}" },
  "routing.canal": { en: "takes {names}", fr: "emprunte {names}" },
  "routing.canal.Corinth": { en: "the Corinth Canal", fr: "le canal de Corinthe" },
  "routing.canal.Kiel": { en: "the Kiel Canal", fr: "le canal de Kiel" },
  "routing.canal.Suez": { en: "the Suez Canal", fr: "le canal de Suez" },
  "routing.canal.Panama": { en: "the Panama Canal", fr: "le canal de Panama" },
  "routing.canal.Noordzeekanaal": { en: "the Noordzeekanaal", fr: "le Noordzeekanaal" },
  "routing.canal.Oranjesluizen": {
    en: "the Noordzeekanaal with the Oranjesluizen",
    fr: "le Noordzeekanaal et les Oranjesluizen",
  },
  "routing.canal.Krka": { en: "the Krka", fr: "la Krka" },
  "routing.canal.Thames": { en: "the Thames", fr: "la Tamise" },
  "routing.canal.Elbe": { en: "the Elbe", fr: "l’Elbe" },
  "routing.canal.Nieuwe Waterweg": { en: "the Nieuwe Waterweg", fr: "le Nieuwe Waterweg" },
  "routing.canal.Scheldt": { en: "the Scheldt", fr: "l’Escaut" },
  "routing.canal.Garonne": { en: "the Garonne", fr: "la Garonne" },
  "routing.too-large": {
    en: "the yacht’s dimensions are too large for {names}",
    fr: "les dimensions du yacht sont trop grandes pour {names}",
  },
  "routing.bridges": {
    en: "compare the yacht’s height with the bridges: {names}",
    fr: "comparez la hauteur du yacht aux ponts : {names}",
  },
  "routing.bridge.unknown": { en: "{name} (clearance unknown)", fr: "{name} (tirant d’air inconnu)" },
  "routing.bridge": { en: "{name} ({clearance} m)", fr: "{name} ({clearance} m)" },
  "routing.warning.unknown-coast": {
    en: "passes a coast that is not on this device; land was not checked there",
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
    en: "there is no sea route between the two places; the leg is unchanged",
    fr: "aucune route maritime ne relie ces lieux ; l’étape reste inchangée",
  },
  "routing.reason.unknown-coast": {
    en: "the coast there is not on this device; connect to the internet and try again",
    fr: "la côte de cette zone n’est pas sur cet appareil ; connectez-vous à Internet et réessayez",
  },
  "routing.reason.cancelled": { en: "cancelled", fr: "annulé" },
  "routing.reason.too-far": {
    en: "one end is more than 8 NM from the sea; the leg is unchanged",
    fr: "une extrémité est à plus de 8 milles de la mer ; l’étape reste inchangée",
  },
  "routing.reason.gave-up": {
    en: "the search took too long; add a waypoint on the way and try again",
    fr: "la recherche a pris trop de temps ; ajoutez un point de passage et réessayez",
  },
});
