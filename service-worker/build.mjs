import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { injectManifest } from "workbox-build";

const here = dirname(fileURLToPath(import.meta.url));
const app = process.env.APP_DIR ?? join(here, "../pwa/dist");
const bundle = join(here, "dist/sw.js");

/** Bundles the service worker, then gives it the list of the files that make up the app. */
await build({
  entryPoints: [join(here, "src/sw.ts")],
  outfile: bundle,
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});
const { count, size, warnings } = await injectManifest({
  swSrc: bundle,
  swDest: join(app, "sw.js"),
  globDirectory: app,
  globPatterns: ["**/*.{html,js,css,woff2,ttf,svg,png,webp,ico,json,topojson,tsv,bin,webmanifest}"],
  globIgnores: ["sw.js", "**/*.map"],
  // Files that Vite has named after their content need no revision of their own.
  dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8}\.\w+$/,
  maximumFileSizeToCacheInBytes: 6 * 1024 * 1024,
});
rmSync(dirname(bundle), { recursive: true, force: true });
for (const warning of warnings) process.stderr.write(`${warning}\n`);
process.stdout.write(`The service worker keeps ${count} files, ${Math.round(size / 1024)} kB.\n`);
