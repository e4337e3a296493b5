import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const WORKSPACES = ["shared-schema", "sync-server", "service-worker", "pwa"];
const MOST_FILES = 15;

/** Code and stylesheets. Tests and their support do not count. */
function isSource(name: string): boolean {
  return /\.(tsx?|mjs|css)$/.test(name) && !/\.(test|test-support)\.tsx?$/.test(name);
}

/** Counts the source files of each folder below a workspace's `src`, without its subfolders. */
function sourcesByFolder(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const workspace of WORKSPACES) {
    for (const entry of readdirSync(`${ROOT}${workspace}/src`, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !isSource(entry.name)) continue;
      const folder = relative(ROOT, entry.parentPath).split(sep).join("/");
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

it(`holds at most ${MOST_FILES} source files in a folder`, () => {
  const counts = sourcesByFolder();
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
