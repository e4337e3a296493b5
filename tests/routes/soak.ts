import { loadGeoDataForTests, WORLD } from "shared-schema/geo/loadForTests.test-support";
import { type JudgedRoute, judgeRoutes, randomVoyages } from "./routes.ts";

const WORST = 5;
/** CPU time that the search for a route may take, ms. */
const MOST_MS = 1_000;

type Timed = Pick<JudgedRoute, "name" | "yacht" | "ms">;

const timeOf = ({ name, yacht, ms }: Timed) => `${name}${yacht ? " (large yacht)" : ""} ${Math.round(ms)} ms`;

/**
 * Holds so many random routes against the raw land of both sources and their searches against a second of CPU, and tells
 * of those that pass land in silence, of those that are not found and of those that take longer.
 * @returns whether there are none
 */
export function judgeRandomRoutes(count: number, seed: number): boolean {
  const data = loadGeoDataForTests(WORLD);
  const { routes, without } = judgeRoutes(data, randomVoyages(data, count, seed));
  const silent = routes.filter(({ unsaid }) => unsaid.length > 0);
  for (const { name, from, to, unsaid } of silent) console.error(name, from, to, unsaid);
  for (const { name, from, to, reason } of without) console.error(name, from, to, reason);
  const byTime = [...routes, ...without].sort((a, b) => b.ms - a.ms);
  const slow = byTime.filter(({ ms }) => ms > MOST_MS);
  for (const voyage of slow) console.error("slow:", timeOf(voyage), voyage.from, voyage.to);
  const warned = routes.filter(({ route }) => route.warnings.includes("touches-land")).length;
  const large = byTime.filter(({ yacht }) => yacht).length;
  console.log(
    `${routes.length} of ${count} random routes found, seed ${seed}, ${large} for a large yacht:`,
    `${silent.length} pass more than 0.3 NM of land in silence, ${warned} say that they touch land;`,
    `${slow.length} take more than ${MOST_MS} ms of CPU, slowest ${byTime.slice(0, WORST).map(timeOf).join(", ")}`,
  );
  return silent.length === 0 && without.length === 0 && slow.length === 0;
}
