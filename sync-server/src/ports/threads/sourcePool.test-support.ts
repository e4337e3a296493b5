import { fileURLToPath } from "node:url";
import type { Pool } from "../pool/pool.ts";
import { threadPool } from "../pool/threadPool.ts";
import type { ThreadData } from "./worker.ts";

const ASSETS_DIR = fileURLToPath(new URL("../../../../shared-schema/assets", import.meta.url));

/** The server's own threads, run from their sources. */
export function sourcePool(threads?: number): Pool {
  const thread = new URL("./worker.dev.mjs", import.meta.url);
  const data: ThreadData = { assetsDir: ASSETS_DIR };
  return threadPool({ thread, data, ...(threads !== undefined && { threads }) });
}
