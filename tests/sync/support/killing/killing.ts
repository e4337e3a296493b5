import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { pause } from "../pause.ts";
import { Random } from "../random.ts";
import { bundleServer } from "./bundle.ts";
import { damage } from "./damage.ts";
import { ServerProcess } from "./serverProcess.ts";
import { Writer } from "./writer.ts";

interface KillResult {
  kills: number;
  acknowledged: number;
  /** Edits that the restored backup lacked and that were taken again. */
  refilled: number;
  /** Median time from a start to the first healthy answer, ms. */
  startMs: number;
  failures: string[];
}

/** The longest time for which the server is written to before it is killed, ms: enough for a few edits. */
const LONGEST_LIFE_MS = 60;

/**
 * Kills the real server's process again and again while it is written to, and looks at its file each time; half-way its file
 * is kept, and at the end that older backup is put back.
 */
export async function killRepeatedly(kills: number, seed: number, port: number): Promise<KillResult> {
  const random = new Random(seed);
  const folder = mkdtempSync(join(tmpdir(), "passerelle-kill-"));
  const file = join(folder, "passerelle.db");
  const backup = join(folder, "backup.db");
  const server = new ServerProcess(await bundleServer("killed"), folder, port);
  const writer = new Writer(server.url, new Random(seed + 1));
  const failures: string[] = [];
  let writing: Promise<void> = Promise.resolve();
  try {
    await server.start();
    await writer.logIn();
    writing = writer.write();
    for (let kill = 1; kill <= kills && writer.failures.length === 0; kill += 1) {
      const enough = writer.acknowledged.size + 1;
      while (writer.acknowledged.size < enough && writer.failures.length === 0) await pause(2);
      await pause(random.below(LONGEST_LIFE_MS));
      const known = new Set(writer.acknowledged);
      await server.kill();
      failures.push(...damage(file, known));
      if (kill === Math.ceil(kills / 2)) keep(file, backup);
      await server.start();
    }
    writer.stop();
    await writing;
    await server.kill();
    putBack(backup, file);
    await server.start();
    const refilled = await writer.refill();
    await server.kill();
    failures.push(...damage(file, refilled), ...writer.failures);
    const startMs = server.starts.sort((a, b) => a - b)[Math.floor(server.starts.length / 2)] ?? 0;
    return { kills, acknowledged: writer.acknowledged.size, refilled: refilled.length, startMs, failures };
  } finally {
    writer.stop();
    await server.kill();
    await writing;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A backup in one file. */
function keep(file: string, backup: string): void {
  const sqlite = new Database(file);
  sqlite.prepare("vacuum into ?").run(backup);
  sqlite.close();
}

/** As the operator does: the backup in the place of the file, and the marker that says so. */
function putBack(backup: string, file: string): void {
  for (const suffix of ["-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
  copyFileSync(backup, file);
  writeFileSync(join(file, "../restored"), "");
}
