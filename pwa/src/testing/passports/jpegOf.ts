import { type Drawing, drawFrame, drawingOf } from "./drawFrame.ts";
import font from "./font/OCRB.otf?url";
import { type Specimen, specimens } from "./specimens.ts";

/** One frame of a specimen, as a camera makes it. */
export async function jpegOf(specimen: Specimen, conditions: Drawing["conditions"]): Promise<File> {
  document.fonts.add(await new FontFace("OCRB", `url(${font})`).load());
  const jpeg = Uint8Array.from(atob(drawFrame(drawingOf(specimen, conditions))), (sign) => sign.charCodeAt(0));
  return new File([jpeg], "page.jpg", { type: "image/jpeg" });
}

/** The first frame of one of the specimens. */
export async function photoOf(index: number): Promise<File> {
  const specimen = specimens()[index];
  const conditions = specimen?.frames[0];
  if (!specimen || !conditions) throw new Error("There is no such specimen.");
  return jpegOf(specimen, conditions);
}
