import type { Article } from "./article.ts";

/** Articles that read differently when the yacht is hired. */
export const CHARTER_ARTICLES: readonly Article[] = [
  {
    number: 2,
    title: { fr: "Objet : location du navire armé", en: "Purpose: hire of the yacht with crew" },
    statement: {
      fr: "Le présent contrat a pour objet la location du navire avec son équipage pour la période convenue, à l’usage exclusif du client et de ses invités.",
      en: "The purpose of this agreement is the hire of the yacht with its crew for the agreed period, for the exclusive use of the client and the client’s guests.",
    },
  },
  {
    number: 5,
    title: { fr: "Zone de navigation", en: "Cruising area" },
    statement: {
      fr: "Le navire navigue dans la zone énoncée aux conditions particulières. Le client choisit l’itinéraire en accord avec le capitaine, juge de la sécurité.",
      en: "The yacht sails within the area stated in the particulars. The client chooses the route in agreement with the captain, who is the judge of safety.",
    },
  },
  {
    number: 6,
    title: { fr: "Livraison et restitution", en: "Delivery and redelivery" },
    statement: {
      fr: "Le transporteur livre le navire au lieu et à l’heure convenus, prêt à naviguer. Le client le restitue au lieu et à l’heure convenus, libre de toute dette contractée pour son compte.",
      en: "The carrier delivers the yacht at the agreed place and time, ready to sail. The client redelivers it at the agreed place and time, free of any debt incurred on the client’s behalf.",
    },
  },
  {
    number: 9,
    title: { fr: "Prix ; frais d’exploitation non compris", en: "Price; operating costs excluded" },
    statement: {
      fr: "Le prix énoncé aux conditions particulières comprend le navire, son équipage et son assurance. Le carburant et les autres frais d’exploitation sont à la charge du client, sauf mention contraire aux conditions particulières.",
      en: "The price stated in the particulars includes the yacht, its crew and its insurance. Fuel and other operating costs are borne by the client unless the particulars say otherwise.",
    },
  },
];
