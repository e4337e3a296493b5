import { type ChildProcess, spawn } from "node:child_process";

/** Starts a program. */
export function spawnProgram(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
}

/** Starts a program and waits for a line of its output that tells that it is ready. @returns the match of the pattern in it */
export async function startProgram(
  command: string,
  args: readonly string[],
  options: { ready: RegExp; env?: Record<string, string> },
): Promise<{ child: ChildProcess; found: RegExpExecArray }> {
  const child = spawnProgram(command, args, options.env);
  const output: string[] = [];
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output.push(chunk.toString());
      const match = options.ready.exec(output.join(""));
      if (match) resolve(match);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("error", (cause) => reject(new Error(`${command} cannot be started: is it installed?`, { cause })));
    child.once("exit", (code) => reject(new Error(`${command} ended with ${code}: ${output.join("")}`)));
  });
  return { child, found };
}

/** Ends a program, and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}
