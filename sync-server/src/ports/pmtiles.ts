import { type FileHandle, open } from "node:fs/promises";
import { PMTiles, type RangeResponse, type Source, TileType } from "pmtiles";
import { z } from "zod";
import { type ImageFormat, plainText, type TileArchive } from "./tileArchive.ts";

const FORMATS: Readonly<Record<number, ImageFormat>> = {
  [TileType.Png]: "png",
  [TileType.Jpeg]: "jpeg",
  [TileType.Webp]: "webp",
  [TileType.Avif]: "avif",
};

const zoom = z.int().min(0).max(22);
const zooms = z.object({ minZoom: zoom, maxZoom: zoom });
const metadata = z.object({ name: z.unknown().optional(), attribution: z.unknown().optional() });

class FileSource implements Source {
  constructor(
    private readonly file: FileHandle,
    private readonly path: string,
  ) {}

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await this.file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }
}

/** Opens a PMTiles file for reading; throws where it is none, or holds no images. */
export async function openPmtiles(path: string): Promise<TileArchive> {
  const file = await open(path, "r");
  try {
    const archive = new PMTiles(new FileSource(file, path));
    const header = await archive.getHeader();
    const { minZoom, maxZoom } = zooms.parse(header);
    const format = FORMATS[header.tileType];
    if (!format) throw new Error("it holds no images");
    const said = metadata.safeParse(await archive.getMetadata()).data;
    return {
      name: plainText(said?.name, 80),
      attribution: plainText(said?.attribution, 300),
      minZoom,
      maxZoom,
      format,
      async tile(z, x, y) {
        const found = await archive.getZxy(z, x, y);
        return found ? new Uint8Array(found.data) : null;
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
