import { execFileSync } from "node:child_process";
import { ROOT } from "../run.mjs";

/**
 * The modules that wire everything together. What imports them has all of the product in it, so the way on from them says
 * nothing: tests near the change and the journeys of its screens prove them.
 */
const WIRING =
  /^(sync-server\/src\/(app|main|admin|audit)\.ts|sync-server\/src\/testing\/server\.ts|pwa\/src\/main\.tsx|pwa\/src\/app\/routing\/.*|pwa\/src\/testing\/screen\.tsx)$/;

/**
 * Reads who imports whom, as the linter's import rules see it.
 * @returns {Map<string, string[]>} the files that import each file
 */
export function importers() {
  const folders = ["shared-schema/src", "sync-server/src", "service-worker/src", "pwa/src", "tests"];
  const args = ["depcruise", "--config", ".dependency-cruiser.cjs", "--output-type", "json", ...folders];
  const text = execFileSync("npx", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 28 });
  return new Map(JSON.parse(text).modules.map(({ source, dependents }) => [source, dependents]));
}

/**
 * The files that a change of some files can reach through imports, themselves included.
 * @param {Map<string, string[]>} graph
 * @param {readonly string[]} files
 * @returns {Set<string>}
 */
export function reach(graph, files) {
  const reached = new Set(files);
  // A set is walked in the order in which it grows.
  for (const file of reached) {
    if (WIRING.test(file)) continue;
    for (const importer of graph.get(file) ?? []) reached.add(importer);
  }
  return reached;
}
