import { expose } from "comlink";
import { type Frame, judgeFrames, withFrame } from "shared-schema/guest/mrz/frames";
import type { MrzRead } from "shared-schema/guest/mrz/mrz";
import wasmAddress from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import { grayOf } from "./gray.ts";
import modelAddress from "./model/mrz.traineddata.gz?url";
import { type Recogniser, startRecogniser } from "./recogniser.ts";
import { zoneLinesIn } from "./zoneLines.ts";

/** The lines seen so far, and the values that are certain. */
export interface Seen {
  frames: Frame[];
  read: MrzRead | null;
}

let recogniser: Promise<Recogniser> | null = null;

const api = {
  /** Loads Tesseract and its model. */
  async start(): Promise<void> {
    recogniser ??= load();
    await recogniser.catch((cause: unknown) => {
      recogniser = null;
      throw cause;
    });
  },
  /** Reads the lines of the zone in a picture, which goes nowhere else, and judges them with those of earlier frames. */
  async see(picture: ImageData, frames: readonly Frame[], today: string): Promise<Seen> {
    await api.start();
    const started = await recogniser;
    const lines = started ? zoneLinesIn(grayOf(picture)).map((line) => started.read(line)) : [];
    const seen = withFrame(frames, lines);
    return { frames: seen, read: judgeFrames(seen, today) };
  },
};

export type PassportWorker = typeof api;

async function load(): Promise<Recogniser> {
  const [wasm, model] = await Promise.all([bytesOf(wasmAddress), bytesOf(modelAddress)]);
  return startRecogniser(wasm, await unpacked(new Uint8Array(model)));
}

/** Some servers announce the packing of a file by its name, and the browser has then unpacked it. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return bytes;
  const whole = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await whole.arrayBuffer());
}

async function bytesOf(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

expose(api);
