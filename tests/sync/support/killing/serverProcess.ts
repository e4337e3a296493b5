import { type ChildProcess, spawn } from "node:child_process";
import { pause } from "../pause.ts";

/** The real server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  /** From each start to the first healthy answer, ms. */
  readonly starts: number[] = [];
  private child: ChildProcess | null = null;

  constructor(
    private readonly script: string,
    private readonly folder: string,
    private readonly port: number,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @param settings further variables of its environment */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const from = performance.now();
    const own = {
      ...{ NODE_ENV: "test", PORT: String(this.port), HOST: "127.0.0.1", DATA_DIR: this.folder },
      // No test may depend on how fast the machine is.
      QUOTA_FACTOR: "1000",
    };
    const env = { ...process.env, ...own, ...settings };
    const child = spawn(process.execPath, [this.script], { env, stdio: "ignore" });
    this.child = child;
    while (child.exitCode === null) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) {
        this.starts.push(performance.now() - from);
        return;
      }
      await pause(5);
    }
    throw new Error(`The server ended with ${child.exitCode}.`);
  }

  /** Ends it in the middle of whatever it is doing. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await ended;
  }
}
