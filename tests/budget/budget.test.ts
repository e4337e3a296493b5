import { expect, it } from "vitest";
import { ROUTES } from "./routes.ts";
import { pageWeight, passportReader, precached, readManifest, weightOf } from "./weights.ts";

const KB = 1_000;

it("loads at most 340 kB of scripts and 30 kB of styles for the list of agreements", () => {
  const { js, css } = weightOf(readManifest(), ROUTES["/agreement"] ?? []);
  expect(js).toBeLessThanOrEqual(340 * KB);
  expect(css).toBeLessThanOrEqual(30 * KB);
});

it("loads at most 100 kB before anything is done on the landing page", () => {
  const { js, css } = weightOf(readManifest(), ROUTES["/"] ?? []);
  expect(js + css + pageWeight("landing.html")).toBeLessThanOrEqual(100 * KB);
});

it("precaches at most 6 MB, with every screen and the fonts of lists, without the files of the earth and the fonts of contracts", () => {
  const { files, bytes } = precached();
  expect(bytes).toBeLessThanOrEqual(6_000 * KB);
  expect(files.filter((file) => /\.(bin|topojson|tsv)$/.test(file))).toEqual([]);
  const chunks = Object.values(readManifest()).map(({ file }) => file);
  // The reader of PDF receipts, the import of contacts, the verifier, the terms and QR codes come with the files of the earth, and so
  // do second factors, purchases, orders, sharing, checks, history and the administrators' pages, which need a connection.
  // The user guide comes when its reader asks for it.
  const rare =
    /assets\/guide\/|receiptPages|(Factors|mrz|PassportCamera|Admin|ContactImport|TermsPage|QrCode|PurchaseDialog|OrdersPage|workbook|StatementsPage|LedgerPage|SecurityPage|SigningPage|SignDialog|Verify|PassengerPage|Guide|webauthn|ShareSheet|KycSection|RequestList|WhatIfSheet|HistorySection|LinkOutcome|sampleRouter|browser)-[^/]*\.(js|css)$|contactWorker|verifyWorker|passportWorker/;
  const scripts = chunks.filter((file) => /\.(js|css)$/.test(file) && !rare.test(file));
  expect(files).toEqual(expect.arrayContaining([...scripts, "index.html", "app-data.json"]));
  expect(files.filter((file) => file.startsWith("assets/guide/"))).toEqual([]);
  const printed = files
    .filter((file) => file.endsWith(".ttf"))
    .map((file) => file.replace(/^assets\/|-[\w-]{8}\.ttf$/g, ""));
  expect(printed.sort()).toEqual(["NotoSans-Bold", "NotoSans-Regular"]);
});

it("has one PDF library, and none of its parts for HTML", () => {
  const { files } = precached();
  expect(files.filter((file) => /html2canvas|purify|canvg/.test(file))).toEqual([]);
  expect(files.filter((file) => /documentWorker/.test(file))).toHaveLength(1);
});

it("sends at most 3 MB for the reader of passports by camera: its program, its model and its worker", () => {
  const { files, sent } = passportReader();
  for (const part of [/tesseract-core-.*\.wasm$/, /mrz\.traineddata-.*\.gz$/, /passportWorker-.*\.js$/]) {
    expect(files.filter((file) => part.test(file))).toHaveLength(1);
  }
  expect(sent).toBeLessThanOrEqual(3_000 * KB);
});
