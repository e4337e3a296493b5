import { defineMessages } from "#ui/i18n.ts";

/** The sentence that answers «Why this rate?». */
export const answerMessages = defineMessages({
  "answer.entered": { en: "{rate} was entered by hand.", fr: "{rate} a été saisi à la main." },
  "answer.rule": {
    en: "{rate} follows from the waters that the route crosses and the rules of {country}.",
    fr: "{rate} résulte des eaux traversées et des règles applicables ({country}).",
  },
  "answer.abroad": {
    en: "{count, plural, one {The cruise calls outside France} other {Every trip calls outside France}}, so it is international and taxed at 0%.",
    fr: "{count, plural, one {La croisière fait escale hors de France : elle est internationale et taxée} other {Chaque trajet fait escale hors de France : il est international et taxé}} à 0 %.",
  },
  "answer.national": {
    en: "{count, plural, one {The cruise calls in France alone: it is taxed at {rate} on its distance in French waters.} other {Every trip calls in France alone: each is taxed at {rate} on its distance in French waters.}}",
    fr: "{count, plural, one {La croisière ne fait escale qu’en France : elle est taxée à {rate} sur sa distance en eaux françaises.} other {Aucun trajet ne fait escale hors de France : chacun est taxé à {rate} sur sa distance en eaux françaises.}}",
  },
  "answer.mixed": {
    en: "{count} of {all} trips {count, plural, one {calls in France alone and is} other {call in France alone and are}} taxed at {rate} on the distance in French waters. The others call abroad and are taxed at 0%.",
    fr: "{count, plural, one {# trajet sur {all} ne fait escale qu’en France : il est taxé} other {# trajets sur {all} ne font escale qu’en France : ils sont taxés}} à {rate} sur la distance en eaux françaises. Les autres font escale à l’étranger et sont taxés à 0 %.",
  },
  "answer.hours": {
    en: "{share} of the journey ({part} of {whole} h) is taxed at {rate} ({country}).",
    fr: "{share} du voyage ({part} h sur {whole}) est taxé à {rate} ({country}).",
  },
  "answer.days": {
    en: "{share} of the hire ({part} of {whole} days) is taxed at {rate} ({country}).",
    fr: "{share} de la location ({part} jours sur {whole}) est taxé à {rate} ({country}).",
  },
  "answer.part": {
    en: "{share} of the price is taxed at {rate} ({country}).",
    fr: "{share} du prix est taxé à {rate} ({country}).",
  },
  "answer.whole": {
    en: "All of it is taxed at {rate} ({country}).",
    fr: "Le tout est taxé à {rate} ({country}).",
  },
  "answer.rest": { en: "The rest is not taxed.", fr: "Le reste n’est pas taxé." },
});
