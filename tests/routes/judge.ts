import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Position } from "shared-schema/base/basics";
import { z } from "zod";

const JUDGE = fileURLToPath(new URL("../../scripts/data/judge/main.mjs", import.meta.url));
const MOST_BYTES = 256 * 1024 * 1024;

const piece = z.object({
  source: z.enum(["osm", "gshhg"]),
  nm: z.number(),
  at: z.tuple([z.number(), z.number()]),
});

/** A piece of land that a line passes more than 1.5 NM from its ends: whose, how long (NM), and where its middle lies. */
export type LandPiece = z.infer<typeof piece>;

/**
 * The raw land that each line passes, of OpenStreetMap and of GSHHG. A program that shares nothing with the router reads
 * both from their packages, which it fetches where this machine lacks them.
 */
export function judgeLines(lines: readonly (readonly Position[])[]): LandPiece[][] {
  const input = JSON.stringify(lines.map((line) => line.map(({ latitude, longitude }) => [latitude, longitude])));
  const output = execFileSync(process.execPath, ["--max-old-space-size=6000", JUDGE], {
    input,
    maxBuffer: MOST_BYTES,
    stdio: ["pipe", "pipe", "inherit"],
    encoding: "utf8",
  });
  return z.array(z.array(piece)).parse(JSON.parse(output));
}
