import { Compression, PMTiles, type RangeResponse, SharedPromiseCache, type Source } from "pmtiles";
import { accepted, fetchInTime } from "./fetchInTime.ts";
import { MOST_BYTES, MOST_UNPACKED_BYTES } from "./limits.ts";
import { readBounded } from "./readBounded.ts";

/** Directories that are kept of an archive. */
const DIRECTORIES = 30;

/**
 * Reads parts of an archive on another host. The library's own source takes whatever the host sends, however much; this
 * one stops at the bytes that it has asked for.
 */
class RangeSource implements Source {
  constructor(private readonly url: string) {}

  getKey(): string {
    return this.url;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    if (length > MOST_BYTES) throw new Error("a part of the archive is too large");
    const headers = { range: `bytes=${offset}-${offset + length - 1}` };
    const answer = accepted(await fetchInTime(this.url, headers));
    // A host that ignores the range sends the archive from its beginning.
    if (answer.status !== 206 && offset !== 0) throw new Error("the host sends no parts of files");
    return { data: await readBounded(answer.body, length) };
  }
}

async function unpack(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return packed;
  if (compression !== Compression.Gzip) throw new Error("the compression is not supported");
  return readBounded(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")), MOST_UNPACKED_BYTES);
}

/** An archive of tiles at a source. */
function openArchive(source: Source): Pick<PMTiles, "getZxy"> {
  return new PMTiles(source, new SharedPromiseCache(DIRECTORIES, true, unpack), unpack);
}

const open = new Map<string, Pick<PMTiles, "getZxy">>();

/** The bytes of a tile out of an archive on a host; none where it has no such tile. */
export async function readFromArchive(url: string, z: number, x: number, y: number): Promise<ArrayBuffer> {
  const archive = open.get(url) ?? openArchive(new RangeSource(url));
  open.set(url, archive);
  try {
    return (await archive.getZxy(z, x, y))?.data ?? new ArrayBuffer();
  } catch (error) {
    // The library remembers directories that failed: the next tile begins again.
    open.delete(url);
    throw error;
  }
}
