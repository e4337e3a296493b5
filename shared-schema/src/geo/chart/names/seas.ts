/** A sea, gulf, strait or large island as charts name it, written for this project. */
interface ChartName {
  en: string;
  fr: string;
  /** The position of the middle of the name. */
  latitude: number;
  longitude: number;
  /** The zooms from which and up to which it is named. */
  from: number;
  to: number;
}

/** One row each: English | French | latitude | longitude | zooms. */
const SEA_ROWS = `
Atlantic Ocean|Océan Atlantique|30|-40|2-5.5
Pacific Ocean|Océan Pacifique|5|-140|2-5
Indian Ocean|Océan Indien|-15|78|2-5
Mediterranean Sea|Mer Méditerranée|34.6|19|3-6.5
Caribbean Sea|Mer des Caraïbes|14.8|-73|3-7
Gulf of Mexico|Golfe du Mexique|25|-91|4-7
Black Sea|Mer Noire|43.3|34.5|4-7
North Sea|Mer du Nord|56.3|3|4-7
Baltic Sea|Mer Baltique|57.5|19.5|4-7
Red Sea|Mer Rouge|20.5|38.3|4-7
Persian Gulf|Golfe Persique|26.8|51.5|4-7
Arabian Sea|Mer d’Arabie|15|64|4-6
Coral Sea|Mer de Corail|-18|155|4-6
Tasman Sea|Mer de Tasman|-38|162|4-6
South China Sea|Mer de Chine méridionale|13|114|4-6
Andaman Sea|Mer d’Andaman|10|96|5-8
Bay of Biscay|Golfe de Gascogne|45.5|-5|4.5-8
English Channel|La Manche|50.1|-1.8|5-9
Celtic Sea|Mer Celtique|50|-8|5-8
Irish Sea|Mer d’Irlande|53.7|-5|5.5-9
Norwegian Sea|Mer de Norvège|67|3|4-6
Kattegat|Cattégat|56.8|11.4|6-9
Skagerrak|Skagerrak|58|9|6-9
Ligurian Sea|Mer Ligure|43.55|8.75|5.5-10
Tyrrhenian Sea|Mer Tyrrhénienne|40.3|12|5-8.5
Adriatic Sea|Mer Adriatique|42.9|15.2|5-8.5
Ionian Sea|Mer Ionienne|37.8|18.6|5-8.5
Aegean Sea|Mer Égée|38.4|25.2|5-8.5
Sea of Crete|Mer de Crète|36|25|6.5-9
Alboran Sea|Mer d’Alboran|36|-3.3|5.5-9
Balearic Sea|Mer des Baléares|40.4|2.2|5.5-9
Gulf of Lion|Golfe du Lion|42.8|4.2|5.5-9.5
Gulf of Genoa|Golfe de Gênes|44.15|8.9|7-11
Gulf of Saint-Tropez|Golfe de Saint-Tropez|43.28|6.665|10.5-15
Gulf of Cadiz|Golfe de Cadix|36.5|-7.3|6-9
Gulf of Valencia|Golfe de Valence|39.6|0.1|7-10
Gulf of Taranto|Golfe de Tarente|39.9|17.3|6.5-10
Gulf of Naples|Golfe de Naples|40.68|14.2|9-13
Gulf of Salerno|Golfe de Salerne|40.45|14.75|8.5-12
Gulf of Gaeta|Golfe de Gaète|41.05|13.6|8.5-12
Gulf of Venice|Golfe de Venise|45.2|13|7-11
Gulf of Sidra|Golfe de Syrte|31.7|18.4|6-9
Gulf of Gabès|Golfe de Gabès|34.1|10.7|6.5-10
Gulf of Corinth|Golfe de Corinthe|38.27|22.5|8-12
Saronic Gulf|Golfe Saronique|37.72|23.45|8-12
Argolic Gulf|Golfe Argolique|37.35|22.95|8.5-12
Thermaic Gulf|Golfe Thermaïque|40.1|22.85|7.5-11
Gulf of Antalya|Golfe d’Antalya|36.4|31|7-10
Gulf of Gökova|Golfe de Gökova|36.94|27.9|9-13
Strait of Gibraltar|Détroit de Gibraltar|35.96|-5.55|8-12
Strait of Bonifacio|Bouches de Bonifacio|41.31|9.16|8.5-13
Strait of Messina|Détroit de Messine|38.08|15.59|9.5-13
Strait of Sicily|Canal de Sicile|37.1|11.7|6.5-9.5
Strait of Otranto|Canal d’Otrante|40.1|18.95|7-10
Corsica Channel|Canal de Corse|43|9.75|8-11
Sardinian Channel|Canal de Sardaigne|38.3|9.1|7-10
Malta Channel|Canal de Malte|36.4|14.5|7.5-10
Piombino Channel|Canal de Piombino|42.87|10.45|10-14
Ibiza Channel|Canal d’Ibiza|38.75|0.7|8-11
Menorca Channel|Canal de Minorque|39.85|3.6|8.5-12
Bosphorus|Bosphore|41.12|29.07|9-13
Sea of Marmara|Mer de Marmara|40.7|28.2|6.5-10
Dardanelles|Dardanelles|40.2|26.5|8.5-12
The Solent|Le Solent|50.77|-1.32|9.5-13
Lesser Antilles|Petites Antilles|15.4|-62.6|5-7
Leeward Islands|Îles du Nord|17.6|-62.35|7-9
Windward Islands|Îles du Vent|13.6|-60.5|6.5-9
Guadeloupe Passage|Canal de la Guadeloupe|16.6|-62|8-11
Dominica Channel|Canal de la Dominique|15.15|-61.3|8-11
Saint Lucia Channel|Canal de Sainte-Lucie|14.25|-60.95|8.5-12
Saint Vincent Passage|Canal de Saint-Vincent|13.55|-61.05|8.5-12
Anegada Passage|Passage d’Anegada|18.35|-63.8|7-10
Mona Passage|Canal de la Mona|18.4|-67.9|7-10
Windward Passage|Passage du Vent|20|-73.9|7-10
Straits of Florida|Détroit de Floride|24.2|-81|6-9
Yucatán Channel|Canal du Yucatán|21.7|-85.7|6.5-9
Sir Francis Drake Channel|Canal Sir Francis Drake|18.42|-64.6|10-14
Exuma Sound|Exuma Sound|24.2|-76|7.5-11
Tongue of the Ocean|Tongue of the Ocean|24.4|-77.5|7.5-11
Northwest Providence Channel|Canal Northwest Providence|26.2|-78.3|7.5-11
Great Bahama Bank|Grand Banc de Bahama|23.2|-78.3|7-10
Little Bahama Bank|Petit Banc de Bahama|27|-78.1|8-11
`;

const ISLAND_ROWS = `
Corsica|Corse|42.15|9.1|6-9.5
Sardinia|Sardaigne|40.1|9|6-9
Sicily|Sicile|37.6|14.2|6-9
Crete|Crète|35.2|24.9|6.5-9.5
Majorca|Majorque|39.62|2.98|7-10
Menorca|Minorque|39.97|4.08|8-11
Ibiza|Ibiza|39|1.42|8-11
Elba|Île d’Elbe|42.77|10.24|9.5-13
Corfu|Corfou|39.6|19.85|8.5-11
Rhodes|Rhodes|36.18|27.95|8-11
`;

function namesOf(rows: string): ChartName[] {
  return rows
    .trim()
    .split("\n")
    .map((row) => {
      const [en = "", fr = "", latitude, longitude, zooms = ""] = row.split("|");
      const [from = 0, to = 0] = zooms.split("-").map(Number);
      return { en, fr, latitude: Number(latitude), longitude: Number(longitude), from, to };
    });
}

export const SEAS: readonly ChartName[] = namesOf(SEA_ROWS);
export const ISLANDS: readonly ChartName[] = namesOf(ISLAND_ROWS);
