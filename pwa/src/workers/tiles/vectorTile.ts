import { PbfReader } from "pbf";
import { MOST_POINTS } from "./limits.ts";

type FeatureKind = "point" | "line" | "area";

/** A thing on a vector tile. */
export interface Feature {
  kind: FeatureKind;
  /** The position of its layer in the tile, from 0. */
  layer: number;
  /** Lines, rings, or positions by themselves, as x and y in turn; 0 to 1 is within the tile. */
  lines: number[][];
  /** Its name in the language asked for; null without one. */
  name: string | null;
}

const KINDS: Readonly<Record<number, FeatureKind>> = { 1: "point", 2: "line", 3: "area" };
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE_PATH = 7;
/** Longer names are cut, characters. */
const LONGEST_NAME = 60;

interface Layer {
  extent: number;
  keys: string[];
  values: (string | null)[];
  /** Positions of the features in the tile: they are read after keys and values, which may stand behind them. */
  features: number[];
}

interface RawFeature {
  type: number;
  tags: number[];
  geometry: number[];
}

/**
 * Reads a Mapbox vector tile (version 2.1), of which it takes shapes and names.
 * @throws where the bytes are none, or hold more corners than are ever drawn: a tile of twenty bytes may ask for millions
 */
export function readVectorTile(bytes: Uint8Array, language: string): Feature[] {
  const reader = new PbfReader(bytes);
  const layers = reader.readFields<Layer[]>((field, found) => {
    if (field === 3) found.push(readLayer(reader));
  }, []);
  const budget = { points: MOST_POINTS };
  return layers.flatMap((layer, index) =>
    layer.features.flatMap((position) => {
      reader.pos = position;
      return featureOf(readFeature(reader), layer, index, language, budget) ?? [];
    }),
  );
}

function readLayer(reader: PbfReader): Layer {
  const layer: Layer = { extent: 4096, keys: [], values: [], features: [] };
  reader.readMessage((field) => {
    if (field === 2) layer.features.push(reader.pos);
    else if (field === 3) layer.keys.push(reader.readString());
    else if (field === 4) layer.values.push(readText(reader));
    else if (field === 5) layer.extent = reader.readVarint();
  }, layer);
  if (layer.extent < 1) throw new Error("a layer without extent");
  return layer;
}

/** A value; null where it is no text. */
function readText(reader: PbfReader): string | null {
  const value: { text: string | null } = { text: null };
  reader.readMessage((field) => {
    if (field === 1) value.text = reader.readString();
  }, value);
  return value.text;
}

function readFeature(reader: PbfReader): RawFeature {
  return reader.readMessage<RawFeature>(
    (field, feature) => {
      if (field === 2) feature.tags = reader.readPackedVarint();
      else if (field === 3) feature.type = reader.readVarint();
      else if (field === 4) feature.geometry = reader.readPackedVarint();
    },
    { type: 0, tags: [], geometry: [] },
  );
}

function featureOf(
  { type, tags, geometry }: RawFeature,
  layer: Layer,
  index: number,
  language: string,
  budget: { points: number },
): Feature | null {
  const kind = KINDS[type];
  if (kind === undefined) return null;
  budget.points -= 1;
  return { kind, layer: index, lines: linesOf(geometry, layer.extent, budget), name: nameOf(tags, layer, language) };
}

/** Follows the pen over a feature; every command takes its corners out of what is left for the tile. */
function linesOf(geometry: readonly number[], extent: number, budget: { points: number }): number[][] {
  const lines: number[][] = [];
  let [x, y, next] = [0, 0, 0];
  while (next < geometry.length) {
    const head = geometry[next++] ?? 0;
    const command = head & 7;
    const count = head >>> 3;
    if (command === CLOSE_PATH) continue;
    if (command !== MOVE_TO && command !== LINE_TO) throw new Error(`unknown command ${command}`);
    budget.points -= count;
    if (budget.points < 0 || next + 2 * count > geometry.length) throw new Error("too many corners");
    for (let i = 0; i < count; i++) {
      x += signed(geometry[next++] ?? 0);
      y += signed(geometry[next++] ?? 0);
      if (command === MOVE_TO) lines.push([]);
      lines.at(-1)?.push(x / extent, y / extent);
    }
  }
  return lines;
}

/** The signed number that the format writes as an unsigned one, its sign last. */
function signed(value: number): number {
  return value % 2 === 1 ? (value + 1) / -2 : value / 2;
}

function nameOf(tags: readonly number[], { keys, values }: Layer, language: string): string | null {
  // The last is the name in the ENC standard, S-57.
  const wanted = [`name:${language}`, `name_${language}`, "name", "OBJNAM"];
  let best = wanted.length;
  let name: string | null = null;
  for (let i = 0; i + 1 < tags.length; i += 2) {
    const rank = wanted.indexOf(keys[tags[i] ?? -1] ?? "");
    const text = values[tags[i + 1] ?? -1];
    if (rank < 0 || rank >= best || !text) continue;
    best = rank;
    name = text.slice(0, LONGEST_NAME);
  }
  return name;
}
