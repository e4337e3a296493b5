import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Two folders below the root, where the server looks for its assets, and below its packages. */
const FOLDER = join(ROOT, "test-results/newer");

/** The changes of the next version: the documents' schema, and a minimum reader that excludes the present one. */
const NEXT: readonly [file: RegExp, from: RegExp, to: string][] = [
  [/shared-schema\/src\/sync\/wire\.ts$/, /SCHEMA_VERSION = 1\b/, "SCHEMA_VERSION = 2"],
  [/shared-schema\/src\/sync\/wire\.ts$/, /OLDEST_READER = 1\b/, "OLDEST_READER = 2"],
  [
    /pwa\/src\/store\/database\/migrations\.ts$/,
    /1: \(document\) => document/,
    "1: (document) => document, 2: (document) => document",
  ],
];

/** Gives every file another name, as a change of its content does: the files of the earth too, which workers load. */
const RENAMED = { output: { assetFileNames: "assets/next-[name]-[hash][extname]" } };

/** Makes the next version's changes in a source file, and notes which. */
function newer(path: string, code: string, made: Set<RegExp>): string {
  return NEXT.filter(([file]) => file.test(path)).reduce((text, [, from, to]) => {
    if (!from.test(text)) throw new Error(`${path} has no ${from}`);
    made.add(from);
    return text.replace(from, to);
  }, code);
}

/** The built server with the next version's numbers in it. */
function newerServer(): void {
  const built = join(ROOT, "sync-server/dist");
  let changed = 0;
  for (const name of readdirSync(built, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".js"))) {
    const code = readFileSync(join(built, name), "utf8");
    const next = code.replace(/\b(SCHEMA_VERSION|OLDEST_READER) = 1;/g, "$1 = 2;");
    if (next !== code) changed += 1;
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), next);
  }
  if (changed === 0) throw new Error("The built server names no schema version.");
}

/** Builds app and server as the next version would be. @returns where they lie */
export async function buildNewer(): Promise<{ server: string; app: string }> {
  const [server, app] = [join(FOLDER, "main.js"), join(FOLDER, "app")];
  const made = new Set<RegExp>();
  const transform = (code: string, id: string) => newer(id.split("?")[0] ?? id, code, made);
  await build({
    root: join(ROOT, "pwa"),
    configFile: join(ROOT, "pwa/vite.config.ts"),
    logLevel: "error",
    build: { outDir: app, emptyOutDir: true, rolldownOptions: RENAMED },
    worker: { rolldownOptions: RENAMED },
    plugins: [{ name: "next-version", enforce: "pre", transform }],
  });
  const left = NEXT.filter(([, from]) => !made.has(from)).map(([file]) => file);
  if (left.length > 0) throw new Error(`The app has no file ${left.join(", ")}`);
  execFileSync(process.execPath, [join(ROOT, "service-worker/build.mjs")], { env: { ...process.env, APP_DIR: app } });
  newerServer();
  return { server, app };
}
