/** An image format that a chart may have; an image that is drawn as vectors, such as SVG, is not taken. */
type ImageFormat = "png" | "jpeg" | "webp" | "avif";

/** The format of a file's tiles: images, or Mapbox vector tiles. */
export type TileFormat = ImageFormat | "mvt";

/** A file of chart tiles, open for reading. */
export interface TileArchive {
  name: string;
  attribution: string;
  minZoom: number;
  maxZoom: number;
  format: TileFormat;
  /** The bytes of a tile, rows counted from the north; null where the file has none. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | null>;
}

const STARTS: readonly [ImageFormat, offset: number, bytes: string][] = [
  ["png", 0, "\x89PNG"],
  ["jpeg", 0, "\xff\xd8\xff"],
  ["webp", 8, "WEBP"],
  ["avif", 4, "ftypavif"],
];

/** The format of an image by its first bytes, whatever its file says; null where it is none that is taken. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return STARTS.find(([, offset, mark]) => start.startsWith(mark, offset))?.[0] ?? null;
}

/** Text out of a file's metadata: without markup, and no longer than it may be. */
export function plainText(text: unknown, longest: number): string {
  if (typeof text !== "string") return "";
  const bare = text.replace(/<[^>]*>/g, "").replace(/[<>]/g, "");
  return bare.replace(/\s+/g, " ").trim().slice(0, longest);
}
