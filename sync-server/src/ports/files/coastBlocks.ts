import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cutIntoBlocks } from "shared-schema/geo/coast/coastBlocks";
import { COAST_SOURCES } from "shared-schema/geo/data";
import { z } from "zod";

/** The coast beyond the cruising grounds, cut into blocks for the devices that come there. */
export interface CoastBlocks {
  /** Changes with the data. */
  version: string;
  /** A block by its source and its `column-row`; null where there is none. */
  read(source: string, block: string): Uint8Array | null;
}

const manifest = z.object({ coastVersion: z.string() });

/** Cuts the packs of a folder of data when the first block of a source is asked for. */
export function folderCoast(folder: string): CoastBlocks {
  const { coastVersion } = manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  const cut = new Map<string, ReturnType<typeof cutIntoBlocks>>();
  return {
    version: coastVersion,
    read(source, block) {
      if (!COAST_SOURCES.some((each) => each === source)) return null;
      const blocks = cut.get(source) ?? cutIntoBlocks(readFileSync(join(folder, "coast", source, "rest.bin")));
      cut.set(source, blocks);
      return blocks.get(block) ?? null;
    },
  };
}
