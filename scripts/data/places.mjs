import { readFileSync } from "node:fs";
import { createCoast } from "../../shared-schema/src/geo/coast/coast.ts";
import { openCoastTiles } from "../../shared-schema/src/geo/coast/coastTiles.ts";

/** Places further from the sea name no anchorage. */
const COASTAL_NM = 3;
/** Hamlets by well-known anchorages that the list lacks, from GeoNames' full gazetteer. */
const HAMLETS = [{ name: "Girolata", country: "FR", lat: 42.348, lng: 8.613 }];
/** Two lists that name a place alike mean the same one within this, degrees. */
const SAME_DEGREES = 0.05;

/** Looks up inhabitants by name, country and position; 0 where unknown. */
function populations(cities) {
  const byName = new Map();
  for (const city of cities) {
    const key = `${city.country}\t${city.name}`;
    byName.set(key, [...(byName.get(key) ?? []), city]);
  }
  return ({ name, country, lng, lat }) => {
    const away = ({ loc: { coordinates } }) => Math.hypot(coordinates[0] - lng, coordinates[1] - lat);
    const near = (byName.get(`${country}\t${name}`) ?? []).filter((city) => away(city) < SAME_DEGREES);
    return near.sort((a, b) => away(a) - away(b))[0]?.population ?? 0;
  };
}

/**
 * The places by the sea, tab-separated: name, country, longitude and latitude × 1,000, 10 × log10 of the inhabitants.
 * @param citiesFile the places of GeoNames; @param cities the same with their inhabitants
 */
export function makePlaces(citiesFile, cities, { flags, packs }) {
  const coast = createCoast(openCoastTiles([{ flags, packs: Object.values(packs) }]));
  const populationOf = populations(cities);
  const thousandths = (degrees) => Math.round(Number(degrees) * 1000);
  const places = [...JSON.parse(readFileSync(citiesFile, "utf8")), ...HAMLETS]
    .filter(({ lat, lng }) => {
      const nm = coast.distanceToCoast({ latitude: Number(lat), longitude: Number(lng) });
      return nm !== null && nm <= COASTAL_NM;
    })
    .map((place) => {
      const inhabitants = populationOf(place);
      const rank = inhabitants > 0 ? Math.round(10 * Math.log10(inhabitants)) : 0;
      return { name: place.name, country: place.country, x: thousandths(place.lng), y: thousandths(place.lat), rank };
    });
  places.sort(
    (a, b) => a.country.localeCompare(b.country, "en") || a.y - b.y || a.x - b.x || (a.name < b.name ? -1 : 1),
  );
  return Buffer.from(
    places.map(({ name, country, x, y, rank }) => `${name}\t${country}\t${x}\t${y}\t${rank}`).join("\n"),
  );
}
