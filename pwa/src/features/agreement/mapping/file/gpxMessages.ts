import type { GpxFaultCode } from "shared-schema/export/gpx/fault";
import { defineMessages, type Messages } from "#ui/i18n.ts";

/** The reasons for refusing a GPX file, and the place of the fault. */
export const gpxMessages = defineMessages({
  "gpx.empty": { en: "The file is empty.", fr: "Le fichier est vide." },
  "gpx.encoding": {
    en: "The encoding “{value}” is not supported.",
    fr: "L’encodage « {value} » n’est pas pris en charge.",
  },
  "gpx.encoding-contradicts": {
    en: "The file declares the encoding {value} but does not use it. Save it again as UTF-8.",
    fr: "Le fichier déclare l’encodage {value} mais ne l’utilise pas. Enregistrez-le à nouveau en UTF-8.",
  },
  "gpx.too-large": {
    en: "The file is larger than {limit} MB.",
    fr: "Le fichier dépasse {limit} Mo.",
  },
  "gpx.too-many-points": {
    en: "Line {line}: the file has more than {limit, number} points.",
    fr: "Ligne {line} : le fichier compte plus de {limit, number} points.",
  },
  "gpx.doctype": {
    en: "Line {line}: the file declares a document type or entities, which no GPX file needs.",
    fr: "Ligne {line} : le fichier déclare un type de document ou des entités, dont aucun fichier GPX n’a besoin.",
  },
  "gpx.malformed": {
    en: "Line {line}, column {column}: the file is not well-formed XML. An element is not closed, or a character is out of place.",
    fr: "Ligne {line}, colonne {column} : ce n’est pas du XML bien formé. Un élément n’est pas fermé, ou un caractère n’est pas à sa place.",
  },
  "gpx.unreadable": {
    en: "Its XML is nested too deeply, or uses names that cannot be read.",
    fr: "Son XML est trop imbriqué, ou emploie des noms illisibles.",
  },
  "gpx.second-root": {
    en: "Line {line}: a second document begins with <{element}>.",
    fr: "Ligne {line} : un second document commence par <{element}>.",
  },
  "gpx.not-gpx": {
    en: "Line {line}: the file begins with <{element}>, not with <gpx>.",
    fr: "Ligne {line} : le fichier commence par <{element}>, et non par <gpx>.",
  },
  "gpx.version": {
    en: "Line {line}: GPX version “{value}” is neither 1.0 nor 1.1.",
    fr: "Ligne {line} : la version GPX « {value} » n’est ni 1.0 ni 1.1.",
  },
  "gpx.entity": {
    en: "Line {line}: “{value}” is not a valid XML character.",
    fr: "Ligne {line} : « {value} » n’est pas un caractère XML valide.",
  },
  "gpx.coordinate": {
    en: "Line {line}, <{element}>: {attribute} is “{value}”, not a number from −{limit} to {limit}.",
    fr: "Ligne {line}, <{element}> : {attribute} vaut « {value} », et non un nombre de −{limit} à {limit}.",
  },
  "gpx.coordinate-missing": {
    en: "Line {line}, <{element}>: {attribute} is missing.",
    fr: "Ligne {line}, <{element}> : {attribute} est absent.",
  },
  "gpx.nothing": {
    en: "It contains no route, track or waypoint.",
    fr: "Il ne contient ni route, ni trace, ni point.",
  },
}) satisfies Messages & Record<`gpx.${GpxFaultCode}`, unknown>;
