import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./ownServer.ts";

const PORT = Number(process.env.E2E_PORT ?? 4310);

/** One real server on an empty database with the demo data, for all journeys. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-e2e-"));
  const server = await startServer("sync-server/dist/main.js", PORT, { DATA_DIR: dataDir });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
