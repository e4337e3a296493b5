import { NM_PER_DEGREE, RADIANS } from "../angles.ts";
import type { Harbour } from "../data.ts";
import type { CoastalPlace } from "../places/places.ts";
import { comparable } from "../places/search/nameMatch.ts";
import { COUNTRIES, LAST_COUNTRY_ZOOM } from "./names/countries.ts";
import { listedName, placeName } from "./names/exonyms.ts";
import { ISLANDS, SEAS } from "./names/seas.ts";
import { type Frame, mercatorX, mercatorY, worldPixels } from "./projection.ts";

/** The languages in which the chart is lettered. */
export type ChartLanguage = "en" | "fr";

export type LabelKind = "SEA" | "COUNTRY" | "CITY" | "HARBOUR" | "PLACE";

/** A name that may stand on the chart; x and y are its mark's place in the frame, or the middle of a sea's or country's name. */
export interface Label {
  kind: LabelKind;
  name: string;
  x: number;
  y: number;
}

const FIRST_ZOOM_WITH_HARBOURS = 8;
/** Below this zoom a harbour is called by its town alone. */
const FIRST_ZOOM_WITH_QUAYS = 11;
/** 10 × log10 of the inhabitants that a place needs to be named, by whole zoom; every place beyond the list. */
const LEAST_RANK = [99, 99, 72, 69, 64, 58, 55, 52, 47, 43, 38, 30];
/** Cities above 200,000 inhabitants come before harbours, and are set larger. */
const CITY_RANK = 53;
/** Two marks of one name so near each other are one, px. */
const SAME_PIXELS = 40;
/** A town this near to a harbour of its name is the harbour, NM. */
const SAME_NM = 3;
/** More names than these no chart has room for. */
const MOST_LABELS = 500;
/** A numbered district, such as «Marseille 13». */
const DISTRICT = / \d+$/;

type Placed = Omit<Label, "x" | "y"> & { latitude: number; longitude: number };

/**
 * The town alone: «Antibes» of «Port Vauban, Antibes», «La Spezia» of «La Spezia (Porto Mirabello)», and by the gazetteer «Portoferraio»
 * of «Portoferraio, Elba».
 */
function townOf({ name, gazetteer }: Pick<Harbour, "name" | "gazetteer">): string {
  const parts = name.split(", ").map((part) => part.replace(/ \(.*\)$/, ""));
  const known = parts.find((part) => gazetteer !== null && comparable(part) === comparable(gazetteer));
  return known ?? parts.at(-1) ?? name;
}

/** A harbour's name with its town in a language of the app: «Gênes (Porto Antico)». */
function harbourName(harbour: Harbour, language: ChartLanguage): string {
  const town = townOf(harbour);
  return harbour.name.replace(town, placeName(listedName(town), harbour.country, language));
}

/** The town that each harbour bears the name of, where the list of places has it nearby. */
function townsByHarbour(harbours: readonly Harbour[], places: readonly CoastalPlace[]): Map<Harbour, CoastalPlace> {
  return new Map(
    harbours.flatMap((harbour) => {
      const name = comparable(listedName(townOf(harbour)));
      const town = places.find((place) => isNear(harbour, place) && comparable(place.name) === name);
      return town ? [[harbour, town] as const] : [];
    }),
  );
}

function isNear({ country, lat, lon }: Harbour, place: CoastalPlace): boolean {
  if (place.country !== country) return false;
  if (Math.abs(place.latitude - lat) * NM_PER_DEGREE > SAME_NM) return false;
  const degrees = Math.hypot(place.latitude - lat, (place.longitude - lon) * Math.cos(lat * RADIANS));
  return degrees * NM_PER_DEGREE <= SAME_NM;
}

function waters(zoom: number, language: ChartLanguage): Placed[] {
  const isNamed = ({ from, to }: { from: number; to: number }) => zoom >= from && zoom < to;
  const regions = new Intl.DisplayNames(language, { type: "region", fallback: "code" });
  const countries = zoom < LAST_COUNTRY_ZOOM ? COUNTRIES.filter(({ from }) => zoom >= from) : [];
  return [
    ...SEAS.filter(isNamed).map((sea): Placed => ({ kind: "SEA", name: sea[language], ...positionOf(sea) })),
    ...ISLANDS.filter(isNamed).map(
      (island): Placed => ({ kind: "COUNTRY", name: island[language], ...positionOf(island) }),
    ),
    ...countries.map(
      (country): Placed => ({ kind: "COUNTRY", name: regions.of(country.iso) ?? country.iso, ...positionOf(country) }),
    ),
  ];
}

function positionOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}

/** The names on the chart. */
export interface Labels {
  /** Names whose mark lies in the frame, the most important first. */
  inFrame(frame: Frame, language: ChartLanguage): Label[];
}

/** Chooses the names of a frame. */
export function createLabels(places: readonly CoastalPlace[], harbours: readonly Harbour[]): Labels {
  const byRank = places.filter(({ name }) => !DISTRICT.test(name)).toSorted((a, b) => b.rank - a.rank);

  const towns = townsByHarbour(harbours, places);
  const ofHarbours = new Set(towns.values());

  /** Whether a town is named by its harbour, so that its name does not stand there twice. */
  function isSaid(town: CoastalPlace, zoom: number): boolean {
    if (zoom < FIRST_ZOOM_WITH_HARBOURS || !ofHarbours.has(town)) return false;
    return zoom >= FIRST_ZOOM_WITH_QUAYS || town.rank < CITY_RANK;
  }

  /** Whether a harbour that is called by its town alone would repeat the name of a city. */
  function repeatsCity(harbour: Harbour, zoom: number): boolean {
    return zoom < FIRST_ZOOM_WITH_QUAYS && (towns.get(harbour)?.rank ?? 0) >= CITY_RANK;
  }

  function candidates(zoom: number, language: ChartLanguage): Placed[] {
    const least = LEAST_RANK[Math.floor(zoom)] ?? 0;
    const named = byRank
      .filter((town) => town.rank >= least && !isSaid(town, zoom))
      .map(
        (town): Placed => ({
          kind: town.rank >= CITY_RANK ? "CITY" : "PLACE",
          name: placeName(town.name, town.country, language),
          ...positionOf(town),
        }),
      );
    const ports =
      zoom < FIRST_ZOOM_WITH_HARBOURS
        ? []
        : harbours
            .filter((harbour) => !repeatsCity(harbour, zoom))
            .map(
              (harbour): Placed => ({
                kind: "HARBOUR",
                name:
                  zoom < FIRST_ZOOM_WITH_QUAYS
                    ? placeName(listedName(townOf(harbour)), harbour.country, language)
                    : harbourName(harbour, language),
                latitude: harbour.lat,
                longitude: harbour.lon,
              }),
            );
    const cities = named.filter(({ kind }) => kind === "CITY");
    return [...waters(zoom, language), ...cities, ...ports, ...named.filter(({ kind }) => kind === "PLACE")];
  }

  return {
    inFrame(frame, language) {
      const world = worldPixels(frame.zoom);
      const seen: Label[] = [];
      for (const { kind, name, latitude, longitude } of candidates(frame.zoom, language)) {
        const y = mercatorY(latitude) * world - frame.top;
        if (y < 0 || y > frame.height) continue;
        const first = mercatorX(longitude) * world - frame.left;
        for (let x = first - Math.floor(first / world) * world; x <= frame.width; x += world) {
          const isTwice = seen.some(
            (other) => other.name === name && Math.hypot(other.x - x, other.y - y) < SAME_PIXELS,
          );
          if (!isTwice) seen.push({ kind, name, x, y });
        }
        if (seen.length >= MOST_LABELS) break;
      }
      return seen;
    },
  };
}
