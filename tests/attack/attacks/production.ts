import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleServer } from "../../sync/support/killing/bundle.ts";
import { type Attack, Findings } from "../support/attack.ts";
import { answers } from "../support/target.ts";

const PORT = 4_393;
/** What a production server has to be told at the least. */
const ADMIN = {
  SIGNING: "off",
  BILLING: "off",
  PASSERELLE_ADMIN_EMAIL: "owner@attack.test",
  PASSERELLE_ADMIN_PASSWORD: "a passphrase of some length",
};

/** Starts the server in an environment, and returns whether it listens or has ended. */
async function startIn(dataDir: string, env: Record<string, string>): Promise<{ listens: boolean; output: string }> {
  const child = spawn(process.execPath, [await bundleServer("attack")], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(PORT), DATA_DIR: dataDir, ...env },
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  child.stderr.on("data", (data) => {
    output += data;
  });
  const ended = new Promise((done) => child.once("exit", done));
  const alive = () => child.exitCode === null && child.signalCode === null;
  let listens = false;
  while (alive() && !listens) {
    listens = await answers(`http://127.0.0.1:${PORT}`);
    if (!listens) await new Promise((done) => setTimeout(done, 50));
  }
  if (alive()) child.kill("SIGTERM");
  await ended;
  return { listens, output };
}

/** A production server does not start with a password that is public or short, and keeps its files to itself. */
export const production: Attack = {
  name: "production with public passwords and open files",
  needsProcess: true,
  async run() {
    const findings = new Findings();
    const folder = mkdtempSync(join(tmpdir(), "passerelle-production-"));
    const [demo, fresh] = [join(folder, "demo"), join(folder, "fresh")];
    try {
      findings.unless((await startIn(demo, { NODE_ENV: "test" })).listens, "the demo does not start");
      const overDemo = await startIn(demo, { NODE_ENV: "production", ...ADMIN });
      findings.unless(!overDemo.listens, "production starts over the demo's accounts");
      const short = await startIn(fresh, { NODE_ENV: "production", ...ADMIN, PASSERELLE_ADMIN_PASSWORD: "short" });
      findings.unless(!short.listens, "production starts with an administrator's password of 5 characters");
      findings.unless(
        (await startIn(fresh, { NODE_ENV: "production", ...ADMIN })).listens,
        "production does not start",
      );
      const again = await startIn(fresh, {
        NODE_ENV: "production",
        ...ADMIN,
        PASSERELLE_ADMIN_EMAIL: "new@attack.test",
      });
      findings.unless(/PASSERELLE_ADMIN/.test(again.output), "settings without effect are passed over in silence");
      for (const path of openFiles(fresh)) findings.unless(false, `others may read ${path}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return findings.list;
  },
};

/** The data folder and its files, as far as anybody but their owner may read them. */
function openFiles(folder: string): string[] {
  const paths = [".", ...readdirSync(folder)];
  return paths.filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0);
}
