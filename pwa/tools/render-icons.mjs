// Renders the PNG icons of the manifest from public/icons/icon.svg: `node pwa/tools/render-icons.mjs`, with the path of a
// Chromium in PASSERELLE_CHROMIUM where Playwright has none of its own. The PNGs are committed; run it when the SVG changes.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import sharp from "sharp";

const ICONS = join(dirname(fileURLToPath(import.meta.url)), "../public/icons");
const svg = readFileSync(join(ICONS, "icon.svg"), "utf8");
/** A maskable icon keeps its drawing within the inner four fifths, and its ground goes to the edge. */
const maskable = svg.replace('rx="96"', "").replace("<g ", '<g transform="translate(66 66) scale(.742)" ');

const browser = await chromium.launch({ executablePath: process.env.PASSERELLE_CHROMIUM, args: ["--no-sandbox"] });
for (const [name, size, source] of [
  ["icon-180.png", 180, svg.replace('rx="96"', "")],
  ["icon-192.png", 192, svg],
  ["icon-512.png", 512, svg],
  ["icon-maskable-512.png", 512, maskable],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${source}`);
  const picture = await page.screenshot({ omitBackground: true });
  // Without loss, and half as large as Chromium writes it: every installed app keeps these files.
  await sharp(picture).png({ compressionLevel: 9, adaptiveFiltering: false }).toFile(join(ICONS, name));
  await page.close();
}
await browser.close();
