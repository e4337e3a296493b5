import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";

const APP = new URL("../../pwa/dist/", import.meta.url).pathname;

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
type Manifest = Record<string, z.infer<typeof Chunk>>;

/** Scripts and styles in bytes as they are sent, gzipped. */
export interface Weight {
  js: number;
  css: number;
}

/** Vite's manifest of the built app. `npm run build` makes it. */
export function readManifest(): Manifest {
  return z.record(z.string(), Chunk).parse(JSON.parse(readFileSync(join(APP, ".vite/manifest.json"), "utf8")));
}

/**
 * Returns the weight that the browser loads for some entries, with everything that they import statically; each file
 * counts once.
 */
export function weightOf(manifest: Manifest, entries: readonly string[]): Weight {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css) styles.add(file);
    chunk.imports.forEach(visit);
  };
  entries.forEach(visit);
  return { js: gzipped(scripts), css: gzipped(styles) };
}

/** A page with the script that runs before its first paint, in bytes as they are sent. */
export function pageWeight(page: string): number {
  return gzipped([page, "boot.js"]);
}

function gzipped(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(APP, file))).length, 0);
}

/** The files that the service worker keeps when it is installed, in bytes as they are stored. */
export function precached(): { files: string[]; bytes: number } {
  const worker = readFileSync(join(APP, "sw.js"), "utf8");
  const files = [...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url]) => url ?? "");
  return { files, bytes: files.reduce((sum, file) => sum + statSync(join(APP, file)).size, 0) };
}

/** The files that read passports by camera, in bytes as they are sent: the server packs all but the model, which is packed already. */
export function passportReader(): { files: string[]; sent: number } {
  const files = z.array(z.string()).parse(JSON.parse(readFileSync(join(APP, "passport-reader.json"), "utf8")));
  const packed = files.filter((file) => file.endsWith(".gz"));
  const stored = packed.reduce((sum, file) => sum + statSync(join(APP, file)).size, 0);
  return { files, sent: stored + gzipped(files.filter((file) => !packed.includes(file))) };
}
