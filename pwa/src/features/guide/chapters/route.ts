import type { GuideChapter } from "../schema.ts";

export const route: GuideChapter = {
  parts: [
    {
      id: "waypoints",
      title: { en: "Add waypoints", fr: "Ajouter des points de route" },
      text: [
        {
          en: "In the section **Route**, tap the chart to add a waypoint after the selected one, or tap a leg to insert one. The field above the list adds a port, an anchorage or a position by its name or coordinates. Drag a waypoint to move it.",
          fr: "Dans la rubrique **Itinéraire**, appuyez sur la carte pour ajouter un point après celui qui est sélectionné, ou sur une étape pour en insérer un. Le champ au-dessus de la liste ajoute un port, un mouillage ou une position d’après son nom ou ses coordonnées. Faites glisser un point pour le déplacer.",
        },
      ],
      picture: {
        name: "route",
        alt: {
          en: "The chart with a route from Cannes round Corsica, and its waypoints",
          fr: "La carte avec un itinéraire de Cannes autour de la Corse, et ses points de route",
        },
      },
    },
    {
      id: "calls",
      title: { en: "Calls and times", fr: "Escales et heures" },
      text: [
        {
          en: "Passengers board and leave at calls. The first waypoint is always a call; another one can be a call only in national waters. Choose a waypoint to enter its arrival and departure. Times that you leave open are estimated from the speed and marked with ≈.",
          fr: "Les passagers embarquent et débarquent aux escales. Le premier point est toujours une escale ; un autre ne peut en être une que dans des eaux nationales. Choisissez un point pour saisir son arrivée et son départ. Les heures laissées ouvertes sont estimées d’après la vitesse et marquées ≈.",
        },
        {
          en: "**Take the estimates** under **Tools** enters the estimated times where the contract needs them, in one step that can be undone as one.",
          fr: "**Reprendre les estimations**, sous **Outils**, saisit les heures estimées là où le contrat en demande, en une seule étape, annulée d’un coup.",
        },
        {
          en: "**Nights here** moves the rest of the route by whole days. Times are stored in UTC and shown in the local time of the place too.",
          fr: "**Nuits sur place** décale la suite de jours entiers. Les heures sont enregistrées en UTC et affichées aussi en heure locale.",
        },
      ],
    },
    {
      id: "land",
      title: { en: "Keep clear of land", fr: "Éviter les terres" },
      text: [
        {
          en: "Choose **Route around land** under **Tools**: each leg that crosses land is drawn round it. Drag a leg to bend it yourself. The chart is a planning aid and not for navigation.",
          fr: "Choisissez **Contourner les terres** sous **Outils** : chaque étape qui traverse la terre est tracée autour. Faites glisser une étape pour l’infléchir vous-même. La carte est une aide à la préparation et ne sert pas à la navigation.",
        },
      ],
    },
    {
      id: "legs",
      title: { en: "Legs, waters and fuel", fr: "Étapes, eaux et carburant" },
      text: [
        {
          en: "The drawer below the chart has three tables: **Legs** with courses, distances and times, **Waters** with the share of each country, and **Fuel** with what is left in the tanks. Enter the planned speed of a leg in the first.",
          fr: "Le volet sous la carte contient trois tableaux : **Étapes** avec les routes, distances et heures, **Eaux** avec la part de chaque pays, et **Carburant** avec ce qui reste dans les réservoirs. Saisissez la vitesse prévue d’une étape dans le premier.",
        },
      ],
      picture: {
        name: "legs",
        alt: { en: "The table of the legs with courses and times", fr: "Le tableau des étapes avec routes et heures" },
      },
    },
    {
      id: "files",
      title: { en: "GPX, passage plan and calendar", fr: "GPX, plan de traversée et calendrier" },
      text: [
        {
          en: "**Files** under **Tools** imports a GPX route or track, and exports GPX, a passage plan as PDF and the schedule as a calendar file.",
          fr: "**Fichiers**, sous **Outils**, importe une route ou une trace GPX, et exporte un GPX, un plan de traversée en PDF et le calendrier sous forme de fichier.",
        },
      ],
    },
  ],
};
