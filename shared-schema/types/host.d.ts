/** All that this package takes from its host, besides the language: browsers, workers and Node have them alike. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: string;
  decode(bytes: Uint8Array): string;
}

declare function btoa(latin1: string): string;

declare class DecompressionStream {
  constructor(format: "deflate");
  readonly readable: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> };
  };
  readonly writable: { getWriter(): { write(chunk: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> } };
}
