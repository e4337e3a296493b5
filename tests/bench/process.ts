import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Running {
  url: string;
  dataDir: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a server of the repository in a process of its own, with an empty data folder, and waits until it is healthy. */
export async function startProcess(
  script: string,
  port: number,
  args: (dataDir: string) => string[] = () => [],
): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-bench-"));
  const child = spawn(
    process.execPath,
    [...(script.endsWith(".ts") ? ["--import", "tsx"] : []), script, ...args(dataDir)],
    {
      env: { ...process.env, NODE_ENV: "test", PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  // A bench that fails leaves nobody behind on the port.
  process.once("exit", () => child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  await healthy(url, child);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const ok = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} did not become healthy`);
}
