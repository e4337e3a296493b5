import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { Compression, PMTiles, type RangeResponse, SharedPromiseCache, type Source, TileType } from "pmtiles";
import { z } from "zod";
import { plainText, type TileArchive, type TileFormat } from "./tileArchive.ts";

/** More than any sound tile or directory has, bytes: as it lies in the file, and unpacked. */
const MOST_PACKED = 4 * 1024 * 1024;
const MOST_UNPACKED = 16 * 1024 * 1024;

const FORMATS: Readonly<Record<number, TileFormat>> = {
  [TileType.Mvt]: "mvt",
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
    if (length > MOST_PACKED) throw new Error("a part of it is too large");
    const bytes = new Uint8Array(length);
    const { bytesRead } = await this.file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }
}

const unpackers: Readonly<Record<number, (packed: ArrayBuffer) => Promise<ArrayBuffer>>> = {
  [Compression.None]: async (bytes) => bytes,
  [Compression.Gzip]: async (packed) => bufferOf(await promisify(gunzip)(packed, { maxOutputLength: MOST_UNPACKED })),
  [Compression.Brotli]: async (packed) =>
    bufferOf(await promisify(brotliDecompress)(packed, { maxOutputLength: MOST_UNPACKED })),
};

function bufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

async function unpack(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  const unpacker = unpackers[compression];
  if (!unpacker) throw new Error("its compression is not supported");
  return unpacker(packed);
}

/** Opens a PMTiles file for reading; throws where it is none, or holds neither images nor vector tiles. */
export async function openPmtiles(path: string): Promise<TileArchive> {
  const file = await open(path, "r");
  try {
    const archive = new PMTiles(new FileSource(file, path), new SharedPromiseCache(100, true, unpack), unpack);
    const header = await archive.getHeader();
    const { minZoom, maxZoom } = zooms.parse(header);
    const format = FORMATS[header.tileType];
    if (!format) throw new Error("it holds neither images nor vector tiles");
    const about = metadata.safeParse(await archive.getMetadata()).data;
    return {
      name: plainText(about?.name, 80),
      attribution: plainText(about?.attribution, 300),
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
