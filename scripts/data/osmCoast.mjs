import { readFileSync } from "node:fs";
import Flatbush from "flatbush";
import { COLUMNS, ROWS, tileId } from "../../shared-schema/src/geo/coast/coastPack.ts";
import { half } from "./clip.mjs";
import { cornerOf, encodeRings, packGrounds, toUnits } from "./pack.mjs";
import { areaOf } from "./rings.mjs";
import { simplifyRing } from "./simplify.mjs";

/** The tolerance of the drawn coast against the real one, and the smallest rock that is kept. */
const TOLERANCE_METRES = 30;
const LEAST_KM2 = 0.0005;
const METRES_PER_DEGREE = 111_320;
const KM2_PER_SQUARE_DEGREE = (METRES_PER_DEGREE / 1000) ** 2;
const BORDER = 1e-9;
/** The flag of a tile that coast runs through. */
const COAST = 2;
/** A lake is land to a sea-going yacht; the Caspian Sea alone is larger than this. */
const LEAST_SEA_KM2 = 200_000;

/** Cuts a ring into 1° tiles by halving its box, so that a continent is not clipped ten thousand times. */
function cut(ring, box, found) {
  if (ring.length < 4) return;
  const { west, south, east, north } = box;
  if (east - west === 1 && north - south === 1) {
    found(west, south, ring);
    return;
  }
  const axis = east - west >= north - south ? 0 : 1;
  const middle = axis === 0 ? west + ((east - west) >> 1) : south + ((north - south) >> 1);
  cut(half(ring, axis, middle, false), axis === 0 ? { ...box, east: middle } : { ...box, north: middle }, found);
  cut(half(ring, axis, middle, true), axis === 0 ? { ...box, west: middle } : { ...box, south: middle }, found);
}

function boxOf(ring) {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return { west, south, east, north };
}

/** The whole tiles that a ring lies in. */
function tilesUnder(ring) {
  const box = boxOf(ring);
  const [west, south] = [Math.floor(box.west), Math.floor(box.south)];
  return {
    west,
    south,
    east: Math.max(west + 1, Math.ceil(box.east)),
    north: Math.max(south + 1, Math.ceil(box.north)),
  };
}

/** Even-odd rule. */
function isInside(ring, [x, y]) {
  let odd = false;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[x1, y1], [x2, y2]] = [ring[i], ring[i + 1]];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) odd = !odd;
  }
  return odd;
}

const isSea = (hole) => areaOf(hole) * KM2_PER_SQUARE_DEGREE * narrowingAt(hole[0][1]) > LEAST_SEA_KM2;

/** The outlines of the land and of the inland seas in it: lakes are filled, and their islands with them. */
function coastsOf(polygons) {
  const lakes = polygons.flatMap(([, ...holes]) => holes.filter((hole) => !isSea(hole)));
  const index = new Flatbush(lakes.length);
  for (const lake of lakes) {
    const { west, south, east, north } = boxOf(lake);
    index.add(west, south, east, north);
  }
  index.finish();
  const isInLake = (outline) => {
    const area = areaOf(outline);
    return outline.some(([x, y]) =>
      index.search(x, y, x, y).some((number) => areaOf(lakes[number]) > area && isInside(lakes[number], [x, y])),
    );
  };
  return polygons.flatMap(([outline, ...holes]) => (isInLake(outline) ? [] : [outline, ...holes.filter(isSea)]));
}

const narrowingAt = (latitude) => Math.cos((latitude * Math.PI) / 180);

const onBorder = ([x, y]) => x <= BORDER || y <= BORDER || x >= 1 - BORDER || y >= 1 - BORDER;

/** The rings of a tile, simplified, in units; "land" where it is nothing else. */
function draw(id, rings) {
  const narrowing = narrowingAt(cornerOf(id).latitude + 0.5);
  const drawn = [];
  let full = false;
  for (const ring of rings) {
    const area = areaOf(ring);
    full ||= area > 0.999999;
    if (area * KM2_PER_SQUARE_DEGREE * narrowing < LEAST_KM2) continue;
    const units = toUnits(simplifyRing(ring, TOLERANCE_METRES / METRES_PER_DEGREE, narrowing, onBorder));
    if (units.length >= 3) drawn.push(units);
  }
  return full && drawn.length === 1 ? "land" : drawn;
}

/** The land of OpenStreetMap as 1° tiles: flags (0 sea, 1 land, 2 coast) and packs by name. */
export function makeOsmCoast(mapFile) {
  const tiles = new Map();
  const { geometries } = JSON.parse(readFileSync(mapFile, "utf8"));
  for (const ring of coastsOf(geometries.flatMap(({ coordinates }) => coordinates))) {
    cut(ring, tilesUnder(ring), (longitude, latitude, part) => {
      const id = tileId(longitude, latitude);
      if (!tiles.has(id)) tiles.set(id, []);
      tiles.get(id).push(part.map(([x, y]) => [x - longitude, y - latitude]));
    });
  }
  const flags = new Uint8Array(COLUMNS * ROWS);
  const encoded = new Map();
  for (const [id, rings] of tiles) {
    const drawn = draw(id, rings);
    if (drawn === "land") flags[id] = 1;
    else if (drawn.length > 0) {
      flags[id] = COAST;
      encoded.set(id, encodeRings(drawn));
    }
  }
  return { flags, packs: packGrounds(encoded) };
}
