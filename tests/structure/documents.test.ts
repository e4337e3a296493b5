import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const SKIPPED = new Set(["node_modules", "dist", ".git", "migrations", "screenshots", "test-results"]);

/** What an installation or a build makes, packages, and other names with a slash. */
const NO_PATH =
  /^(@|reference\/tax-rules|credentials\/authorize|[A-Z_]+\/|mail\/|files\/|\.\/data|text\/|application\/|assets\/guide$|docs\/bench\.tsv$|.*\bdist\/)/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path);
    return [path];
  });
}

const FILES = filesBelow("");
const LIVING = FILES.filter((file) => /^([A-Z]+\.md|docs\/(rooms\/)?[\w-]+\.md)$/.test(file));
const RECORDS = FILES.filter((file) => file.startsWith("docs/decisions/") && file.endsWith(".md"));
const SOURCES = FILES.filter((file) => /\.(ts|tsx|mts|mjs|cjs|css)$/.test(file));

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? "");

/** Files and folders by every end of their path, with and without `src` and the extension. */
function pathEnds(): Set<string> {
  const ends = new Set<string>();
  for (const file of FILES) {
    const whole = file.split("/").filter((part) => part !== "src");
    for (let to = 1; to <= whole.length; to += 1) {
      for (let from = 0; from < to; from += 1) {
        const end = whole.slice(from, to).join("/");
        ends.add(end);
        ends.add(end.replace(/\.tsx?$/, ""));
      }
    }
  }
  return ends;
}

it("links to files that exist", () => {
  const broken = [...LIVING, ...RECORDS].flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)]
      .map((match) => match[1] ?? "")
      .filter((target) => !/^(https?|mailto):/.test(target) && !existsSync(join(ROOT, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it("names paths that exist", () => {
  const ends = pathEnds();
  const gone = [...LIVING, ...RECORDS].flatMap((file) =>
    quoted(read(file))
      .filter((token) => /^[\w@.-]+(\/[\w@.-]+)+\/?$/.test(token) && !NO_PATH.test(token))
      .filter((token) => !ends.has(token.replace(/\/$/, "").replace("/src/", "/")))
      .map((token) => `${file}: ${token}`),
  );
  expect(gone).toEqual([]);
});

it("names identifiers that the sources have", () => {
  const words = new Set(SOURCES.flatMap((file) => `${file} ${read(file)}`.match(/\w+/g) ?? []));
  const gone = LIVING.flatMap((file) =>
    quoted(read(file))
      .filter((token) => /^[A-Za-z_]\w*$/.test(token) && /[a-z][A-Z]|_/.test(token) && !words.has(token))
      .map((token) => `${file}: ${token}`),
  );
  expect(gone).toEqual([]);
});

it("keeps the document of a room to two pages", () => {
  const rooms = LIVING.filter((file) => file.startsWith("docs/rooms/"));
  expect(rooms.length).toBeGreaterThan(0);
  for (const file of rooms) expect(read(file).split(/\s+/).length, file).toBeLessThan(1_000);
});

it("refers in comments to decisions that are records", () => {
  const numbers = new Set(RECORDS.map((file) => Number(file.match(/(\d{4})-/)?.[1])));
  const gone = SOURCES.flatMap((file) =>
    [...read(file).matchAll(/\bdecisions? ((?:\d+(?:, | and )?)+)/gi)]
      .flatMap((match) => (match[1] ?? "").match(/\d+/g) ?? [])
      .filter((number) => !numbers.has(Number(number)))
      .map((number) => `${file}: ${number}`),
  );
  expect(gone).toEqual([]);
});
