import { spawnSync } from "node:child_process";
import { installPackages } from "./browsers.mjs";

/** Programs that judge signed PDFs, with their Debian packages. */
const JUDGES = [
  ["pdfsig", "poppler-utils"],
  ["mutool", "mupdf-tools"],
  ["qpdf", "qpdf"],
];

/** Installs the programs that judge signed PDFs. One that cannot be installed is named, and its tests are left out. */
export async function ensureJudges() {
  const missing = () => JUDGES.filter(([command]) => spawnSync("sh", ["-c", `command -v ${command}`]).status !== 0);
  if (missing().length === 0) return;
  process.stdout.write("Installing the judges of signed PDFs\n");
  await installPackages(missing().map(([, name]) => name));
  const left = missing().map(([command, name]) => `${command} (package ${name})`);
  if (left.length > 0)
    process.stderr.write(`Could not be installed, so signed files are not judged by: ${left.join(", ")}\n`);
}
