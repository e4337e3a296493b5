import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { PLANTS } from "./plants.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const TESTS = readdirSync(join(ROOT, "pwa/src"), { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".screen.test.tsx"),
);

describe.each(Object.entries(PLANTS))("the planted defect «%s»", (_, { file, find, put, noticedBy }) => {
  it("still has its place in the code, and a test that has to notice it", () => {
    const path = join(ROOT, file);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, "utf8").split(find)).toHaveLength(2);
    expect(put).not.toBe(find);
    expect(TESTS.filter((path) => path.includes(noticedBy))).not.toEqual([]);
  });
});
