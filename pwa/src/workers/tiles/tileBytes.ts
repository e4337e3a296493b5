import { readFromArchive } from "./archive.ts";
import { accepted, fetchInTime } from "./fetchInTime.ts";
import { MOST_BYTES } from "./limits.ts";
import { readBounded } from "./readBounded.ts";

/** The address of a tile out of an archive: the archive's own, with the tile as its fragment. */
const IN_ARCHIVE = /^([^#]+)#(\d{1,2})\/(\d{1,8})\/(\d{1,8})$/;

/**
 * The bytes of the tile at an address; none where there is no such tile.
 * @throws `Unreachable` where it cannot be had, another error where it cannot be read
 */
export async function readTile(url: string): Promise<ArrayBuffer> {
  const [, archive, z, x, y] = IN_ARCHIVE.exec(url) ?? [];
  if (archive !== undefined) return readFromArchive(archive, Number(z), Number(x), Number(y));
  const answer = await fetchInTime(url);
  // Hosts answer so where nothing lies on a tile.
  if (answer.status === 404) return new ArrayBuffer();
  return readBounded(accepted(answer).body, MOST_BYTES);
}
