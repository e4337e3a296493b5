import type { SeenLine } from "shared-schema/guest/mrz/frames";
import load from "tesseract.js-core/tesseract-core-simd-lstm.js";
import type { Gray } from "./gray.ts";

/** Reads lines of a machine-readable zone. */
export interface Recogniser {
  read(line: Gray): SeenLine;
}

/** Tesseract's neural network alone, without the classifier of former versions. */
const LSTM_ONLY = 1;
const SETTINGS = {
  tessedit_char_whitelist: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<",
  // A picture of one line of text.
  tessedit_pageseg_mode: "7",
  // No dictionary knows the words of a zone.
  load_system_dawg: "0",
  load_freq_dawg: "0",
  user_defined_dpi: "300",
};

/**
 * Starts Tesseract with the model for machine-readable zones.
 * @throws where the browser refuses WebAssembly or lacks the memory
 */
export async function startRecogniser(wasm: ArrayBuffer | Uint8Array, model: Uint8Array): Promise<Recogniser> {
  const silent = () => undefined;
  const tesseract = await load({ wasmBinary: wasm, print: silent, printErr: silent });
  tesseract.FS.writeFile("mrz.traineddata", model);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, "mrz", LSTM_ONLY) !== 0) throw new Error("The model cannot be read.");
  for (const [name, value] of Object.entries(SETTINGS)) api.SetVariable(name, value);
  return {
    read(line) {
      tesseract.FS.writeFile("/input", portable(line));
      if (api.SetImageFile(1, 0) === 1) throw new Error("The line cannot be read.");
      const text = api.GetUTF8Text();
      return { text: text.replace(/\s/g, ""), confidence: api.MeanTextConf() };
    },
  };
}

/** The picture as a portable graymap. */
function portable({ width, height, pixels }: Gray): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
