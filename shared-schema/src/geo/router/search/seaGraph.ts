import { RADIANS } from "../../angles.ts";
import { MOST_WATERS, type Passages } from "../../coast/passages.ts";
import { CELLS, CELLS_ROUND, NM_PER_CELL } from "../grid/cells.ts";

/** A link between cells that have one water each. */
const FIRST_TO_FIRST = 1;
/** A step leads at most so many cells on. */
const FURTHEST = 2;

/**
 * The waters of coarse cells as a graph. A water is a number. Its steps are those to the four sides, across a corner, and
 * a knight's move on from there, so that a way over cells is at most 3 % longer than a straight one.
 */
export interface SeaGraph {
  waters: number;
  /** The middle of a water's cell, in cells of the grid, x from Greenwich eastwards. */
  middleX(water: number): number;
  middleY(water: number): number;
  /** Calls back for the waters that a step leads to, with its NM. */
  eachStep(water: number, visit: (water: number, nm: number) => void): void;
  /** The number of the coarse cell under a spot. */
  cellAt(x: number, y: number): number;
  /**
   * The waters of a cell with those beside it that touch them; those of the cells round it, where that cell has none.
   */
  watersRound(cell: number): number[];
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The steps from a cell: columns east and rows north. */
const STEPS = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2].flatMap((dy) => {
    const isStep = Math.max(Math.abs(dx), Math.abs(dy)) === 1 || Math.abs(dx * dy) === 2;
    return isStep ? [{ dx, dy }] : [];
  }),
);
const STEP_X = Int8Array.from(STEPS, ({ dx }) => dx);
const STEP_Y = Int8Array.from(STEPS, ({ dy }) => dy);

/** For each cell whether all that a step from it may touch is one open water. */
function openCells({ columns, rows, firstWater, east, north }: Passages): Uint8Array {
  const isWhole = new Uint8Array(columns * rows);
  for (let cell = 0; cell < isWhole.length; cell++) {
    const isOne = (firstWater[cell + 1] ?? 0) - (firstWater[cell] ?? 0) === 1;
    isWhole[cell] = Number(isOne && east[cell] === FIRST_TO_FIRST && north[cell] === FIRST_TO_FIRST);
  }
  const isWide = isWhole.map((_, cell) => {
    const column = cell % columns;
    for (let dx = -FURTHEST; dx <= FURTHEST; dx++) {
      if (!isWhole[cell - column + ((column + dx + columns) % columns)]) return 0;
    }
    return 1;
  });
  return isWide.map((_, cell) => {
    for (let dy = -FURTHEST; dy <= FURTHEST; dy++) if (!isWide[cell + dy * columns]) return 0;
    return 1;
  });
}

/** The graph of the passages between cells. */
export function createSeaGraph(passages: Passages): SeaGraph {
  const { columns, rows, firstWater, east, north } = passages;
  /** Side of a coarse cell, in cells of the grid. */
  const side = CELLS_ROUND / columns;
  const nmPerRow = side * NM_PER_CELL;
  const waters = firstWater[columns * rows] ?? 0;
  const cells = new Uint32Array(waters);
  for (let cell = 0; cell < columns * rows; cell++) cells.fill(cell, firstWater[cell], firstWater[cell + 1]);
  const isOpen = openCells(passages);

  const turned = (column: number) => ((column % columns) + columns) % columns;
  const middleYOf = (row: number) => (row - rows / 2 + 0.5) * side;

  /** NM of a step by so many columns and rows, from each row. */
  function lengthsOf(dx: number, dy: number): Float64Array {
    return Float64Array.from({ length: rows }, (_, row) => {
      const narrowing = Math.cos((middleYOf(row) / CELLS) * RADIANS);
      return Math.hypot(dx * narrowing, dy) * nmPerRow;
    });
  }

  const [across, diagonal, knightAcross, knightUp] = [
    lengthsOf(1, 0),
    lengthsOf(1, 1),
    lengthsOf(2, 1),
    lengthsOf(1, 2),
  ] as const;
  const lengths = STEPS.map(({ dx, dy }) => lengthsOf(dx, dy));

  /** Returns the links between two cells side by side, which `Passages` stores with the western or southern one. */
  function linksOf(cell: number, other: number, dx: number, dy: number): number {
    return (dx !== 0 ? east : north)[dx > 0 || dy > 0 ? cell : other] ?? 0;
  }

  /** Calls back for the waters of the cell beside that touch one. */
  function eachBeside(water: number, dx: number, dy: number, visit: (water: number) => void): void {
    const cell = cells[water] ?? 0;
    const row = Math.floor(cell / columns);
    if (row + dy < 0 || row + dy >= rows) return;
    const other = (row + dy) * columns + turned(cell - row * columns + dx);
    const first = firstWater[other] ?? 0;
    const next = firstWater[other + 1] ?? 0;
    const links = linksOf(cell, other, dx, dy);
    const isOnward = dx > 0 || dy > 0;
    const own = water - (firstWater[cell] ?? 0);
    for (let theirs = 0; theirs < next - first; theirs++) {
      const bit = isOnward ? own * MOST_WATERS + theirs : theirs * MOST_WATERS + own;
      if ((links >> bit) & 1) visit(first + theirs);
    }
  }

  /** The steps in open water, without looking at what touches what. */
  function eachOpenStep(cell: number, visit: (water: number, nm: number) => void): void {
    const row = Math.floor(cell / columns);
    const column = cell - row * columns;
    for (let i = 0; i < STEP_X.length; i++) {
      let to = column + (STEP_X[i] ?? 0);
      if (to < 0) to += columns;
      else if (to >= columns) to -= columns;
      visit(firstWater[(row + (STEP_Y[i] ?? 0)) * columns + to] ?? 0, lengths[i]?.[row] ?? 0);
    }
  }

  function eachCoastalStep(water: number, visit: (water: number, nm: number) => void): void {
    const row = Math.floor((cells[water] ?? 0) / columns);
    for (const [dx, dy] of SIDES) {
      eachBeside(water, dx, dy, (beside) => {
        visit(beside, dx !== 0 ? (across[row] ?? 0) : nmPerRow);
        for (const turn of [1, -1]) {
          eachBeside(beside, dy * turn, dx * turn, (corner) => {
            visit(corner, diagonal[row] ?? 0);
            eachBeside(corner, dx, dy, (on) => visit(on, (dx !== 0 ? knightAcross : knightUp)[row] ?? 0));
          });
        }
      });
    }
  }

  function* watersOf(cell: number): Generator<number> {
    for (let water = firstWater[cell] ?? 0; water < (firstWater[cell + 1] ?? 0); water++) yield water;
  }

  function addTouching(water: number, found: Set<number>): void {
    found.add(water);
    for (const [dx, dy] of SIDES) {
      eachBeside(water, dx, dy, (beside) => {
        found.add(beside);
        for (const turn of [1, -1]) eachBeside(beside, dy * turn, dx * turn, (corner) => found.add(corner));
      });
    }
  }

  return {
    waters,
    middleX: (water) => (((cells[water] ?? 0) % columns) + 0.5) * side,
    middleY: (water) => middleYOf(Math.floor((cells[water] ?? 0) / columns)),
    cellAt(x, y) {
      const row = Math.min(rows - 1, Math.max(0, Math.floor(y / side) + rows / 2));
      return row * columns + turned(Math.floor(x / side));
    },
    eachStep(water, visit) {
      const cell = cells[water] ?? 0;
      if (isOpen[cell]) eachOpenStep(cell, visit);
      else eachCoastalStep(water, visit);
    },
    watersRound(cell) {
      const found = new Set<number>();
      for (const water of watersOf(cell)) addTouching(water, found);
      if (found.size > 0) return [...found];
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      for (let at = Math.max(0, row - 1); at <= Math.min(rows - 1, row + 1); at++) {
        for (const dx of [-1, 0, 1]) for (const water of watersOf(at * columns + turned(column + dx))) found.add(water);
      }
      return [...found];
    },
  };
}
