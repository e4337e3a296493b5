import type { Stay, Waypoint } from "../agreement/schema.ts";
import type { Bilingual } from "../base/language.ts";

export const WAYPOINT_FIELDS: Readonly<Record<Exclude<keyof Waypoint, "pos">, Bilingual>> = {
  latitude: { en: "Latitude", fr: "Latitude" },
  longitude: { en: "Longitude", fr: "Longitude" },
  is_call: { en: "Call", fr: "Escale" },
  is_routing: { en: "Positioning", fr: "Convoyage" },
  call_location_str: { en: "Place", fr: "Lieu" },
  arr_date: { en: "Arrival", fr: "Arrivée" },
  dep_date: { en: "Departure", fr: "Départ" },
  nights: { en: "Nights", fr: "Nuits" },
  track: { en: "Leg track", fr: "Tracé de l’étape" },
  routed: { en: "Routed between", fr: "Calculé entre" },
  planned_speed: { en: "Planned speed", fr: "Vitesse prévue" },
};

export const STAY_FIELDS: Readonly<Record<Exclude<keyof Stay, "profile_id">, Bilingual>> = {
  emb_waypoint: { en: "Boarding call", fr: "Escale d’embarquement" },
  disemb_waypoint: { en: "Disembarking call", fr: "Escale de débarquement" },
  emb_date: { en: "Boarding time", fr: "Heure d’embarquement" },
  disemb_date: { en: "Disembarking time", fr: "Heure de débarquement" },
};

export const TRIP_LABELS: Readonly<Record<"NATIONAL" | "INTERNATIONAL" | "STATIC" | "HIRE", Bilingual>> = {
  NATIONAL: { en: "National", fr: "National" },
  INTERNATIONAL: { en: "International", fr: "International" },
  STATIC: { en: "In port or at anchor", fr: "À quai ou au mouillage" },
  HIRE: { en: "Hire", fr: "Location" },
};
