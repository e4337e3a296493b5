import { ROUTES } from "../../budget/routes.ts";
import { precached, readManifest, weightOf } from "../../budget/weights.ts";
import { printRows } from "../table.ts";

/** Bytes of each screen, and of the installation. */
export function printWeights(): void {
  const manifest = readManifest();
  const rows = Object.entries(ROUTES).flatMap(([route, entries]) => {
    const { js, css } = weightOf(manifest, entries);
    return [
      { what: `${route}: scripts`, ours: js / 1_000, unit: "kB" },
      { what: `${route}: styles`, ours: css / 1_000, unit: "kB" },
    ];
  });
  printRows("app: bytes of each screen, gzipped (aims for /agreement: 345 kB and 30 kB, for /: 100 kB)", rows);
  printRows("app: bytes kept at the install (aim 6,000 kB)", [
    { what: "precached", ours: precached().bytes / 1_000, unit: "kB" },
  ]);
}
