import { UNKNOWN, type Weights, weightOf } from "../grid/bands.ts";
import { CELLS } from "../grid/cells.ts";
import { type Grid, type GridTile, leafOf } from "../grid/grid.ts";
import { eachNeighbour } from "../grid/neighbours.ts";
import type { Exit } from "./exit.ts";

/** Water of fewer leaves of the grid that leads nowhere is a pool: a lagoon, a dock, a pond that the coast has as sea. */
const POOL = 4_000;
/** The most that another way out to the sea may cost beyond the best one to be examined too, in open miles. */
const SLACK = 200;

interface Place {
  tile: GridTile;
  leaf: number;
}

const keyOf = ({ tile, leaf }: Place) => tile.key * CELLS * CELLS + leaf;

function placeOf(grid: Grid, { x, y }: Exit): Place | null {
  const tile = grid.tile(Math.floor(x / CELLS), Math.floor(y / CELLS));
  return tile && { tile, leaf: leafOf(tile, Math.floor(x), Math.floor(y)) };
}

/** The leaves that hang together with one, at least `POOL` of them where it is no pool. */
function flood(grid: Grid, weights: Weights, from: Place): Set<number> {
  const found = new Set([keyOf(from)]);
  const places = [from];
  for (const { tile, leaf } of places) {
    if (places.length >= POOL) break;
    eachNeighbour(grid, tile, leaf, (next, nextLeaf) => {
      const band = next.leaves.band[nextLeaf] ?? UNKNOWN;
      if (weightOf(weights, band) === Infinity) return false;
      const place = { tile: next, leaf: nextLeaf };
      const key = keyOf(place);
      if (!found.has(key)) {
        found.add(key);
        places.push(place);
      }
      return true;
    });
  }
  return found;
}

/**
 * Of the ways out of harbour, the best first, those that end in the sea and not in a pool, and are hardly dearer than the
 * best of these. A search that began in a pool as well would look through all of the sea before it paid for the land
 * between. All of them where each ends in a pool.
 */
export function outOfPools(grid: Grid, weights: Weights, exits: readonly Exit[]): Exit[] {
  const pools = new Set<number>();
  for (const [i, exit] of exits.entries()) {
    const place = placeOf(grid, exit);
    if (!place || pools.has(keyOf(place))) continue;
    const found = flood(grid, weights, place);
    if (found.size >= POOL) {
      const isInPool = (other: Exit) => {
        const at = placeOf(grid, other);
        return at !== null && pools.has(keyOf(at));
      };
      return exits.slice(i).filter((other) => other.cost <= exit.cost + SLACK && !isInPool(other));
    }
    for (const key of found) pools.add(key);
  }
  return [...exits];
}
