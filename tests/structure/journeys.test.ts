import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL("../e2e/", import.meta.url));
/** A test and its title; the placeholder of a value is written as «…» in the list. */
const JOURNEY = /^ *(?:test|installed)\(\s*(["`])((?:\\.|(?!\1).)*)\1/gms;
const HEADING = /^## (.+)$/;
const LINE = /^- \*\*(.+?)\*\*: \S.{10,}$/;

/** The journeys of the files, as `file: title`. */
function journeys(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.ts"));
  return files.flatMap((file) => {
    const titles = Array.from(readFileSync(`${FOLDER}${file}`, "utf8").matchAll(JOURNEY), ([, , title = ""]) => title);
    return titles.map((title) => `${file}: ${title.replaceAll(/\$\{[^}]*\}/g, "…")}`);
  });
}

/** The journeys of the list, as `file: title`. Fails at a line that says nothing of its journey. */
function listed(): string[] {
  let file = "";
  return readFileSync(`${FOLDER}README.md`, "utf8")
    .split("\n")
    .flatMap((line) => {
      file = HEADING.exec(line)?.[1] ?? file;
      if (!line.startsWith("- ")) return [];
      const title = LINE.exec(line)?.[1];
      if (title === undefined) throw new Error(`The line says not what the journey proves: ${line}`);
      return `${file}: ${title}`;
    });
}

it("says of each journey what only it proves, and of none that is gone", () => {
  expect(journeys().length).toBeGreaterThan(50);
  expect(listed().toSorted()).toEqual(journeys().toSorted());
});
