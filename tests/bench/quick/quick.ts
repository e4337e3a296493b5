import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { smallDocumentTimes } from "../smallDocuments.ts";
import { computedRatios } from "./computed.ts";
import { type Line, linesIn, textOf, worseThan } from "./history.ts";
import type { Ratio } from "./ratio.ts";
import { syncedRatios } from "./synced.ts";

const FILE = fileURLToPath(new URL("../../../docs/bench.tsv", import.meta.url));
const DOCUMENTS = 2_000;
const PULLS = 3;

/** Needs the built app: `npm run build`. Adds a line for each ratio to docs/bench.tsv and names those that have become worse. */
export async function benchQuick(): Promise<void> {
  const ratios = [...(await computedRatios()), ...(await syncedRatios()), await pulledRatio()];
  const former = existsSync(FILE) ? linesIn(readFileSync(FILE, "utf8")) : [];
  console.log("\nquick: ours / peer, in the same run");
  for (const { row, ratio } of ratios) console.log(`  ${row.padEnd(64)} ${ratio.toFixed(3)}`);
  for (const { row, ratio, best } of worseThan(former, ratios)) {
    const share = Math.round((ratio / best.ratio - 1) * 100);
    console.log(
      `WORSE ${row}: ${ratio.toFixed(3)} is ${share} % above ${best.ratio.toFixed(3)} of ${best.commit}, ${best.date}`,
    );
  }
  writeFileSync(FILE, textOf([...former, ...ratios.map(lineOf())]));
}

async function pulledRatio(): Promise<Ratio> {
  const { ours, bare } = await smallDocumentTimes(DOCUMENTS, PULLS);
  return { row: `first pull of ${DOCUMENTS} small documents in Chromium / bare RxDB and Dexie`, ratio: ours / bare };
}

function lineOf(): (ratio: Ratio) => Line {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  // Figures of sources that no commit holds are marked.
  const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", ":!docs") !== "";
  const commit = `${git("rev-parse", "--short=8", "HEAD")}${isChanged ? "+" : ""}`;
  const date = new Date().toISOString().slice(0, 10);
  return (ratio) => ({ date, commit, ...ratio });
}
