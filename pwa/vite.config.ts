import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { landing } from "./src/app/landing/build.ts";

const page = (name: string) => new URL(name, import.meta.url).pathname;

const SERVER = "http://localhost:3000";

/**
 * The chunks that the first screens load: libraries apart from the app's own code, so that an update is a small
 * download. Other screens load their own.
 */
const FIRST_SCREENS: readonly [name: string, test: RegExp][] = [
  // The landing page's modules come first, so that they are not in the app's own files.
  [
    "landing",
    /vite\/preload-helper|vite\/modulepreload-polyfill|@fontsource|\/theme\/fallbackFonts\.css|\/(storageNames|preferenceKeys|news\/read)\.ts$/,
  ],
  ["react", /node_modules\/(react|react-dom|scheduler|react-router)\//],
  ["mantine", /node_modules\/(@mantine|@floating-ui)\//],
  ["store", /node_modules\/(rxdb|dexie|rxjs)\//],
  ["app", /^(?!virtual:|.*(\.html|\/main\.tsx|\/app\/landing\/.*)$)/],
];

const LIGHT_BUILDS = [
  // Its package names the build with warnings for developers under every condition.
  { find: /^react-router$/, replacement: page("../node_modules/react-router/dist/production/index.mjs") },
  // Dexie as an ES module: its package names a CommonJS build for bundlers.
  { find: /^dexie$/, replacement: "dexie/dist/modern/dexie.mjs" },
  // Only zod imports these.
  { find: /^\.\.\/core\/(json-schema-processors|to-json-schema)\.js$/, replacement: page("tools/noJsonSchema.ts") },
  { find: /^\.\.\/locales\/en\.js$/, replacement: page("tools/noTexts.ts") },
  { find: /^(canvg|dompurify|html2canvas)$/, replacement: page("tools/notInstalled.ts") },
];

/** Chapters and pictures of the user guide have a folder of their own: the service worker keeps them apart. */
const inFolder = (modules: readonly string[]) =>
  modules.length > 0 && modules.every((module) => /features\/guide\/(chapters|pictures)\//.test(module))
    ? "assets/guide/"
    : "assets/";

export default defineConfig({
  plugins: [react(), landing()],
  // RxJS keeps its build for modern browsers under a condition of its own.
  resolve: { alias: LIGHT_BUILDS, conditions: ["es2015", ...defaultClientConditions] },
  build: {
    target: "es2022",
    sourcemap: false,
    // tests/budget reads it.
    manifest: true,
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The processors that `tools/noJsonSchema.ts` leaves out; in our own code the compiler finds such imports.
      checks: { importIsUndefined: false },
      input: { index: page("index.html"), landing: page("landing.html") },
      output: {
        chunkFileNames: ({ moduleIds }) => `${inFolder(moduleIds)}[name]-[hash].js`,
        assetFileNames: ({ originalFileNames }) => `${inFolder(originalFileNames)}[name]-[hash][extname]`,
        codeSplitting: {
          groups: [
            ...FIRST_SCREENS.map(([name, test]) => ({ name, test, tags: ["$initial" as const] })),
            // Under a name, so that the service worker can leave it out: keys of a device are used with a server.
            { name: "webauthn", test: /node_modules\/@simplewebauthn\// },
          ],
        },
      },
    },
  },
  worker: { format: "es", rolldownOptions: { checks: { importIsUndefined: false } } },
  assetsInclude: ["**/*.traineddata.gz"],
  server: {
    proxy: {
      "/api": SERVER,
      "/charts": SERVER,
      "/csc": SERVER,
      "/pki": SERVER,
      "/trust": SERVER,
      "/tos/": SERVER,
      "/help/": SERVER,
    },
  },
});
