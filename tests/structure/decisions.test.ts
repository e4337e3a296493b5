import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../../docs/decisions");
const ROOMS = readdirSync(join(FOLDER, "../rooms")).map((name) => name.replace(".md", ""));

const README = readFileSync(join(FOLDER, "README.md"), "utf8");
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .sort();

/** The rows of the index, as they are written. */
const ROWS = [...README.matchAll(/^\| \[(\d+)\]\((\S+)\) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, number, file, title, status, room]) => ({ number: Number(number), file, title, status, room }),
);

/** The numbers of records that became part of a room's document. */
const FOLDED = [...README.matchAll(/^\| \[\w+\]\(\.\.\/rooms\/\w+\.md\) \| ([\d, ]+) \|$/gm)].flatMap(([, numbers]) =>
  (numbers ?? "").split(", ").map(Number),
);

it("has a line in the index for each record, and a record for each line", () => {
  expect(ROWS.map((row) => row.file)).toEqual(FILES);
  for (const { number, file } of ROWS) {
    expect(file).toMatch(new RegExp(`^${String(number).padStart(4, "0")}-`));
    const [title] = readFileSync(join(FOLDER, file ?? ""), "utf8").split("\n");
    expect(title).toMatch(new RegExp(`^# ${number}\\. `));
  }
});

it("uses each number once, and leaves none out", () => {
  const numbers = [...ROWS.map((row) => row.number), ...FOLDED].sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it("gives each record a room and a valid status", () => {
  for (const { number, status, room } of ROWS) {
    expect(ROOMS, `room of ${number}`).toContain(room);
    expect(status, `status of ${number}`).toMatch(/^(accepted|superseded by \d+|amended by \d+(, \d+)*)$/);
    for (const later of status?.match(/\d+/g) ?? []) {
      expect(Number(later), `successor of ${number}`).toBeGreaterThan(number);
      expect([...ROWS.map((row) => row.number), ...FOLDED]).toContain(Number(later));
    }
  }
});
