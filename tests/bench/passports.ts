import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { type Frame, judgeFrames, withFrame } from "shared-schema/guest/mrz/frames";
import { readMrz } from "shared-schema/guest/mrz/mrz";
import { type Specimen, specimens } from "../../pwa/src/testing/passports/specimens.ts";
import { startRecogniser } from "../../pwa/src/workers/passport/recogniser.ts";
import { zoneLinesIn } from "../../pwa/src/workers/passport/zoneLines.ts";
import { draw, GUIDE, prepare, shadesOf } from "../passports/render.ts";

const TODAY = "2027-01-15";
const WASM = new URL("../../node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm", import.meta.url);
const MODEL = new URL("../../pwa/src/workers/passport/model/mrz.traineddata.gz", import.meta.url);

/** Chromium gives back what canvases take with the page's process alone. */
const SPECIMENS_A_BROWSER = 20;

/**
 * Reads sixty specimens as the camera would, each in three frames at most. Ends with an error where fewer than 54 are read, or one of
 * them is read wrongly. `SEED` draws others.
 */
export async function benchPassports(): Promise<void> {
  const { read } = await startRecogniser(readFileSync(WASM), gunzipSync(readFileSync(MODEL)));
  const counts = { right: 0, unread: 0, wrong: 0 };
  const frames = [0, 0, 0];
  const all = specimens(Number(process.env["SEED"] ?? 1));
  for (let from = 0; from < all.length; from += SPECIMENS_A_BROWSER) {
    await withPage(async (page) => {
      for (const specimen of all.slice(from, from + SPECIMENS_A_BROWSER)) {
        const { outcome, frame } = await readSpecimen(page, specimen, read);
        counts[outcome]++;
        if (outcome === "right") frames[frame] = (frames[frame] ?? 0) + 1;
        else console.log(`${specimen.name} ${specimen.kind}: ${outcome}`);
      }
    });
  }
  console.log(`${counts.right} of ${all.length} read (${frames.join(", ")} in the first, second, third frame)`);
  console.log(`${counts.unread} unread, ${counts.wrong} wrong`);
  if (counts.right < 0.9 * all.length || counts.wrong > 0) {
    throw new Error("Too few specimens were read, or one wrongly.");
  }
}

async function withPage(act: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env["PASSERELLE_CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const page = await browser.newPage();
    await prepare(page);
    await act(page);
  } finally {
    await browser.close();
  }
}

type Read = Awaited<ReturnType<typeof startRecogniser>>["read"];

async function readSpecimen(page: Page, specimen: Specimen, read: Read) {
  const expected = JSON.stringify(readMrz(specimen.lines.join("\n"), TODAY));
  let frames: readonly Frame[] = [];
  for (const [frame, conditions] of specimen.frames.entries()) {
    const shades = Buffer.from(await shadesOf(page, await draw(page, specimen, conditions)), "base64");
    const { width, height } = GUIDE;
    const lines = zoneLinesIn({ width, height, pixels: new Uint8Array(shades) }).map((line) => read(line));
    frames = withFrame(frames, lines);
    const judged = judgeFrames(frames, TODAY);
    if (judged)
      return { outcome: JSON.stringify(judged) === expected ? ("right" as const) : ("wrong" as const), frame };
  }
  return { outcome: "unread" as const, frame: 3 };
}
