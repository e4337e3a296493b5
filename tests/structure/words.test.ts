import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../");
/** Words that read as translated, with the words to write instead. */
const BANNED: readonly [phrase: RegExp, instead: string][] = [
  [/\banew\b/i, "again"],
  [/\btold\s+of\b/i, "learns of, gets, is notified of"],
  [/somebody/i, "someone"],
  [/nobody/i, "no one"],
  // «Stands for», «stands out», «stands still» and «as it stands» are ordinary English.
  [/(?<!\bas (?:it|they) )\b(?:stands|stood)\b(?! (?:for|in for|out|still)\b)/i, "is, is kept, is shown, is based on"],
  [/\b(?:set(?:Said|Told)|(?:tell|told|said)[A-Z]\w*)\b/, "setMessage, notify…, …Text"],
];
/** Files are named after what their code does. */
const BANNED_NAMES = /^(tell|told|said|saying)([A-Z.]|$)/i;

const FILES = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.cjs", "*.css", "*.md"], { cwd: ROOT })
  .toString()
  .split("\n")
  // A file that was deleted is listed until the deletion is staged.
  .filter((file) => file !== "" && existsSync(join(ROOT, file)) && !file.endsWith(basename(import.meta.filename)));

it("has no word in comments, names and documents that no native writer would choose", () => {
  expect(FILES.length).toBeGreaterThan(1_000);
  const found = FILES.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return BANNED.filter(([phrase]) => phrase.test(text)).map(([phrase, instead]) => `${file}: ${phrase}, ${instead}`);
  });
  expect(found).toEqual([]);
});

it("names files after what they do", () => {
  expect(FILES.map((file) => basename(file)).filter((name) => BANNED_NAMES.test(name))).toEqual([]);
});
