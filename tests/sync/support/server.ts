import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { RefusalError } from "shared-schema/base/result";
import type { PullAnswer, SyncedCollection, WireDocument } from "shared-schema/sync/wire";
import { newYacht } from "shared-schema/yacht/schema";
import { createApp } from "../../../sync-server/src/app.ts";
import { CONSEQUENCES } from "../../../sync-server/src/consequences.ts";
import { directReader } from "../../../sync-server/src/ports/bankStatements/directReader.ts";
import { createBus } from "../../../sync-server/src/ports/bus.ts";
import { systemClock } from "../../../sync-server/src/ports/clock.ts";
import { directDerivations } from "../../../sync-server/src/ports/derivations/directDerivations.ts";
import { directFormats } from "../../../sync-server/src/ports/fileFormats/directFormats.ts";
import { folderFiles } from "../../../sync-server/src/ports/files/appFiles.ts";
import { fileAssets } from "../../../sync-server/src/ports/files/assets.ts";
import { NO_CHART_FILE } from "../../../sync-server/src/ports/files/chartFile.ts";
import { folderStore } from "../../../sync-server/src/ports/files/files.ts";
import { systemIds, systemSalt } from "../../../sync-server/src/ports/ids.ts";
import { sharpImages } from "../../../sync-server/src/ports/images.ts";
import { folderMachine } from "../../../sync-server/src/ports/operator/machine.ts";
import type { Passwords } from "../../../sync-server/src/ports/passwords/passwords.ts";
import { directPrinter } from "../../../sync-server/src/ports/printer/directPrinter.ts";
import { secretBox } from "../../../sync-server/src/ports/secretBox.ts";
import { directSigner } from "../../../sync-server/src/ports/signatures/directSigner.ts";
import { DEFAULT_QUOTAS, type Quotas } from "../../../sync-server/src/quotas.ts";
import type { RouteDeps } from "../../../sync-server/src/routes/http/env.ts";
import { openStore, type Store } from "../../../sync-server/src/store/store.ts";
import { openBody } from "../../../sync-server/src/store/storedBody.ts";
import { createUser } from "../../../sync-server/src/verbs/account/createUser.ts";
import { moveAccount } from "../../../sync-server/src/verbs/account/merge/moveAccount.ts";
import { transact } from "../../../sync-server/src/verbs/base/context.ts";
import { uncut } from "../../../sync-server/src/verbs/base/uncut.ts";
import { commitDocument } from "../../../sync-server/src/verbs/documents/commitDocument.ts";
import { checkLedger } from "../../../sync-server/src/verbs/money/payments/checkLedger.ts";
import { pullDocuments } from "../../../sync-server/src/verbs/sync/pull/pullDocuments.ts";
import { beginEpoch } from "../../../sync-server/src/verbs/sync/restore/beginEpoch.ts";
import type { Fetch } from "./network.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../sync-server/src/store/migrations", import.meta.url));
const ASSETS_FOLDER = fileURLToPath(new URL("../../../shared-schema/assets", import.meta.url));
/** Read once for all servers: the earth is what takes the longest. */
const ASSETS = fileAssets(ASSETS_FOLDER);

/** Time is virtual here, and that of the main thread is not: a life must not depend on how fast the machine is. */
const QUOTAS = {
  ...DEFAULT_QUOTAS,
  threadMs: Number.MAX_SAFE_INTEGER,
  turnMs: Number.MAX_SAFE_INTEGER,
  leastFreeBytes: 0,
};

/** Hashing takes a thread of its own, and time that no seed knows. */
const plainPasswords: Passwords = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
};

/** Nothing is killed here: what the server waits for a disk would only be waited for. */
const QUICK_DISK = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export interface TestUser {
  id: number;
  profile: number;
  token: string;
  is_admin: boolean;
  /** Names of the user's devices. */
  writers: Set<string>;
  /** Words of others that the user has typed again. */
  retyped: Set<string>;
}

/** A defect put into the server's side by a test. */
export interface ServerPlant {
  /** In the server: between its verbs and its queries. */
  store?(store: Store): Store;
  /** Between a device and the server, whose answers it changes. */
  wire?(server: TestServer, way: Fetch): Fetch;
}

/** The real server on a database of its own, without a socket. */
export class TestServer {
  readonly folder = mkdtempSync(join(QUICK_DISK, "passerelle-sync-"));
  /** The limits of an account, which a test may lower. */
  readonly quotas: Quotas = { ...QUOTAS };
  /** Called with the status of every answer. */
  onAnswer: (status: number) => void = () => undefined;
  private deps: RouteDeps;
  private app: ReturnType<typeof createApp>;
  private down = false;

  constructor(private readonly plant: ServerPlant = {}) {
    this.deps = this.open();
    this.app = createApp(this.deps);
  }

  private open(): RouteDeps {
    const store = openStore({
      file: join(this.folder, "server.db"),
      migrationsFolder: MIGRATIONS,
      newEpoch: systemIds.uuid,
      newSalt: systemSalt,
    });
    const log = {
      info: () => undefined,
      error: (fields: object, message: string) => console.error(message, fields),
    };
    return {
      store: this.plant.store?.(store) ?? store,
      clock: systemClock,
      ids: systemIds,
      bus: createBus(() => this.quotas.streams),
      log,
      passwords: plainPasswords,
      factors: { box: secretBox(Buffer.alloc(32)), isRequired: false },
      assets: ASSETS,
      derivations: directDerivations(ASSETS),
      chartFile: NO_CHART_FILE,
      chartAddress: null,
      files: folderStore(join(this.folder, "files")),
      images: sharpImages(join(ASSETS_FOLDER, "fonts/NotoSans-Regular.ttf")),
      printer: directPrinter(ASSETS),
      statementReader: directReader,
      fileFormats: directFormats,
      pictureLimitMb: 3,
      quotas: this.quotas,
      consequences: CONSEQUENCES,
      appFiles: folderFiles(this.folder),
      contactEmail: "hello@passerelle.test",
      mailer: null,
      passportDays: 60,
      kycDays: 1_827,
      publicUrl: "http://passerelle.test",
      terms: { en: { language: "en", text: "# Terms" }, fr: { language: "fr", text: "# Conditions" } },
      contactService: null,
      trust: null,
      signing: null,
      billing: null,
      pdfSigner: directSigner(ASSETS),
      problems: { report: () => undefined, waiting: () => 0 },
      machine: folderMachine(this.folder),
      startedAt: systemClock.now().toISOString(),
      stamping: "none",
      push: { publicKey: "", send: async () => ({ outcome: "sent", status: 201 }) },
      news: { posts: async () => [], picture: async () => null },
      limits: {
        failedLogins: 1_000,
        registrations: 1_000,
        contactForms: 1_000,
        verifications: 1_000,
        trustProxy: false,
      },
    };
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (this.down) throw new TypeError("The server is down");
    const answer = await this.app.request(url, init);
    this.onAnswer(answer.status);
    return answer;
  };

  async addUser(name: string, is_admin: boolean): Promise<TestUser> {
    const password_hash = await plainPasswords.hash("long-enough");
    const email = `${name}@example.test`;
    const created = transact(this.deps, (tx) =>
      createUser(tx, { first_name: name, last_name: "Test", email, password_hash, is_admin, confirmed: true }),
    );
    if (!created.ok) throw new RefusalError(created.refusal);
    const answer = await this.fetch("/api/user/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "long-enough" }),
    });
    const { access_token }: { access_token: string } = await answer.json();
    const { user_id, profile_id } = created.value;
    return { id: user_id, profile: profile_id, token: access_token, is_admin, writers: new Set(), retyped: new Set() };
  }

  /** Changes a committed agreement as a verb of the server does: past the rules for drafts. */
  changeAgreement(id: string, change: (body: AgreementBody) => AgreementBody): void {
    transact(this.deps, (tx) => {
      const row = tx.store.documents.get("agreements", id);
      if (!row || row.deleted) return;
      commitDocument(tx, {
        collection: "agreements",
        id,
        before: row,
        body: change(uncut("agreements", row)),
        user_id: null,
        op: "server",
        event: { verb: "agreement.edit" },
      });
    });
  }

  /** Everything of an account goes to another, as by a mailed link. */
  merge(from: TestUser, to: TestUser): void {
    transact(this.deps, (tx) => {
      const row = tx.store.users.byId(from.id);
      if (row) moveAccount(tx, row, to.id);
    });
    this.deps.bus.endUser(from.id);
  }

  /** More yachts of a user's than come in one portion of a pull. */
  addYachts(user: TestUser, count: number): void {
    const creation = { created_by: user.id, created_at: "2027-01-15T09:00:00.000Z" };
    transact(this.deps, (tx) => {
      for (let id = 10_000; id < 10_000 + count; id += 1) {
        const body = newYacht({ name: `Yacht ${id}`, port_of_registry: "Nice", type: "MOTOR", ...creation });
        const made = { collection: "yachts" as const, id: String(id), before: null, body };
        commitDocument(tx, { ...made, user_id: user.id, op: `server-${id}`, event: { verb: "yacht.create" } });
      }
    });
  }

  /** The agreements whose ledger does not balance, or says something else than their payments. */
  ledgerFaults(): string[] {
    return checkLedger(this.deps);
  }

  /** As after half a year. */
  forgetTombstones(): void {
    this.deps.store.feed.pruneGone("9999");
  }

  /** Returns the documents of a collection that a user may see. */
  shown(user: TestUser, collection: SyncedCollection): Map<string, { rev: number; body: Record<string, unknown> }> {
    const text = pullDocuments(
      this.deps,
      { user_id: user.id, is_admin: user.is_admin },
      { collection, epoch: "", seq: 0, limit: 1_000 },
    );
    const answer: PullAnswer = JSON.parse(text);
    return new Map(answer.documents.flatMap((document) => ("body" in document ? [[document.id, document]] : [])));
  }

  /** Asks the database behind the server's back. */
  read<T>(question: (sqlite: Database.Database) => T): T {
    const sqlite = new Database(join(this.folder, "server.db"), { readonly: true });
    try {
      return question(sqlite);
    } finally {
      sqlite.close();
    }
  }

  /** Returns a document as committed, regardless of who may see it. */
  committed(collection: string, id: string): WireDocument | null {
    const row = this.deps.store.documents.get(collection, id);
    if (!row || row.deleted) return null;
    return { id, rev: row.rev, e: "", schema: row.schema, body: JSON.parse(openBody(row.body)), _deleted: false };
  }

  /** A device's way to the server. */
  way(): Fetch {
    return this.plant.wire?.(this, this.fetch) ?? this.fetch;
  }

  /** Returns those tokens that were never committed, neither in a document nor in an inbox. */
  missing(tokens: readonly string[]): string[] {
    const bodies = this.read((sqlite) => sqlite.prepare<[], string>("select body from history").pluck().all());
    const everything = bodies.join("\n");
    return tokens.filter((token) => !everything.includes(token));
  }

  backUp(): void {
    this.read((sqlite) => sqlite.prepare("vacuum into ?").run(join(this.folder, "backup.db")));
  }

  /** Starts again from the backup, as the restore command does: a new epoch, numbers that jump. */
  restore({ newEpoch }: { newEpoch: boolean }): void {
    this.down = true;
    this.deps.store.close();
    for (const suffix of ["", "-wal", "-shm"]) rmSync(join(this.folder, `server.db${suffix}`), { force: true });
    copyFileSync(join(this.folder, "backup.db"), join(this.folder, "server.db"));
    this.deps = this.open();
    if (newEpoch) beginEpoch(this.deps);
    this.app = createApp(this.deps);
    this.down = false;
  }

  close(): void {
    this.deps.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
