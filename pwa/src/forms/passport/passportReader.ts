import { dayOf } from "shared-schema/base/basics";
import type { Frame } from "shared-schema/guest/mrz/frames";
import type { PassportWorker, Seen } from "../../workers/passport/passportWorker.ts";
import { startWorker } from "../../workers/startWorker.ts";

/** Two and a half megabytes over a poor connection; a browser that refuses WebAssembly would never answer. */
const START_MS = 90_000;
const FRAME_MS = 30_000;

const worker = startWorker<PassportWorker>(
  () => new Worker(new URL("../../workers/passport/passportWorker.ts", import.meta.url), { type: "module" }),
);

/** Loads the recognition of passport lines. Rejects where it cannot be had. */
export function startPassportReader(): Promise<void> {
  return worker.askWithin(START_MS, (remote) => remote.start());
}

/**
 * Looks at one more picture of a document, which stays on this device.
 * @param frames the frames that were seen before
 */
export function seePicture(picture: ImageData, frames: readonly Frame[]): Promise<Seen> {
  return worker.askWithin(FRAME_MS, (remote) => remote.see(picture, frames, dayOf(Date.now())));
}

/** Ends the recognition and gives its memory back. */
export function stopPassportReader(): void {
  worker.stop();
}
