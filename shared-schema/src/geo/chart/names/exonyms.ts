/** French names of places abroad, by the name in the list of places and the country. */
const FRENCH: Readonly<Record<string, string>> = {
  "Genoa/IT": "Gênes",
  "Livorno/IT": "Livourne",
  "Venice/IT": "Venise",
  "Siracusa/IT": "Syracuse",
  "Catania/IT": "Catane",
  "Palermo/IT": "Palerme",
  "Messina/IT": "Messine",
  "Salerno/IT": "Salerne",
  "Taranto/IT": "Tarente",
  "Ancona/IT": "Ancône",
  "Savona/IT": "Savone",
  "Gaeta/IT": "Gaète",
  "Ravenna/IT": "Ravenne",
  "Otranto/IT": "Otrante",
  "Barcelona/ES": "Barcelone",
  "Valencia/ES": "Valence",
  "Tarragona/ES": "Tarragone",
  "Cadiz/ES": "Cadix",
  "Cartagena/ES": "Carthagène",
  "A Coruña/ES": "La Corogne",
  "Palma/ES": "Palma de Majorque",
  "Algeciras/ES": "Algésiras",
  "Lisbon/PT": "Lisbonne",
  "Athens/GR": "Athènes",
  "Piraeus/GR": "Le Pirée",
  "Thessaloníki/GR": "Thessalonique",
  "Irákleion/GR": "Héraklion",
  "Corfu/GR": "Corfou",
  "Kérkyra/GR": "Corfou",
  "Pátra/GR": "Patras",
  "Ródos/GR": "Rhodes",
  "Kórinthos/GR": "Corinthe",
  "Valletta/MT": "La Valette",
  "Algiers/DZ": "Alger",
  "Tangier/MA": "Tanger",
  "Alexandria/EG": "Alexandrie",
  "Port Said/EG": "Port-Saïd",
  "Beirut/LB": "Beyrouth",
  "Haifa/IL": "Haïfa",
  "London/GB": "Londres",
  "Dover/GB": "Douvres",
  "Copenhagen/DK": "Copenhague",
  "Gothenburg/SE": "Göteborg",
  "Hamburg/DE": "Hambourg",
  "Antwerpen/BE": "Anvers",
  "Antwerp/BE": "Anvers",
  "Ostend/BE": "Ostende",
  "The Hague/NL": "La Haye",
  "Havana/CU": "La Havane",
  "Santo Domingo/DO": "Saint-Domingue",
  "New Orleans/US": "La Nouvelle-Orléans",
  "Singapore/SG": "Singapour",
  "Dubai/AE": "Dubaï",
};

/** Names of towns as harbours have them, and as the list of places does. */
const LISTED: Readonly<Record<string, string>> = {
  Genova: "Genoa",
  Venezia: "Venice",
  "Palma de Mallorca": "Palma",
};

/** The name of a harbour's town as the list of places has it. */
export function listedName(town: string): string {
  return LISTED[town] ?? town;
}

/** The name of a place in a language of the app. */
export function placeName(name: string, country: string, language: "en" | "fr"): string {
  return language === "fr" ? (FRENCH[`${name}/${country}`] ?? name) : name;
}
