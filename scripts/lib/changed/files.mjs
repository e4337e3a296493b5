import { execFileSync } from "node:child_process";
import { ROOT } from "../run.mjs";

const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const lines = (text) => text.split("\n").filter((line) => line !== "");

/**
 * The files that differ from where this branch left `base`, those that are not committed included.
 * @param {string} base a branch or a commit
 * @returns {string[]} their paths from the root; deleted ones too
 */
export function changedFiles(base = "main") {
  const from = git("merge-base", base, "HEAD");
  const tracked = git("diff", "--name-only", "--no-renames", from);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...lines(tracked), ...lines(untracked)])].sort();
}

/**
 * The tracked sources whose text names a file that no import leads to, such as a fixture that is read.
 * @param {string} file
 * @returns {string[]}
 */
export function sourcesNaming(file) {
  const name = file.split("/").at(-1) ?? file;
  try {
    return lines(git("grep", "-lF", name, "--", "*.ts", "*.tsx", "*.mjs"));
  } catch {
    // git grep exits with 1 when there is none.
    return [];
  }
}
