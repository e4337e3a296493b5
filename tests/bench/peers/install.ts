import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FOLDER = join(tmpdir(), "passerelle-bench-peers");
const PEERS = ["rxdb-server@15.22", "rxdb@15", "express-pouchdb@4.2", "pouchdb@7", "express@4", "cors@2"];
const INSTALL_MS = 90_000;

/** Installs the peers of the sync bench in a folder of their own, once. @returns their folder, or why there is none */
export function installPeers(): { folder: string } | { reason: string } {
  const done = `${FOLDER}/.installed`;
  if (existsSync(done)) return { folder: FOLDER };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/package.json`, '{ "private": true }\n');
  try {
    const args = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", ...PEERS];
    execFileSync("npm", args, { stdio: "ignore", timeout: INSTALL_MS });
  } catch (cause) {
    return { reason: String(cause) };
  }
  writeFileSync(done, `${PEERS.join("\n")}\n`);
  return { folder: FOLDER };
}
