import Database from "better-sqlite3";
import { z } from "zod";
import { imageFormatOf, plainText, type TileArchive } from "../ports/tiles/tileArchive.ts";

const entries = z.array(z.object({ name: z.string(), value: z.coerce.string() }));
const range = z.object({ least: z.int().min(0).max(22), most: z.int().min(0).max(22) });
const tileRow = z.object({ tile_data: z.instanceof(Uint8Array) });

/** Opens an MBTiles file for reading alone; throws where it is none, or holds no images. */
export function openMbtiles(path: string): TileArchive {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const said = new Map(
      entries
        .parse(database.prepare("SELECT name, value FROM metadata").all())
        .map(({ name, value }) => [name, value] as const),
    );
    const zooms = range.parse(
      database.prepare("SELECT min(zoom_level) AS least, max(zoom_level) AS most FROM tiles").get(),
    );
    const select = database.prepare(
      "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?",
    );
    const first = tileRow.parse(database.prepare("SELECT tile_data FROM tiles LIMIT 1").get());
    const format = imageFormatOf(first.tile_data);
    if (!format) throw new Error("it holds no images");
    return {
      name: plainText(said.get("name"), 80),
      attribution: plainText(said.get("attribution"), 300),
      minZoom: zooms.least,
      maxZoom: zooms.most,
      format,
      async tile(z, x, y) {
        // Rows are counted from the south in this format.
        const row = tileRow.safeParse(select.get(z, x, 2 ** z - 1 - y));
        return row.success ? row.data.tile_data : null;
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
