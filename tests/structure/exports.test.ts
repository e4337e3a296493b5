import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../");
/** Takes the place of a module of zod, so a library asks for its names. */
const ASKED_FROM_OUTSIDE = /^pwa\/tools\/noJsonSchema\.ts$/;
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

it("exports only what another file uses", () => {
  const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.html"], { cwd: ROOT })
    .toString()
    .split("\n")
    // A file that was deleted is listed until the deletion is staged.
    .filter((file) => file !== "" && existsSync(join(ROOT, file)))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
  const filesWith = new Map<string, number>();
  for (const { text } of sources) {
    for (const word of new Set(text.match(/[\w$]+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  }
  const exported = sources
    .filter(({ file }) => !/\.(test|config)\./.test(file) && !ASKED_FROM_OUTSIDE.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(EXPORT)].map(([, name = ""]) => ({ file, name })));
  expect(exported.length).toBeGreaterThan(3_000);
  const unused = exported.filter(({ name }) => filesWith.get(name) === 1);
  expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
