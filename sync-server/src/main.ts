import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { openBilling } from "./billing.ts";
import { billingFaults, keyFaults } from "./billingConfig.ts";
import { type Config, readConfig } from "./config.ts";
import { consequencesOf } from "./consequences.ts";
import { DEMO_PASSWORD, isDemoEmail } from "./demo/login.ts";
import { openData } from "./openData.ts";
import { threadReader } from "./ports/bankStatements/threadReader.ts";
import { createBus } from "./ports/bus.ts";
import { systemClock } from "./ports/clock.ts";
import { httpContactService } from "./ports/contactService.ts";
import { threadDerivations } from "./ports/derivations/threadDerivations.ts";
import { threadFormats } from "./ports/fileFormats/threadFormats.ts";
import { folderFiles } from "./ports/files/appFiles.ts";
import { fileAssets } from "./ports/files/assets.ts";
import { openChartFile } from "./ports/files/chartFile.ts";
import { folderStore } from "./ports/files/files.ts";
import { systemIds } from "./ports/ids.ts";
import { sharpImages } from "./ports/images.ts";
import { folderMailer } from "./ports/mailer/folderMailer.ts";
import type { Mailer } from "./ports/mailer/mailer.ts";
import { fileSentKeys } from "./ports/mailer/sentKeys.ts";
import { smtpMailer } from "./ports/mailer/smtpMailer.ts";
import { whenMarked } from "./ports/marker.ts";
import { bundledNews } from "./ports/news/bundledNews.ts";
import type { NewsFeed } from "./ports/news/newsFeed.ts";
import { wordpressNews } from "./ports/news/wordpressNews.ts";
import { folderMachine } from "./ports/operator/machine.ts";
import { strongPasswords } from "./ports/passwords/passwords.ts";
import { threadPool, warmThread } from "./ports/pool/threadPool.ts";
import { threadPrinter } from "./ports/printer/threadPrinter.ts";
import { FACTOR_KEY_FILE, FILES_FOLDER, keepPrivate, MAIL_FOLDER, SENT_MAILS_FILE } from "./ports/privateFolder.ts";
import { logProblems } from "./ports/problems/logProblems.ts";
import type { Problems } from "./ports/problems/problems.ts";
import { readDsn, sentryProblems } from "./ports/problems/sentryProblems.ts";
import { httpRates } from "./ports/rates/rateSource.ts";
import { keptKey, secretBox } from "./ports/secretBox.ts";
import { threadSigner } from "./ports/signatures/threadSigner.ts";
import { readTerms } from "./ports/terms.ts";
import type { ThreadData } from "./ports/threads/worker.ts";
import { newVapidKeys, webPush } from "./ports/webPush/webPush.ts";
import type { RouteDeps } from "./routes/http/env.ts";
import { openSigning } from "./signing.ts";
import { signingFaults } from "./signingConfig.ts";
import { stopServer } from "./stop.ts";
import { createFirstAdmin } from "./verbs/account/createFirstAdmin.ts";
import { checkProduction } from "./verbs/account/productionChecks.ts";
import { coverLedger } from "./verbs/audit/coverLedger.ts";
import { stampDaily } from "./verbs/audit/stamp.ts";
import { rebuildIfDue } from "./verbs/erasure/scrub.ts";
import { startJobs } from "./verbs/jobs/jobs.ts";
import { checkLedger } from "./verbs/money/payments/checkLedger.ts";
import { seedReference } from "./verbs/site/reference/seedReference.ts";
import { beginEpoch } from "./verbs/sync/restore/beginEpoch.ts";
import { refreshSight } from "./verbs/visibility/refreshSight.ts";

/** The operator leaves this file beside a restored backup: the devices then send again what the backup lacks. */
const RESTORED = "restored";
/** Longer than proxies keep theirs: who hangs up first while the other sends loses that request. */
const KEEP_ALIVE_MS = 65_000;
/** Between the start, the description of the API, and the reading of the charts. */
const PREPARE_AFTER_MS = 1_000;

const FACTOR_KEY_MISSING =
  "FACTOR_KEY is not set. The key of second factors lies beside the database, in factor.key: a copy of the folder opens their secrets. Set FACTOR_KEY to its content, and delete the file.";

const config = readConfig(process.env);
if (config.production) endAt([...signingFaults(config.signing), ...billingFaults(config.billing)]);
if (config.billing.mode === "stripe") endAt(keyFaults(config.billing.stripe));
// The files of this process, the database's own included, are accessible to its owner alone.
process.umask(0o077);
const log = pino({ level: config.production ? "info" : "warn" });
const open = keepPrivate(config.dataDir);
if (open.length > 0) log.warn({ paths: open }, "These paths could not be closed to other accounts of this machine");
const store = openData(config);
rebuildIfDue({ store, log });
const assets = fileAssets(config.assetsDir);
const images = sharpImages(join(config.assetsDir, "fonts/NotoSans-Regular.ttf"));
const signing = await openSigning(config.signing, {
  ...config,
  migrationsDir: config.trustMigrationsDir,
  publicUrl: addressOf(config.port),
  stampUrl: config.timeStamps.url,
  stampAnchorsFile: config.timeStamps.trustedFile,
  log,
});
const { stamper } = signing;
const pool = threadPool({
  thread: threadIn("threads/worker"),
  data: { assetsDir: config.assetsDir } satisfies ThreadData,
  onError: (err) => log.error({ err }, "A thread failed that had no task"),
});
const deps: RouteDeps = {
  store,
  clock: systemClock,
  ids: systemIds,
  bus: createBus(() => config.quotas.streams),
  log,
  passwords: strongPasswords,
  ...config.retention,
  factors: {
    box: secretBox(config.factorKey ?? keptKey(join(config.dataDir, FACTOR_KEY_FILE))),
    isRequired: config.production,
  },
  assets,
  derivations: threadDerivations(pool, assets),
  chartFile: await openChartFile(config.chartFile, log),
  chartAddress: config.chartAddress,
  files: folderStore(join(config.dataDir, FILES_FOLDER)),
  images,
  printer: threadPrinter(pool),
  statementReader: threadReader(pool),
  fileFormats: threadFormats(pool),
  pictureLimitMb: config.pictureLimitMb,
  quotas: config.quotas,
  consequences: consequencesOf(signing),
  appFiles: folderFiles(config.appDir),
  contactEmail: config.contactEmail,
  mailer: mailerOf(),
  push: webPush(store.meta.vapidKeys(newVapidKeys), config.pushContact, fetch),
  publicUrl: addressOf(config.port),
  terms: readTerms({ ...config, files: config.termsFiles }),
  trust: signing.trust,
  signing: signing.service,
  billing: await openBilling(config.billing, { ...config, log }),
  pdfSigner: threadSigner(pool),
  contactService: config.contactServiceUrl === null ? null : httpContactService(config.contactServiceUrl),
  news: newsOf(config),
  problems: problemsOf(config.sentryDsn),
  machine: folderMachine(config.dataDir),
  startedAt: systemClock.now().toISOString(),
  stamping: !stamper || !config.timeStamps.daily ? "none" : config.timeStamps.url === null ? "own" : "authority",
  limits: { failedLogins: 8, registrations: 60, contactForms: 10, verifications: 120, trustProxy: config.trustProxy },
};
if (config.production) await checkStart();
refreshSight(deps);
whenMarked(join(config.dataDir, RESTORED), () => beginEpoch(deps));
seedReference(deps);
checkLedger(deps);
coverLedger(deps);
if (config.firstAdmin) await createFirstAdmin(deps, config.firstAdmin);
const demo = config.production ? null : await demoNote();

const listen = { port: config.port, hostname: config.host, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } };
const app = createApp(deps);
const server = serve({ fetch: app.fetch, ...listen }, ({ port }) => {
  process.stdout.write(`Passerelle listens on ${addressOf(port)}\n`);
  if (demo !== null) process.stdout.write(demo);
  warmThread(pool).catch((err: unknown) => log.warn({ err }, "No thread could read the charts"));
  prepareAnswers().catch((err: unknown) => log.warn({ err }, "The first answers could not be prepared"));
});

const stopJobs = startJobs({
  ...deps,
  sentKeys: fileSentKeys(join(config.dataDir, SENT_MAILS_FILE)),
  callDueDays: config.mail.callDueDays,
  rates: config.ratesUrl === null ? null : httpRates(config.ratesUrl, fetch),
  furtherTasks: {
    "trust service": () => signing.trust?.prune(),
    ...(stamper && config.timeStamps.daily ? { "stamp of the audit trail": () => stampDaily(deps, stamper) } : {}),
  },
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void Promise.all([stopServer({ server, endStreams: deps.bus.endAll }), stopJobs()]).then(() => {
      store.close();
      signing.close();
      process.exit(0);
    });
  });
}

/** Makes two answers ahead. Each takes half a second of this thread once, and the first request for it would hold up the others. */
async function prepareAnswers(): Promise<void> {
  await setTimeout(PREPARE_AFTER_MS, null, { ref: false });
  await app.request("/api/openapi.json");
  await setTimeout(PREPARE_AFTER_MS, null, { ref: false });
  assets.geo();
}

/** The module that a thread runs: compiled where this one is. @param name below `ports`, without its ending */
function threadIn(name: string): URL {
  return new URL(`./ports/${name}${import.meta.url.endsWith(".ts") ? ".dev.mjs" : ".js"}`, import.meta.url);
}

function addressOf(port: number): string {
  return config.publicUrl?.replace(/\/+$/, "") ?? `http://localhost:${port}`;
}

/** The log, and a service for errors where one is named. */
function problemsOf(text: string | null): Problems {
  if (text === null) return logProblems(log);
  const dsn = readDsn(text);
  // The message does not repeat the faulty address, which may hold a key.
  if (!dsn) throw new Error("SENTRY_DSN has to be an address like https://key@errors.example.org/42.");
  return sentryProblems(dsn, { clock: systemClock, ids: systemIds, log });
}

/** The operator's own feed where one is set. */
function newsOf({ newsFeedUrl: url, newsPictureHosts: pictureHosts, assetsDir }: Config): NewsFeed {
  if (url === null) return bundledNews(join(assetsDir, "news"));
  return wordpressNews({ url, pictureHosts, clock: systemClock, images, fetch });
}

/** SMTP where it is set; files that administrators can read, but not in production; else none. */
function mailerOf(): Mailer | null {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== null) return smtpMailer(smtpUrl, from);
  return config.production ? null : folderMailer(join(config.dataDir, MAIL_FOLDER), from);
}

/** Ends the process where it must not run in production, with a sentence for the operator. */
async function checkStart(): Promise<void> {
  const { faults, warnings } = await checkProduction(
    { ...deps, isDemoEmail },
    config.firstAdmin,
    config.firstAdminIsSet,
  );
  if (config.factorKey === null) warnings.push(FACTOR_KEY_MISSING);
  for (const warning of warnings) log.warn(warning);
  endAt(faults);
}

/** Ends the process where there are faults, and says them. */
function endAt(faults: readonly string[]): void {
  if (faults.length === 0) return;
  for (const fault of faults) process.stderr.write(`Passerelle does not start: ${fault}\n`);
  process.exit(1);
}

/** Fills an empty database with the demo. @returns how to log in */
async function demoNote(): Promise<string> {
  const { seedDemo } = await import("./demo/seed.ts");
  const fresh = await seedDemo(deps, config.demo);
  const who = "admin, broker, captain, central, carrier, client, passenger, stakeholder @demo.passerelle.test";
  return `Demo log-ins: ${who}, password ${DEMO_PASSWORD}${fresh ? "" : " (if no one has changed them)"}\n`;
}
