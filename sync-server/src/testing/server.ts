import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerType, serve } from "@hono/node-server";
import { PASSPORT_DAYS } from "shared-schema/guest/retention";
import { KYC_DAYS } from "shared-schema/kyc/retention";
import { createApp } from "../app.ts";
import { readChartAddress } from "../chartAddress.ts";
import { consequencesOf } from "../consequences.ts";
import { seedDemo } from "../demo/seed.ts";
import { directReader } from "../ports/bankStatements/directReader.ts";
import type { StatementReader } from "../ports/bankStatements/statementReader.ts";
import { createBus } from "../ports/bus.ts";
import { fakeClock } from "../ports/clock.ts";
import type { Derivations } from "../ports/derivations/derivations.ts";
import { directDerivations } from "../ports/derivations/directDerivations.ts";
import { directFormats } from "../ports/fileFormats/directFormats.ts";
import { folderFiles } from "../ports/files/appFiles.ts";
import { fileAssets } from "../ports/files/assets.ts";
import { openChartFile } from "../ports/files/chartFile.ts";
import { folderStore } from "../ports/files/files.ts";
import { systemSalt } from "../ports/ids.ts";
import { sharpImages } from "../ports/images.ts";
import { silentLog } from "../ports/log.ts";
import { folderMailer } from "../ports/mailer/folderMailer.ts";
import type { Mailer } from "../ports/mailer/mailer.ts";
import { bundledNews } from "../ports/news/bundledNews.ts";
import { folderMachine } from "../ports/operator/machine.ts";
import { quickPasswords } from "../ports/passwords/passwords.ts";
import { directPrinter } from "../ports/printer/directPrinter.ts";
import type { Printer } from "../ports/printer/printer.ts";
import { logProblems } from "../ports/problems/logProblems.ts";
import { secretBox } from "../ports/secretBox.ts";
import { directSigner } from "../ports/signatures/directSigner.ts";
import { readTerms } from "../ports/terms.ts";
import type { WebPush } from "../ports/webPush/port.ts";
import { DEFAULT_QUOTAS, type Quotas } from "../quotas.ts";
import type { App, RouteDeps } from "../routes/http/env.ts";
import type { Slices } from "../routes/http/limits/slices.ts";
import type { Signing } from "../signing.ts";
import { openStore } from "../store/store.ts";
import type { Billing } from "../verbs/billing/deps.ts";
import { seedReference } from "../verbs/site/reference/seedReference.ts";
import { openClient, type TestClient } from "./client.ts";
import { fakeWebPush } from "./fakeWebPush.ts";
import { type StartOptions, startOf } from "./starts.ts";

export interface TestServerOptions extends StartOptions {
  /** Listens on a free port of this machine. */
  listen?: boolean;
  /** Folder of a built app. */
  appDir?: string;
  /** Folder of chart files, and addresses of further layers. */
  chartFile?: string;
  chartTiles?: string;
  /** Largest picture that is taken, in megabytes. */
  pictureLimitMb?: number;
  /** Whether administrators need a second factor, as in production; they do not unless set. */
  factorsRequired?: boolean;
  limits?: Partial<RouteDeps["limits"]>;
  /** Outgoing mail; goes into files of the data folder unless set. Tests send due mails with `sendDueMails`. */
  mailer?: Mailer | null;
  /** Messages to browsers; go nowhere unless set. Tests send due ones with `sendDuePushes`. */
  push?: WebPush;
  /** Prints in the server's own thread unless set. */
  printer?: Printer;
  statementReader?: StatementReader;
  /** Derives in the server's own thread unless set. */
  derivations?: Derivations;
  /** Signs contracts; signing is off unless set. */
  signing?: Pick<Signing, "service" | "trust">;
  /** Bills the fee of contracts; billing is off unless set. */
  billing?: Billing;
  /** How the meter measures; the thread's own time unless set. */
  slices?: Slices;
  /** The limits of one account, for tests that come near them. */
  quotas?: Partial<Quotas>;
  /** Called for every statement that the database runs. */
  onStatement?: (sql: unknown) => void;
}

export interface TestServer {
  app: App;
  deps: RouteDeps;
  /** Moves the server's clock on, unless the test brought its own. */
  advance(ms: number): void;
  /** Set when the server listens. */
  url: string | null;
  /** Logs in with the demo's password, by the name of a demo account or by an address. */
  login(account: string): Promise<TestClient>;
  close(): Promise<void>;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const assets = fileAssets(here("../../../shared-schema/assets"));

/**
 * A whole server on a real database with the real migrations; only time, ids, the strength of hashes and the flush of commits are
 * the test's: it lives in the test's own process, so no commit has to outlive the machine.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const ownClock = fakeClock();
  const { clock = ownClock, demo = true, listen = false } = options;
  const { ids, ...start } = startOf(options);
  const quotas = {
    ...DEFAULT_QUOTAS,
    accountCallsPerMinute: 10_000,
    paymentsPerHour: 10_000,
    // Tests must not depend on how fast the machine is.
    threadMs: Number.MAX_SAFE_INTEGER,
    turnMs: Number.MAX_SAFE_INTEGER,
    // Nor on how much room it has.
    leastFreeBytes: 0,
    ...options.quotas,
  };
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "passerelle-test-"));
  const file = join(dataDir, "passerelle.db");
  const isBegun = start.restore(file);
  const store = openStore({
    file,
    migrationsFolder: here("../store/migrations"),
    newEpoch: ids.uuid,
    newSalt: systemSalt,
    unflushed: true,
    ...(options.onStatement ? { onStatement: options.onStatement } : {}),
  });
  const deps: RouteDeps = {
    store,
    clock,
    ids,
    assets,
    derivations: options.derivations ?? directDerivations(assets),
    chartFile: await openChartFile(options.chartFile ?? null, silentLog),
    chartAddress: readChartAddress(options.chartTiles),
    bus: createBus(() => quotas.streams),
    log: silentLog,
    passwords: quickPasswords,
    passportDays: PASSPORT_DAYS,
    kycDays: KYC_DAYS,
    factors: { box: secretBox(Buffer.alloc(32, 7)), isRequired: options.factorsRequired ?? false },
    files: folderStore(join(dataDir, "files")),
    images: sharpImages(here("../../../shared-schema/assets/fonts/NotoSans-Regular.ttf")),
    printer: options.printer ?? directPrinter(assets),
    statementReader: options.statementReader ?? directReader,
    fileFormats: directFormats,
    pictureLimitMb: options.pictureLimitMb ?? 3,
    quotas,
    consequences: consequencesOf({ service: options.signing?.service ?? null }),
    appFiles: folderFiles(options.appDir ?? join(dataDir, "no-app")),
    contactEmail: "hello@passerelle.test",
    mailer:
      options.mailer === undefined ? folderMailer(join(dataDir, "mail"), "hello@passerelle.test") : options.mailer,
    push: options.push ?? fakeWebPush().push,
    publicUrl: "https://passerelle.test",
    terms: readTerms({
      files: { en: null, fr: null },
      assetsDir: here("../../../shared-schema/assets"),
      contactEmail: "hello@passerelle.test",
    }),
    contactService: null,
    trust: options.signing?.trust ?? null,
    signing: options.signing?.service ?? null,
    billing: options.billing ?? null,
    pdfSigner: directSigner(assets),
    problems: logProblems(silentLog),
    machine: folderMachine(dataDir),
    startedAt: clock.now().toISOString(),
    stamping: "none",
    news: bundledNews(here("../../../shared-schema/assets/news")),
    limits: {
      ...{
        failedLogins: 10_000,
        registrations: 10_000,
        contactForms: 10_000,
        verifications: 10_000,
        trustProxy: false,
      },
      ...options.limits,
    },
  };
  if (!isBegun) {
    seedReference(deps);
    if (demo) await seedDemo(deps, "examples");
    await start.keep(store);
  }
  const app = createApp(deps, options.slices);
  const listening = listen ? await listenOn(app) : null;
  return {
    app,
    deps,
    advance: ownClock.advance,
    url: listening?.url ?? null,
    login: (account) => openClient(app, account),
    async close() {
      // A stream that a test has left open would ask a closed database at its next heartbeat.
      deps.bus.endAll();
      await new Promise<void>((resolve) => (listening ? closeAll(listening.server, resolve) : resolve()));
      store.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function listenOn(app: App): Promise<{ server: ServerType; url: string }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }: AddressInfo) =>
      resolve({ server, url: `http://127.0.0.1:${port}` }),
    );
  });
}

/** Open streams would keep the server alive. */
function closeAll(server: ServerType, done: () => void): void {
  server.close(() => done());
  if ("closeAllConnections" in server) server.closeAllConnections();
}
