import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../");
const FOLDERS = ["sync-server/src/store/migrations", "sync-server/src/trust/data/migrations"];
const DRIZZLE_KIT = readFileSync(join(ROOT, "node_modules/drizzle-kit/bin.cjs"), "utf8");

/** The words of which drizzle-kit makes a name when it is given none. */
function wordsOf(list: "adjectives" | "heroes"): Set<string> {
  const [, text = ""] = DRIZZLE_KIT.match(new RegExp(`\\b${list} = \\[([^\\]]*)\\]`)) ?? [];
  return new Set([...text.matchAll(/"(\w+)"/g)].flatMap(([, word]) => word ?? []));
}

const ADJECTIVES = wordsOf("adjectives");
const HEROES = wordsOf("heroes");

/** Is it the name of nothing, as in 0019_broken_ken_ellis? */
function isRandom(file: string): boolean {
  const [, adjective = "", hero = ""] = file.match(/^\d+_([a-z]+)_(\w+)\.sql$/) ?? [];
  return ADJECTIVES.has(adjective) && HEROES.has(hero);
}

it("names each migration after what it does", () => {
  expect(Math.min(ADJECTIVES.size, HEROES.size)).toBeGreaterThan(100);
  expect(isRandom("0019_broken_ken_ellis.sql")).toBe(true);
  const files = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).filter((name) => name.endsWith(".sql")));
  expect(files.length).toBeGreaterThanOrEqual(FOLDERS.length);
  expect(files.filter(isRandom)).toEqual([]);
});
