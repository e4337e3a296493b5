import { type CoastTiles, type Ring, type Tile, UNITS_PER_DEGREE } from "../coastTiles.ts";
import type { Outline } from "../waters.ts";
import { unrolled } from "./antimeridian.ts";
import { type Box, clip, coastLines, pathData, type Shape, shapeOf, thin } from "./outline.ts";
import { boundsOf, TILE_UNITS, type TileAddress, UNITS_PER_PIXEL, unitsX, unitsY } from "./projection.ts";

/** Up to this zoom the world comes from the coarse land; from the next one on from the coast tiles. */
const LAST_COARSE_ZOOM = 4;
/** Beyond a tile's sides, so that no outline shows along them. */
const MARGIN_UNITS = 16;
/** Points kept projected, at most; then the store starts afresh. */
const REMEMBERED_POINTS = 1_500_000;

export interface LandLayer {
  /**
   * SVG path data of the land in a tile and of its coast, in the tile's units, empty where there is none; and the areas
   * whose coast is not known here.
   */
  paths(tile: TileAddress): { land: string; coast: string; unknown: Box[] };
}

/** The land of a cell, and the cell's sides, where outlines were cut. */
interface Cell {
  frame: Box;
  shapes: readonly Shape[];
  isUnknown?: boolean;
}

/** The coarse land is cut at the antimeridian and at the edge of the Mercator square. */
const WORLD: Box = { minX: -180, minY: -85.05, maxX: 180, maxY: 85.05 };

/**
 * How much of the coast's detail a scale shows, in pixels. It follows how much coast a tile holds, so that the fjords of
 * Chile and the skerries of Finland still make a small tile; from zoom 11 on everything is drawn.
 */
const DETAIL_PIXELS = [2.5, 2, 1.2, 1, 0.8, 2.7, 2.7, 2.7, 2.1, 2.2, 0.8];

function detailPixels(zoom: number): number {
  return DETAIL_PIXELS[zoom] ?? 0;
}

/** Islets that would not show as a pixel are left out of small scales. */
function isVisible(shape: Shape, zoom: number): boolean {
  const halfOutline = shape.maxX - shape.minX + shape.maxY - shape.minY;
  return shape.points.length >= 6 && halfOutline > detailPixels(zoom) * UNITS_PER_PIXEL;
}

function projectRing(ring: Ring, west: number, south: number, zoom: number): Shape {
  const { points } = ring;
  const projected: number[] = [];
  for (let i = 0; i + 3 < points.length; i += 2) {
    projected.push(unitsX(west + (points[i] ?? 0) / UNITS_PER_DEGREE, zoom));
    projected.push(unitsY(south + (points[i + 1] ?? 0) / UNITS_PER_DEGREE, zoom));
  }
  const onBorder = (units: number) => units <= 0 || units >= UNITS_PER_DEGREE;
  const isFixed = (index: number) => onBorder(points[index * 2] ?? 0) || onBorder(points[index * 2 + 1] ?? 0);
  return shapeOf(thin(projected, detailPixels(zoom) * UNITS_PER_PIXEL, isFixed));
}

function projectDegrees(degrees: readonly number[], zoom: number): Shape {
  const projected = degrees.map((value, i) => (i % 2 === 0 ? unitsX(value, zoom) : unitsY(value, zoom)));
  return shapeOf(thin(projected, detailPixels(zoom) * UNITS_PER_PIXEL, () => false));
}

function cellBox(west: number, south: number): Box {
  return { minX: west, minY: south, maxX: west + 1, maxY: south + 1 };
}

/** The sides of an area given in degrees, in units. */
function frameOf({ minX, minY, maxX, maxY }: Box, zoom: number): Box {
  return {
    minX: unitsX(minX, zoom),
    minY: unitsY(maxY, zoom),
    maxX: unitsX(maxX, zoom),
    maxY: unitsY(minY, zoom),
  };
}

/** The tile with its margin, in units of the world. */
function boxOf({ x, y }: TileAddress): Box {
  return {
    minX: x * TILE_UNITS - MARGIN_UNITS,
    minY: y * TILE_UNITS - MARGIN_UNITS,
    maxX: (x + 1) * TILE_UNITS + MARGIN_UNITS,
    maxY: (y + 1) * TILE_UNITS + MARGIN_UNITS,
  };
}

/** Draws land from the coast tiles, and from the coarse outlines at small scales. */
export function createLandLayer(tiles: CoastTiles, coarse: readonly Outline[]): LandLayer {
  const coarseShapes = coarse.flatMap((outline) => unrolled(outline));
  const remembered = new Map<string, Cell>();
  let points = 0;

  function remember(key: string, make: () => Cell): Cell {
    const known = remembered.get(key);
    if (known) return known;
    const cell = make();
    if (points > REMEMBERED_POINTS) {
      remembered.clear();
      points = 0;
    }
    points += cell.shapes.reduce((sum, shape) => sum + shape.points.length / 2, 0);
    remembered.set(key, cell);
    return cell;
  }

  function shapesOfCell(tile: Exclude<Tile, "UNKNOWN">, west: number, south: number, zoom: number): readonly Shape[] {
    if (tile === "SEA") return [];
    if (tile === "LAND") {
      return [projectDegrees([west, south, west + 1, south, west + 1, south + 1, west, south + 1], zoom)];
    }
    return tile.map((ring) => projectRing(ring, west, south, zoom));
  }

  function cellAt(west: number, south: number, zoom: number): Cell {
    const tile = tiles.tile(west, south);
    const frame = frameOf(cellBox(west, south), zoom);
    if (tile === "UNKNOWN") return { frame, shapes: [], isUnknown: true };
    return remember(`${zoom}/${west}/${south}`, () => ({
      frame,
      shapes: shapesOfCell(tile, west, south, zoom).filter((shape) => isVisible(shape, zoom)),
    }));
  }

  function cellsOf(tile: TileAddress): readonly Cell[] {
    const { z } = tile;
    if (z <= LAST_COARSE_ZOOM) {
      const world = remember(`coarse/${z}`, () => ({
        frame: frameOf(WORLD, z),
        shapes: coarseShapes.map((shape) => projectDegrees(shape.points, z)).filter((shape) => isVisible(shape, z)),
      }));
      return [world];
    }
    const { west, east, south, north } = boundsOf(tile, 0.02);
    const cells: Cell[] = [];
    for (let row = Math.floor(south); row <= Math.floor(north); row++) {
      for (let column = Math.floor(west); column <= Math.floor(east); column++) cells.push(cellAt(column, row, z));
    }
    return cells;
  }

  return {
    paths(tile) {
      const left = tile.x * TILE_UNITS;
      const top = tile.y * TILE_UNITS;
      const box = boxOf(tile);
      let land = "";
      let coast = "";
      const unknown: Box[] = [];
      for (const { frame, shapes, isUnknown } of cellsOf(tile)) {
        if (isUnknown) {
          const { minX, minY, maxX, maxY } = frame;
          unknown.push({ minX: minX - left, minY: minY - top, maxX: maxX - left, maxY: maxY - top });
        }
        for (const shape of shapes) {
          land += pathData(clip(shape, box), left, top, true);
          for (const line of coastLines(shape, frame, box)) coast += pathData(line, left, top, false);
        }
      }
      return { land, coast, unknown };
    },
  };
}
