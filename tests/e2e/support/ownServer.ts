import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** A server of a test's own, beside the one that all journeys share. */
export interface OwnServer {
  stop(): Promise<void>;
}

/** Starts a server and waits until it answers. */
export async function startServer(main: string, port: number, env: Record<string, string>): Promise<OwnServer> {
  const child = spawn(process.execPath, [main], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "test", HOST: "127.0.0.1", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answers(child, port);
  return {
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await new Promise((done) => child.once("exit", done));
    },
  };
}

async function answers(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const healthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the server did not answer within 30 s");
}
