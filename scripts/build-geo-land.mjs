// Trims Natural Earth's 1:50m land (package world-atlas) to what a chart shows at zoom 0 to 4.
// Usage: node scripts/build-geo-land.mjs, then commit shared-schema/assets/geo/land-50m.json.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Half a pixel at zoom 4. */
const TOLERANCE_DEGREES = 0.05;
/** A ring needs a triangle and its first point again. */
const SHORTEST_RING = 4;

const source = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
const target = new URL("../shared-schema/assets/geo/land-50m.json", import.meta.url);
const topology = JSON.parse(readFileSync(source, "utf8"));
const [scaleX, scaleY] = topology.transform.scale;

function absolute(arc) {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x, y];
  });
}

function relative(points) {
  return points.map(([x, y], i) => (i === 0 ? [x, y] : [x - points[i - 1][0], y - points[i - 1][1]]));
}

function thin(points) {
  const kept = [points[0]];
  for (const point of points.slice(1, -1)) {
    const [x, y] = kept[kept.length - 1];
    if (Math.hypot((point[0] - x) * scaleX, (point[1] - y) * scaleY) >= TOLERANCE_DEGREES) kept.push(point);
  }
  kept.push(points[points.length - 1]);
  return kept.length < SHORTEST_RING ? points : kept;
}

topology.arcs = topology.arcs.map((arc) => relative(thin(absolute(arc))));
writeFileSync(target, `${JSON.stringify(topology)}\n`);
