import { readFileSync } from "node:fs";

/** Half a pixel at zoom 4. */
const TOLERANCE_DEGREES = 0.05;
/** A ring needs a triangle and its first point again. */
const SHORTEST_RING = 4;

function absolute(arc) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x, y];
  });
}

function relative(points) {
  return points.map(([x, y], i) => (i === 0 ? [x, y] : [x - points[i - 1][0], y - points[i - 1][1]]));
}

function thin(points, [scaleX, scaleY]) {
  const kept = [points[0]];
  for (const point of points.slice(1, -1)) {
    const [x, y] = kept[kept.length - 1];
    if (Math.hypot((point[0] - x) * scaleX, (point[1] - y) * scaleY) >= TOLERANCE_DEGREES) kept.push(point);
  }
  kept.push(points[points.length - 1]);
  return kept.length < SHORTEST_RING ? points : kept;
}

/** Natural Earth's 1:50m land, trimmed to what a chart shows at zoom 0 to 4. */
export function makeLand(landFile) {
  const topology = JSON.parse(readFileSync(landFile, "utf8"));
  topology.arcs = topology.arcs.map((arc) => relative(thin(absolute(arc), topology.transform.scale)));
  return Buffer.from(`${JSON.stringify(topology)}\n`);
}
