import clipperLib from "clipper-lib";

const { Clipper, ClipType, Paths, PolyFillType, PolyType } = clipperLib;

const pathsOf = (rings) => rings.map((ring) => ring.map(([X, Y]) => ({ X, Y })));

function executed(type, rings, others) {
  const clipper = new Clipper();
  clipper.AddPaths(pathsOf(rings), PolyType.ptSubject, true);
  clipper.AddPaths(pathsOf(others), PolyType.ptClip, true);
  const solution = new Paths();
  clipper.Execute(type, solution, PolyFillType.pftEvenOdd, PolyFillType.pftEvenOdd);
  return solution.map((path) => path.map(({ X, Y }) => [X, Y]));
}

/**
 * Returns the parts of some areas within others. Areas are rings of whole numbers, not closed, read by the even-odd
 * rule.
 */
export function within(rings, others) {
  return executed(ClipType.ctIntersection, rings, others);
}

/** Returns the parts of some areas outside others, as `within` reads them. */
export function outside(rings, others) {
  return executed(ClipType.ctDifference, rings, others);
}
