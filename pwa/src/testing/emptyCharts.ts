import type { Painting, Wanted } from "../workers/charts/painting.ts";

let lost = false;

/** From now on, the thread that paints charts is lost, or is there again. */
export function loseCharts(isLost: boolean): void {
  lost = isLost;
}

/** Stands in for the thread that paints charts: an empty picture of the frame that is asked for. */
export async function paintChart({ frame }: Wanted): Promise<Painting> {
  if (lost) throw new Error("The thread that paints charts is lost");
  const picture = new OffscreenCanvas(1, 1);
  picture.getContext("2d");
  return { frame, lacksCoast: false, picture: picture.transferToImageBitmap() };
}

/** Nothing was refused that could be asked for again. */
export async function reconnected(): Promise<void> {}
