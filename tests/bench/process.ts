import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at } from "./table.ts";

export interface Running {
  url: string;
  dataDir: string;
  pid: number;
  /** Ends the process and keeps its data. */
  end: () => Promise<void>;
  /** Ends the process and takes its data away. */
  stop: () => Promise<void>;
}

const STARTS = 7;
/** One account is measured, which would meet its quotas long before the server meets its limits. */
const NO_QUOTAS = { QUOTA_FACTOR: "10000" };

const children = new Set<ChildProcess>();
// A bench that fails leaves no one behind on the port.
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Starts a server again and again on the data of the first time. @returns the median time until it is healthy, ms */
export async function startsMs(script: string, port: number, args?: (dataDir: string) => string[]): Promise<number> {
  const first = await startProcess(script, port, args);
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await first.end();
    const from = performance.now();
    Object.assign(first, await startProcess(script, port, args, first.dataDir));
    times.push(performance.now() - from);
  }
  await first.stop();
  return at(times, 0.5);
}

/** Starts a server of the repository in a process of its own, in an empty data folder unless told, and waits until it is healthy. */
export async function startProcess(
  script: string,
  port: number,
  args: (dataDir: string) => string[] = () => [],
  dataDir = mkdtempSync(join(tmpdir(), "passerelle-bench-")),
): Promise<Running> {
  const child = spawn(
    process.execPath,
    [...(script.endsWith(".ts") ? ["--import", "tsx"] : []), script, ...args(dataDir)],
    {
      env: {
        ...process.env,
        ...NO_QUOTAS,
        NODE_ENV: "test",
        PASSERELLE_DEMO: process.env["PASSERELLE_DEMO"] ?? "examples",
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  children.add(child);
  const url = `http://127.0.0.1:${port}`;
  await healthy(url, child);
  const end = async () => {
    children.delete(child);
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    await ended;
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    end,
    stop: async () => {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 6_000 && child.exitCode === null; attempt++) {
    const ok = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`${url} did not become healthy`);
}
