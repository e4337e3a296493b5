import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** A running server. */
export interface OwnServer {
  stop(): Promise<void>;
}

/** Starts a server and waits until it answers. */
export async function startServer(main: string, port: number, env: Record<string, string>): Promise<OwnServer> {
  const child = spawn(process.execPath, [main], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "test",
      PASSERELLE_DEMO: "examples",
      // A journey about something else asks no one to pay.
      BILLING: "off",
      // Journeys share an account, and no journey may depend on how fast the machine is.
      QUOTA_FACTOR: "20",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
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

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === "string") throw new Error("The probe has no port.");
  return address.port;
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
