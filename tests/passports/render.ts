import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Drawing, drawFrame, drawingOf } from "../../pwa/src/testing/passports/drawFrame.ts";
import type { Specimen } from "../../pwa/src/testing/passports/specimens.ts";

/** The part of a frame within the guide of the screen. */
export const GUIDE = { left: 38, top: 230, width: 1204, height: 260 };

const FONT = readFileSync(new URL("../../pwa/src/testing/passports/font/OCRB.otf", import.meta.url)).toString("base64");

/** Loads the font into a page, which then draws specimens. */
export async function prepare(page: Page): Promise<void> {
  await page.setContent("<canvas></canvas>");
  // tsx wraps functions that have a name in a helper of its own.
  await page.evaluate("globalThis.__name = (given) => given");
  await page.evaluate(async (font) => {
    const face = new FontFace("OCRB", `url(data:font/otf;base64,${font})`);
    document.fonts.add(await face.load());
  }, FONT);
}

/** Draws one frame of a specimen. @returns a JPEG in base64 */
export function draw(page: Page, specimen: Specimen, conditions: Drawing["conditions"]): Promise<string> {
  return page.evaluate(drawFrame, drawingOf(specimen, conditions));
}

/** Reads a JPEG back. @returns the pixels within the guide in shades of grey, in base64 */
export function shadesOf(page: Page, jpeg: string): Promise<string> {
  return page.evaluate(
    async ({ jpeg, guide }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
      const canvas = Object.assign(document.createElement("canvas"), { width: guide.width, height: guide.height });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(picture, -guide.left, -guide.top);
      const { data } = context.getImageData(0, 0, guide.width, guide.height);
      let text = "";
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
        text += String.fromCharCode((red * 77 + green * 151 + blue * 28) >> 8);
      }
      return btoa(text);
    },
    { jpeg, guide: GUIDE },
  );
}
