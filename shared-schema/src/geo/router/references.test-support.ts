import type { Pair } from "./samples.test-support.ts";

const HARBOURS = {
  Ajaccio: [41.918, 8.743],
  Antibes: [43.586, 7.13],
  Athens: [37.935, 23.645],
  Barcelona: [41.37, 2.183],
  Bastia: [42.698, 9.453],
  Bermuda: [32.379, -64.67],
  Bonifacio: [41.388, 9.156],
  Calais: [50.97, 1.85],
  Calvi: [42.568, 8.757],
  Cannes: [43.548, 7.015],
  Capri: [40.559, 14.243],
  Catania: [37.496, 15.093],
  Corfu: [39.627, 19.928],
  Dover: [51.117, 1.329],
  Dubrovnik: [42.66, 18.085],
  EnglishHarbour: [17.002, -61.762],
  FortDeFrance: [14.596, -61.07],
  Genoa: [44.403, 8.915],
  Gibraltar: [36.14, -5.364],
  Gustavia: [17.898, -62.854],
  Horta: [38.533, -28.623],
  Hvar: [43.171, 16.441],
  Ibiza: [38.911, 1.445],
  Istanbul: [41.008, 28.985],
  LasPalmas: [28.135, -15.417],
  Livorno: [43.55, 10.292],
  Monaco: [43.734, 7.4275],
  Mykonos: [37.45, 25.323],
  Naples: [40.835, 14.257],
  Nice: [43.692, 7.285],
  Palermo: [38.125, 13.372],
  Palma: [39.562, 2.629],
  PortoCervo: [41.137, 9.537],
  RoadTown: [18.42, -64.613],
  RodneyBay: [14.08, -60.965],
  SaintTropez: [43.274, 6.638],
  Santorini: [36.416, 25.424],
  SimpsonBay: [18.033, -63.095],
  StGeorges: [12.048, -61.755],
  StThomas: [18.337, -64.929],
  Syracuse: [37.056, 15.293],
  Valletta: [35.898, 14.515],
  Venice: [45.429, 12.435],
} as const;

type Harbour = keyof typeof HARBOURS;

const PAIRS: readonly (readonly [Harbour, Harbour])[] = [
  ["Antibes", "Ajaccio"],
  ["Cannes", "PortoCervo"],
  ["Genoa", "Capri"],
  ["Monaco", "Ibiza"],
  ["Athens", "Mykonos"],
  ["Athens", "Santorini"],
  ["Dubrovnik", "Hvar"],
  ["SaintTropez", "Bonifacio"],
  ["Nice", "Calvi"],
  ["Livorno", "Bastia"],
  ["Barcelona", "Palma"],
  ["Palma", "Gibraltar"],
  ["Naples", "Palermo"],
  ["Naples", "Catania"],
  ["Valletta", "Syracuse"],
  ["Athens", "Istanbul"],
  ["Corfu", "Athens"],
  ["Venice", "Dubrovnik"],
  ["Dover", "Calais"],
  ["Gustavia", "EnglishHarbour"],
  ["SimpsonBay", "Gustavia"],
  ["FortDeFrance", "StGeorges"],
  ["RoadTown", "StThomas"],
  ["Antibes", "Gustavia"],
  ["LasPalmas", "RodneyBay"],
  ["Bermuda", "Horta"],
];

function at(harbour: Harbour) {
  const [latitude, longitude] = HARBOURS[harbour];
  return { latitude, longitude };
}

/** Passages that charter yachts make. */
export const REFERENCE_PAIRS: readonly Pair[] = PAIRS.map(([from, to]) => ({
  name: `${from} – ${to}`,
  from: at(from),
  to: at(to),
}));
