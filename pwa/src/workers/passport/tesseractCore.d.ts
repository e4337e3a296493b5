declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  /** The part of Tesseract's interface that is used here. */
  export interface TesseractApi {
    Init(dataPath: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(orientation: number, angle: number): number;
    GetUTF8Text(): string;
    MeanTextConf(): number;
  }

  export interface TesseractModule {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TesseractApi;
  }

  export default function load(options: {
    wasmBinary: ArrayBuffer | Uint8Array;
    print?: (text: string) => void;
    printErr?: (text: string) => void;
  }): Promise<TesseractModule>;
}
