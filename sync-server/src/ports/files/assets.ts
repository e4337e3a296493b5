import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContractFonts } from "shared-schema/contract/printable";
import { type LandLayer, landLayerOf } from "shared-schema/geo/chart/land";
import { openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { COAST_SOURCES, type GeoData, type Harbour } from "shared-schema/geo/data";
import { createGeo } from "shared-schema/geo/geo";
import { type CoastBlocks, folderCoast } from "./coastBlocks.ts";

/** Data that come with the product: the earth, the fonts of the contract, the fixtures of the demo. */
export interface Assets {
  geo(): ReturnType<typeof createGeo>;
  /** Land and coast as charts draw them. */
  land(): LandLayer;
  coastBlocks(): CoastBlocks;
  harbours(): readonly Harbour[];
  fonts(): ContractFonts;
  /** A fixture by its path, unchecked. */
  fixture(path: string): unknown;
}

/** Reads the assets of a folder, each when it is first needed. */
export function fileAssets(folder: string): Assets {
  const bytes = (path: string) => new Uint8Array(readFileSync(join(folder, path)));
  const text = (path: string) => readFileSync(join(folder, path), "utf8");
  const harbours = once((): readonly Harbour[] => JSON.parse(text("geo/yacht-harbours.json")));
  const land50m = once((): GeoData["land50m"] => JSON.parse(text("geo/land-50m.json")));
  const coast = once((): GeoData["coast"] =>
    COAST_SOURCES.map((source) => ({
      flags: bytes(`geo/coast/${source}/flags.bin`),
      packs: ["med", "carib", "rest"].map((name) => bytes(`geo/coast/${source}/${name}.bin`)),
    })),
  );
  const tiles = once(() => openCoastTiles(coast()));
  const data = once(
    (): GeoData => ({
      territorialSea: JSON.parse(text("geo/territorial-sea.topojson")),
      places: text("geo/coastal-places.tsv"),
      harbours: harbours(),
      coast: coast(),
      land50m: land50m(),
    }),
  );
  return {
    geo: once(() => createGeo(data(), tiles())),
    land: once(() => landLayerOf(land50m(), tiles())),
    coastBlocks: once(() => folderCoast(join(folder, "geo"))),
    harbours,
    fonts: once(() => ({
      family: "NotoSerif",
      regular: bytes("fonts/NotoSerif-Regular.ttf"),
      bold: bytes("fonts/NotoSerif-Bold.ttf"),
      italic: bytes("fonts/NotoSerif-Italic.ttf"),
    })),
    fixture: (path) => JSON.parse(text(join("..", "fixtures", path))),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
