import { spawn } from "node:child_process";
import { constants } from "node:os";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, wherever the script was called from. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * Runs a command in the repository and shows its output.
 * @param {{ env?: Record<string, string>, quiet?: boolean, onOutput?: (text: string) => void }} [options] `onOutput` gets what would be
 *   shown
 * @returns {Promise<number>} its exit code; 128 and the signal's number where one ended it, as in a shell
 */
export function run(command, args, { env = {}, quiet = false, onOutput } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: onOutput ? ["ignore", "pipe", "pipe"] : quiet ? "ignore" : "inherit",
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput);
    child.on("error", fail);
    // Later than «exit»: by then all of its output has come.
    child.on("close", (code, signal) => done(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}

/** Runs a step that everything after it needs; ends the script when it fails. */
export async function must(title, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) {
    process.stderr.write(`${title} failed (exit ${code})\n`);
    process.exit(code);
  }
}
