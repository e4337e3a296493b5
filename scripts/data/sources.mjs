import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL("./", import.meta.url));
const CACHE = join(HERE, "../../.cache/data");

/** Debian's package of GSHHG: there is none on npm. */
const GSHHG = {
  package: "gmt-gshhg-full=2.3.7-6",
  file: "gmt-gshhg-full_2.3.7-6_all.deb",
  sha256: "2c12ca67ac90e0fbd65369ddefc183308a91fd9af5f2137dfbe2500d21f31352",
  coast: "usr/share/gmt-gshhg/binned_GSHHS_f.nc",
  coastSha256: "3b0c146b7ac3af37daebc44bc66cce5bc2703ca7f42e84e680f3efd5dcc08dc3",
};

/** Runs a command; what it says goes to standard error, for standard output may hold an answer. */
function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ["ignore", process.stderr.fd, "inherit"] });
  return !error && status === 0;
}

/** Whether npm has installed since the lockfile last changed. */
function isInstalled() {
  const installed = join(HERE, "node_modules/.package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs > statSync(join(HERE, "package-lock.json")).mtimeMs;
}

/** Installs the packages that the lockfile beside this file names, checked by npm against its checksums. */
export function installPackages() {
  if (!isInstalled() && !run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], HERE)) {
    throw new Error("the packages of scripts/data could not be installed");
  }
  return (path) => join(HERE, "node_modules", path);
}

const sha256Of = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** GSHHG's coast from Debian's package, as installed or downloaded; null, with a word why, where this machine cannot fetch or open it. */
export function fetchGshhg() {
  const installed = join("/", GSHHG.coast);
  if (existsSync(installed) && sha256Of(installed) === GSHHG.coastSha256) return installed;
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, GSHHG.file);
  if (!existsSync(file) && !run("apt-get", ["download", GSHHG.package], CACHE)) {
    process.stdout.write("GSHHG cannot be fetched here: the coast stays as it is\n");
    return null;
  }
  const sha256 = sha256Of(file);
  if (sha256 !== GSHHG.sha256) throw new Error(`${file} is not what it should be: ${sha256}`);
  return run("dpkg-deb", ["-x", file, join(CACHE, "gshhg")]) ? join(CACHE, "gshhg", GSHHG.coast) : null;
}
