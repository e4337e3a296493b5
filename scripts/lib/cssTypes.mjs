import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import { ROOT } from "./run.mjs";

/**
 * The folder in which the compiler finds the types of style sheets: `rootDirs` of tsconfig.json lays it over the
 * sources.
 */
const FOLDER = "node_modules/.cache/css-types";

/** Writes the class names of each CSS module as a type, so that a misspelt one does not compile. */
export function writeCssTypes() {
  const sheets = readdirSync(join(ROOT, "pwa/src"), { recursive: true }).filter((name) => name.endsWith(".module.css"));
  for (const file of sheets.map((name) => join("pwa/src", name))) {
    const { exports } = transform({ filename: file, code: readFileSync(join(ROOT, file)), cssModules: true });
    const names = Object.keys(exports ?? {}).sort();
    const lines = names.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
    const target = join(ROOT, FOLDER, `${file}.d.ts`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `declare const classes: {\n${lines.join("")}};\nexport default classes;\n`);
  }
}
