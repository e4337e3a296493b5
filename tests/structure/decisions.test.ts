import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../../docs/decisions");

it("numbers decisions without a gap, each once, in name and title", () => {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md"))
    .sort();
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  for (const name of files) {
    const [title] = readFileSync(join(FOLDER, name), "utf8").split("\n");
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  }
});
