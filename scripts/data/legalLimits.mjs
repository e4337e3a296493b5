import { nearestCoastIn } from "./nearestCoast.mjs";

/** West, south, east, north of the waters that are corrected, with what of the coast lies around them. */
const BOX = [21.5, 33.8, 35, 41.5];
/** The Aegean and the waters of Crete, with the Turkish coast as far as Kaş. */
const AEGEAN = [22, 34.3, 30, 41.2];
/**
 * Greece and Türkiye claim 6 NM there (Law 230/1936; Law 2674 of 1982). The source has drawn the line without the cosine of the
 * latitude, at 4.8 NM.
 */
const AEGEAN_NM = 6;
const DRAWN_NM = [4.2, 5.7];
/**
 * The waters of Akrotiri and Dhekelia belong to no one in the source. For VAT they are Cyprus (directive 2006/112, art. 7): the
 * limit of Cyprus goes on from one end of each gap to the other, 12 NM off the coast.
 */
const BASES = [
  { from: [33.986, 34.766], to: [33.836, 34.74] },
  { from: [33.268, 34.499], to: [32.744, 34.439] },
];
const CYPRUS_NM = 12;
const BASE_STEPS = 24;

const within = ([x, y], [west, south, east, north]) => x > west && x < east && y > south && y < north;
/** A point of the source, named by three decimals. */
const isNear = (a, b) => Math.abs(a[0] - b[0]) < 0.002 && Math.abs(a[1] - b[1]) < 0.002;
const samePoint = (a, b) => a[0] === b[0] && a[1] === b[1];

/** Counts the polygons that each arc bounds. */
function usesOf(topology) {
  const uses = new Map();
  const count = (arcs) => {
    for (const arc of arcs) {
      if (Array.isArray(arc)) count(arc);
      else uses.set(arc < 0 ? ~arc : arc, (uses.get(arc < 0 ? ~arc : arc) ?? 0) + 1);
    }
  };
  for (const { geometries } of Object.values(topology.objects)) {
    for (const { arcs } of geometries) if (arcs) count(arcs);
  }
  return uses;
}

/** The point on the line from the nearest coast through this one, so many NM off that coast. */
function movedTo(point, nm, nearestCoast) {
  const { point: coast, nm: now } = nearestCoast(point);
  if (coast === null || now === 0) return point;
  return [0, 1].map((axis) => coast[axis] + ((point[axis] - coast[axis]) * nm) / now);
}

function decode(arc, { scale, translate }) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function encode(points, { scale, translate }) {
  let last = [0, 0];
  return points.map((point) => {
    const now = point.map((degrees, axis) => Math.round((degrees - translate[axis]) / scale[axis]));
    const delta = now.map((value, axis) => value - last[axis]);
    last = now;
    return delta;
  });
}

/** A point where several arcs meet stays, so that polygons stay closed. */
function withAegeanLimit(points, nearestCoast) {
  const last = points.length - 1;
  const isRing = samePoint(points[0], points[last]);
  const moved = points.map((point, index) => {
    if (!isRing && (index === 0 || index === last)) return point;
    if (!within(point, AEGEAN)) return point;
    const { nm } = nearestCoast(point);
    return nm >= DRAWN_NM[0] && nm <= DRAWN_NM[1] ? movedTo(point, AEGEAN_NM, nearestCoast) : point;
  });
  return isRing ? [...moved.slice(0, -1), moved[0]] : moved;
}

function withCyprusLimit(points, nearestCoast) {
  return BASES.reduce((arc, { from, to }) => {
    const near = (end) => arc.findIndex((point) => isNear(point, end));
    const [first, last] = [near(from), near(to)];
    if (first < 0 || last <= first) throw new Error("the waters of the Cyprus bases are not where they were");
    const outer = Array.from({ length: BASE_STEPS - 1 }, (_, step) => {
      const t = (step + 1) / BASE_STEPS;
      const chord = [0, 1].map((axis) => arc[first][axis] * (1 - t) + arc[last][axis] * t);
      return movedTo(chord, CYPRUS_NM, nearestCoast);
    });
    return [...arc.slice(0, first + 1), ...outer, ...arc.slice(last)];
  }, points);
}

/** The topology of territorial seas with the limits that the law draws, where the source is off. @param landFile OSM's land */
export function withLegalLimits(topologyBytes, landFile) {
  const topology = JSON.parse(topologyBytes);
  const uses = usesOf(topology);
  const nearestCoast = nearestCoastIn(landFile, BOX);
  const { transform } = topology;
  topology.arcs = topology.arcs.map((arc, number) => {
    const points = decode(arc, transform);
    if (points.some((point) => isNear(point, BASES[0].from))) {
      return encode(withCyprusLimit(points, nearestCoast), transform);
    }
    const isLimit = uses.get(number) === 1 && points.some((point) => within(point, AEGEAN));
    return isLimit ? encode(withAegeanLimit(points, nearestCoast), transform) : arc;
  });
  return Buffer.from(JSON.stringify(topology));
}
