import type { Painting, Wanted } from "../workers/charts/painting.ts";

/** Stands in for the thread that paints charts: an empty picture of the frame that is asked for. */
export async function paintChart({ frame }: Wanted): Promise<Painting> {
  const picture = new OffscreenCanvas(1, 1);
  picture.getContext("2d");
  return { frame, lacksCoast: false, picture: picture.transferToImageBitmap() };
}

/** Nothing was refused that could be asked for again. */
export async function reconnected(): Promise<void> {}
