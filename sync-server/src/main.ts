import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { DEMO_PASSWORD } from "./demo/login.ts";
import { folderFiles } from "./ports/appFiles.ts";
import { fileAssets } from "./ports/assets.ts";
import { createBus } from "./ports/bus.ts";
import { folderCharts } from "./ports/chartFiles.ts";
import { systemClock } from "./ports/clock.ts";
import { folderStore } from "./ports/files.ts";
import { systemIds } from "./ports/ids.ts";
import { sharpImages } from "./ports/images.ts";
import { whenMarked } from "./ports/marker.ts";
import { strongPasswords } from "./ports/passwords.ts";
import type { RouteDeps } from "./routes/env.ts";
import { openMbtiles } from "./store/mbtiles.ts";
import { openStore } from "./store/store.ts";
import { createFirstAdmin } from "./verbs/account/createFirstAdmin.ts";
import { beginEpoch } from "./verbs/beginEpoch.ts";
import { pruneAnswers, pruneFeed } from "./verbs/prune.ts";
import { seedReference } from "./verbs/seedReference.ts";

/** Whoever puts a backup back leaves this file beside it: the devices then send again what the backup lacks. */
const RESTORED = "restored";
const DAY_MS = 86_400_000;
/** Longer than proxies keep theirs: who hangs up first while the other sends loses that request. */
const KEEP_ALIVE_MS = 65_000;

const config = readConfig(process.env);
mkdirSync(config.dataDir, { recursive: true });
const store = openStore({
  file: join(config.dataDir, "passerelle.db"),
  migrationsFolder: config.migrationsDir,
  newEpoch: systemIds.uuid,
});
const log = pino({ level: config.production ? "info" : "warn" });
const deps: RouteDeps = {
  store,
  clock: systemClock,
  ids: systemIds,
  bus: createBus(),
  log,
  passwords: strongPasswords,
  assets: fileAssets(config.assetsDir),
  chartFiles: await folderCharts(config.chartFilesDir, openMbtiles, log),
  chartAddresses: config.chartAddresses,
  files: folderStore(join(config.dataDir, "files")),
  images: sharpImages(join(config.assetsDir, "fonts/NotoSans-Regular.ttf")),
  pictureLimitMb: config.pictureLimitMb,
  appFiles: folderFiles(config.appDir),
  contactEmail: config.contactEmail,
  limits: { failedLogins: 20, registrations: 60, trustProxy: config.trustProxy },
};
whenMarked(join(config.dataDir, RESTORED), () => beginEpoch(deps));
seedReference(deps);
if (config.firstAdmin) await createFirstAdmin(deps, config.firstAdmin);
const demo = config.production ? null : await demoNote();

const listen = { port: config.port, hostname: config.host, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } };
const server = serve({ fetch: createApp(deps).fetch, ...listen }, ({ port }) => {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  process.stdout.write(`Passerelle listens on ${address}\n`);
  if (demo !== null) process.stdout.write(demo);
});

prune();
setInterval(prune, DAY_MS).unref();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    store.close();
    process.exit(0);
  });
}

function prune(): void {
  pruneFeed(deps);
  pruneAnswers(deps);
}

/** Fills an empty database with the demo. @returns how to log in */
async function demoNote(): Promise<string> {
  const { seedDemo } = await import("./demo/seed.ts");
  const fresh = await seedDemo(deps);
  const who = "admin, broker, captain, central, carrier, client, passenger, stakeholder @demo.passerelle.test";
  return `Demo log-ins: ${who}, password ${DEMO_PASSWORD}${fresh ? "" : " (if nobody has changed them)"}\n`;
}
