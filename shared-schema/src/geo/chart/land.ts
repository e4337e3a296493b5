import { ADDED_SOURCE, type CoastTiles, isCutEdge, type Ring, UNITS_PER_DEGREE } from "../coast/coastTiles.ts";
import type { GeoData } from "../data.ts";
import { type Outline, polygonsOf } from "../zones/waters.ts";
import { unrolled } from "./antimeridian.ts";
import { type LineBuilder, type LineSet, lineBuilder } from "./lineSet.ts";
import { type Box, clip, partsIn, shapeOf, thin } from "./outline.ts";
import { boundsOf, type Frame, mercatorX, mercatorY, turnsIn, worldPixels } from "./projection.ts";

/** Below this zoom the world comes from the coarse land, above it from the coast tiles. */
const FIRST_FINE_ZOOM = 5;
/** Nearer points than this are one to the eye, px. */
const DETAIL_PIXELS = 0.7;
/** Beyond the frame's sides, so that no stroke of an outline shows along them, px. */
const MARGIN_PIXELS = 24;

/** Land and coast in a frame. */
export interface Shore {
  /** Closed outlines of land, a set for each layer, to be filled by the even-odd rule. */
  land: LineSet[];
  coast: LineSet;
  /** Areas whose coast is not known here: left, top, right, bottom of each. */
  unknown: Float32Array<ArrayBuffer>;
}

export interface LandLayer {
  inFrame(frame: Frame): Shore;
}

/** A ring in shares of the world's square, and which of its edges are coast: not those along which it was cut. */
interface ProjectedRing {
  /** Outlines of one layer cut holes into each other; sources that share the world between them are one layer, without seams. */
  layer: number;
  shares: Float64Array;
  isCut: Uint8Array;
}

function projectRing({ points, source }: Ring, west: number, south: number): ProjectedRing {
  const shares = new Float64Array(points.length);
  const isCut = new Uint8Array(points.length / 2);
  for (let i = 0; i + 1 < points.length; i += 2) {
    shares[i] = mercatorX(west + (points[i] ?? 0) / UNITS_PER_DEGREE);
    shares[i + 1] = mercatorY(south + (points[i + 1] ?? 0) / UNITS_PER_DEGREE);
    isCut[i / 2] = i + 3 < points.length && isCutEdge(points, i) ? 1 : 0;
  }
  return { layer: source === ADDED_SOURCE ? 1 : 0, shares, isCut };
}

const isAt = (share: number, sides: readonly number[]) => sides.some((side) => Math.abs(share - side) < 1e-9);

/** A coarse outline; the map's poles and the antimeridian, along which the data are cut, are no coast. */
function projectOutline(degrees: readonly number[]): ProjectedRing {
  const closed = [...degrees, ...degrees.slice(0, 2)];
  const shares = Float64Array.from(closed, (value, i) => (i % 2 === 0 ? mercatorX(value) : mercatorY(value)));
  const isCut = new Uint8Array(shares.length / 2);
  for (let i = 0; i + 3 < shares.length; i += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = shares.subarray(i, i + 4);
    const isAlongSide = isAt(x1, [0, 1]) && isAt(x2, [0, 1]);
    isCut[i / 2] = isAlongSide || isAt(y1, [0, 1]) || isAt(y2, [0, 1]) ? 1 : 0;
  }
  return { layer: 0, shares, isCut };
}

/** The turns round the world at which a ring shows in a frame. */
function turnsOf({ shares }: ProjectedRing, frame: Frame): number[] {
  let [west, east] = [Infinity, -Infinity];
  for (let i = 0; i < shares.length; i += 2) {
    west = Math.min(west, shares[i] ?? 0);
    east = Math.max(east, shares[i] ?? 0);
  }
  return turnsIn(frame, west, east);
}

/** The coast of a ring in pixels: its edges without those along which it was cut. */
function coastOf(pixels: readonly number[], isCut: Uint8Array): number[][] {
  const lines: number[][] = [];
  let line: number[] | null = null;
  for (let i = 0; i + 3 < pixels.length; i += 2) {
    if (isCut[i / 2]) line = null;
    else if (line) line.push(pixels[i + 2] ?? 0, pixels[i + 3] ?? 0);
    else {
      line = pixels.slice(i, i + 4);
      lines.push(line);
    }
  }
  return lines;
}

/** Collects what shows of rings in a frame. */
class ShoreBuilder {
  private readonly land: LineBuilder[] = [];
  private readonly coast = lineBuilder();
  private readonly unknown: number[] = [];
  private readonly box: Box;
  private readonly world: number;

  constructor(private readonly frame: Frame) {
    this.world = worldPixels(frame.zoom);
    this.box = {
      minX: -MARGIN_PIXELS,
      minY: -MARGIN_PIXELS,
      maxX: frame.width + MARGIN_PIXELS,
      maxY: frame.height + MARGIN_PIXELS,
    };
  }

  private pixels(shares: Float64Array): number[] {
    const { left, top } = this.frame;
    return Array.from(shares, (share, i) => share * this.world - (i % 2 === 0 ? left : top));
  }

  addRing({ layer, shares, isCut }: ProjectedRing, turn: number): void {
    const pixels = this.pixels(shares).map((value, i) => (i % 2 === 0 ? value + turn * this.world : value));
    const whole = shapeOf(pixels);
    // Islets that would not show as a pixel are left out.
    if (whole.maxX - whole.minX + whole.maxY - whole.minY < DETAIL_PIXELS) return;
    const { minX, minY, maxX, maxY } = this.box;
    if (whole.maxX < minX || whole.minX > maxX || whole.maxY < minY || whole.minY > maxY) return;
    // The next piece of a ring begins where the ring was cut: those points stay, or gaps would show between them.
    const isFixed = (index: number) => isCut[index] === 1 || isCut[index - 1] === 1;
    const drawn = clip(shapeOf(thin(pixels, DETAIL_PIXELS, isFixed)), this.box);
    this.land[layer] ??= lineBuilder();
    if (drawn.length >= 6) this.land[layer].add(drawn);
    for (const line of coastOf(pixels, isCut)) {
      const last = line.length / 2 - 1;
      const thinned = thin(line, DETAIL_PIXELS, (index) => index === last);
      for (const part of partsIn(thinned, this.box)) this.coast.add(part);
    }
  }

  /** Land or unknown coast in a whole tile; its corner in degrees. */
  addTile(west: number, south: number, kind: "LAND" | "UNKNOWN"): void {
    const corners = [mercatorX(west), mercatorY(south + 1), mercatorX(west + 1), mercatorY(south)];
    const [left = 0, top = 0, right = 0, bottom = 0] = this.pixels(Float64Array.from(corners));
    if (kind === "UNKNOWN") this.unknown.push(left, top, right, bottom);
    else {
      this.land[0] ??= lineBuilder();
      const drawn = clip(shapeOf([left, top, right, top, right, bottom, left, bottom]), this.box);
      if (drawn.length >= 6) this.land[0].add(drawn);
    }
  }

  build(): Shore {
    return {
      land: this.land.filter((set) => set !== undefined).map((set) => set.build()),
      coast: this.coast.build(),
      unknown: Float32Array.from(this.unknown),
    };
  }
}

/** The land layer of the data files. @param tiles the coast, to which packs may be added later */
export function landLayerOf(land50m: GeoData["land50m"], tiles: CoastTiles): LandLayer {
  return createLandLayer(
    tiles,
    polygonsOf(land50m, "").flatMap((part) => part.outlines),
  );
}

/** Draws land from the coast tiles, and from the coarse outlines at small scales. */
function createLandLayer(tiles: CoastTiles, coarse: readonly Outline[]): LandLayer {
  const world = coarse.map((outline) => projectOutline(unrolled(outline)));
  const projected = new WeakMap<Ring, ProjectedRing>();

  /** A ring is projected when it is first drawn; its tile's corner is within ±180°. */
  function project(ring: Ring, west: number, south: number): ProjectedRing {
    const known = projected.get(ring) ?? projectRing(ring, west, south);
    projected.set(ring, known);
    return known;
  }

  function addTiles(frame: Frame, shore: ShoreBuilder): void {
    const { west, east, south, north } = boundsOf(frame);
    for (let row = Math.floor(south); row <= Math.floor(north); row++) {
      for (let column = Math.floor(west); column <= Math.floor(east); column++) {
        const tile = tiles.tile(column, row);
        if (tile === "SEA") continue;
        const turn = Math.floor((column + 180) / 360);
        if (typeof tile === "string") shore.addTile(column, row, tile);
        else for (const ring of tile) shore.addRing(project(ring, column - turn * 360, row), turn);
      }
    }
  }

  return {
    inFrame(frame) {
      const shore = new ShoreBuilder(frame);
      if (frame.zoom >= FIRST_FINE_ZOOM) addTiles(frame, shore);
      else for (const ring of world) for (const turn of turnsOf(ring, frame)) shore.addRing(ring, turn);
      return shore.build();
    },
  };
}
