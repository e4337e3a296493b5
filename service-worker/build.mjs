import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { getManifest, injectManifest } from "workbox-build";

const here = dirname(fileURLToPath(import.meta.url));
const app = process.env.APP_DIR ?? join(here, "../pwa/dist");
const bundle = join(here, "dist/sw.js");

/** The user guide, kept when the user asks for it. */
const GUIDE_LIST = "guide.json";
const GUIDE = "assets/guide/**";

/** Too large for a first visit to wait for: the app fetches these once it runs, an update before it takes over. */
const DATA_LIST = "app-data.json";
const DATA = ["assets/*.{bin,json,topojson,tsv}"];
const RARE_FONTS = [
  ...["cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"].map(
    (script) => `assets/*-${script}-wght-*.woff2`,
  ),
  // Contracts are set in it; lists and plans are made with the fonts that are precached.
  "assets/NotoSerif-*.ttf",
  // Of headings alone, which show such letters in another font without it.
  "assets/source-serif-4-latin-ext-wght-*.woff2",
];
/**
 * Parts that are large and seldom opened, first the reader of PDF receipts, which is larger than all of the app's first screen. The
 * administrators' pages, the bank's lines, the ledger, the account's security and a signature under way show nothing without a server, and
 * nothing is bought without one. The page that verifies needs its worker, which is one of these, and the guide its chapters.
 */
const RARE_SCRIPTS = [
  ...["assets/receiptPages-*.js", "assets/Factors-*.js", "assets/mrz-*.js", "assets/Admin-*.js"],
  ...["assets/contactWorker-*.js", "assets/ContactImport-*.js", "assets/TermsPage-*.js", "assets/QrCode-*.js"],
  ...["assets/verifyWorker-*.js", "assets/PurchaseDialog-*.js", "assets/OrdersPage-*.js", "assets/workbook-*.js"],
  ...["assets/StatementsPage-*.js", "assets/LedgerPage-*.js", "assets/SecurityPage-*.js", "assets/SigningPage-*.js"],
  ...["assets/Verify-*.js", "assets/PassengerPage-*.js", "assets/SignDialog-*.js", "assets/Guide-*.js"],
  ...["assets/webauthn-*.js", "assets/ShareSheet-*.js", "assets/KycSection-*.js", "assets/RequestList-*.js"],
  ...["assets/WhatIfSheet-*.js", "assets/HistorySection-*.js", "assets/LinkOutcome-*.js"],
  // The sample week's server in the browser, and the packer of ZIP files.
  ...["assets/sampleRouter-*.js", "assets/browser-*.js"],
];
/** Reads passports by camera, kept once it was used or the user makes an agreement ready for sea. */
const READER_LIST = "passport-reader.json";
const READER = [
  ...["assets/passportWorker-*.js", "assets/PassportCamera-*.{js,css}"],
  ...["assets/mrz.traineddata-*.gz", "assets/tesseract-core-*.wasm"],
];
/** Drawn by the system when the app is installed, which takes a network. */
const LARGE_ICONS = "icons/*-512.png";

const files = await getManifest({
  globDirectory: app,
  globPatterns: [...DATA, ...RARE_FONTS, ...RARE_SCRIPTS],
  maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
});
const data = JSON.stringify(files.manifestEntries.map(({ url }) => `/${url}`));
writeFileSync(join(app, DATA_LIST), data);

const guide = await getManifest({ globDirectory: app, globPatterns: [GUIDE] });
const guideFiles = guide.manifestEntries.map(({ url }) => `/${url}`);
writeFileSync(join(app, GUIDE_LIST), JSON.stringify({ bytes: guide.size, files: guideFiles }));

const reader = await getManifest({
  globDirectory: app,
  globPatterns: READER,
  maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
});
const readerFiles = JSON.stringify(reader.manifestEntries.map(({ url }) => `/${url}`));
writeFileSync(join(app, READER_LIST), readerFiles);

/** Bundles the service worker, then gives it the list of the files that make up the app. */
await build({
  entryPoints: [join(here, "src/sw.ts")],
  outfile: bundle,
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  define: {
    "process.env.NODE_ENV": '"production"',
    APP_DATA_FILES: data,
    GUIDE_FILES: JSON.stringify(guideFiles),
    READER_FILES: readerFiles,
  },
  logLevel: "warning",
});
const { count, size, warnings } = await injectManifest({
  swSrc: bundle,
  swDest: join(app, "sw.js"),
  globDirectory: app,
  globPatterns: ["**/*.{html,js,css,woff2,ttf,svg,png,webp,ico,webmanifest}", DATA_LIST, GUIDE_LIST, READER_LIST],
  // Pictures of the landing page are seen by guests, who are online; its words and chart are kept. The page that verifies contracts is
  // for another place than the app.
  globIgnores: [
    "sw.js",
    "verifier.html",
    GUIDE,
    ...RARE_FONTS,
    ...RARE_SCRIPTS,
    ...READER,
    LARGE_ICONS,
    "assets/*-{day,night}-*.webp",
  ],
  // Files that Vite has named after their content need no revision of their own.
  dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8}\.\w+$/,
  maximumFileSizeToCacheInBytes: 6 * 1024 * 1024,
});
rmSync(dirname(bundle), { recursive: true, force: true });
for (const warning of warnings) process.stderr.write(`${warning}\n`);
process.stdout.write(`The service worker keeps ${count} files, ${Math.round(size / 1024)} kB.\n`);
