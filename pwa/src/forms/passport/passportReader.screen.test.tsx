import type { Frame } from "shared-schema/guest/mrz/frames";
import { readMrz } from "shared-schema/guest/mrz/mrz";
import { expect, it, onTestFinished } from "vitest";
import { patience } from "#testing/browser/patience.ts";
import type { Drawing } from "#testing/passports/drawFrame.ts";
import { jpegOf } from "#testing/passports/jpegOf.ts";
import { type Specimen, specimens } from "#testing/passports/specimens.ts";
import { seePicture, stopPassportReader } from "./passportReader.ts";

/** Passports and both kinds of cards, turned to both sides. The benchmark reads all sixty. */
const SAMPLE = [2, 4, 11, 20, 40, 51];

/** The part of a camera's frame within the guide of the screen. */
async function guided(specimen: Specimen, conditions: Drawing["conditions"]): Promise<ImageData> {
  const picture = await createImageBitmap(await jpegOf(specimen, conditions));
  const context = new OffscreenCanvas(1_204, 260).getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.drawImage(picture, -38, -230);
  return context.getImageData(0, 0, 1_204, 260);
}

async function outcomeOf(specimen: Specimen): Promise<"right" | "wrong" | "unread"> {
  const expected = readMrz(specimen.lines.join("\n"), new Date().toISOString().slice(0, 10));
  let frames: readonly Frame[] = [];
  for (const conditions of specimen.frames) {
    const seen = await seePicture(await guided(specimen, conditions), frames);
    if (seen.read) return JSON.stringify(seen.read) === JSON.stringify(expected) ? "right" : "wrong";
    frames = seen.frames;
  }
  return "unread";
}

it("reads at least five of six specimens within three frames, and none wrongly", {
  timeout: patience(120_000),
}, async () => {
  onTestFinished(stopPassportReader);
  const outcomes: string[] = [];
  for (const index of SAMPLE) {
    const specimen = specimens()[index];
    if (specimen) outcomes.push(await outcomeOf(specimen));
  }
  expect(outcomes).toHaveLength(SAMPLE.length);
  expect(outcomes.filter((outcome) => outcome === "wrong")).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === "right").length).toBeGreaterThanOrEqual(5);
});
