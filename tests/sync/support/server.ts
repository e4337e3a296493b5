import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Collection, PullAnswer, WireDocument } from "shared-schema/sync/wire";
import { newYacht } from "shared-schema/yacht/schema";
import { createApp } from "../../../sync-server/src/app.ts";
import { folderFiles } from "../../../sync-server/src/ports/appFiles.ts";
import { fileAssets } from "../../../sync-server/src/ports/assets.ts";
import { createBus } from "../../../sync-server/src/ports/bus.ts";
import { systemClock } from "../../../sync-server/src/ports/clock.ts";
import { folderStore } from "../../../sync-server/src/ports/files.ts";
import { systemIds } from "../../../sync-server/src/ports/ids.ts";
import { sharpImages } from "../../../sync-server/src/ports/images.ts";
import type { Passwords } from "../../../sync-server/src/ports/passwords.ts";
import type { RouteDeps } from "../../../sync-server/src/routes/env.ts";
import { openStore } from "../../../sync-server/src/store/store.ts";
import { createUser } from "../../../sync-server/src/verbs/account/createUser.ts";
import { beginEpoch } from "../../../sync-server/src/verbs/beginEpoch.ts";
import { bodyOf } from "../../../sync-server/src/verbs/bodies.ts";
import { commitDocument } from "../../../sync-server/src/verbs/commitDocument.ts";
import { transact } from "../../../sync-server/src/verbs/context.ts";
import { pullDocuments } from "../../../sync-server/src/verbs/pullDocuments.ts";
import type { Fetch } from "./network.ts";
import type { Plant } from "./plants/plant.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../sync-server/src/store/migrations", import.meta.url));
const ASSETS_FOLDER = fileURLToPath(new URL("../../../shared-schema/assets", import.meta.url));
/** Read once for all servers: the earth is what takes the longest. */
const ASSETS = fileAssets(ASSETS_FOLDER);

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

/** The real server on a database of its own, without a socket. */
export class TestServer {
  readonly folder = mkdtempSync(join(QUICK_DISK, "passerelle-sync-"));
  private deps: RouteDeps;
  private app: ReturnType<typeof createApp>;
  private down = false;

  constructor(private readonly plant: Plant = {}) {
    this.deps = this.open();
    this.app = createApp(this.deps);
  }

  private open(): RouteDeps {
    const store = openStore({
      file: join(this.folder, "server.db"),
      migrationsFolder: MIGRATIONS,
      newEpoch: systemIds.uuid,
    });
    const log = {
      info: () => undefined,
      error: (fields: object, message: string) => console.error(message, fields),
    };
    return {
      store: this.plant.store?.(store) ?? store,
      clock: systemClock,
      ids: systemIds,
      bus: createBus(),
      log,
      passwords: plainPasswords,
      assets: ASSETS,
      chartFiles: { layers: [], read: async () => null },
      chartAddresses: [],
      files: folderStore(join(this.folder, "files")),
      images: sharpImages(join(ASSETS_FOLDER, "fonts/NotoSans-Regular.ttf")),
      pictureLimitMb: 3,
      appFiles: folderFiles(this.folder),
      contactEmail: "hello@passerelle.test",
      limits: { failedLogins: 1_000, registrations: 1_000, trustProxy: false },
    };
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (this.down) throw new TypeError("The server is down");
    return this.app.request(url, init);
  };

  async addUser(name: string, is_admin: boolean): Promise<TestUser> {
    const password_hash = await plainPasswords.hash("long-enough");
    const email = `${name}@example.test`;
    const created = transact(this.deps, (tx) =>
      createUser(tx, { first_name: name, last_name: "Test", email, password_hash, is_admin }),
    );
    if (!created.ok) throw new Error(created.refusal.message);
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
        body: change(bodyOf("agreements", row)),
        user_id: null,
        op: "server",
      });
    });
  }

  /** More yachts of a user's than come in one portion of a pull. */
  addYachts(user: TestUser, count: number): void {
    const made = { created_by: user.id, created_at: "2027-01-15T09:00:00.000Z" };
    transact(this.deps, (tx) => {
      for (let id = 10_000; id < 10_000 + count; id += 1) {
        const body = newYacht({ name: `Yacht ${id}`, port_of_registry: "Nice", type: "MOTOR", ...made });
        commitDocument(tx, { collection: "yachts", id: String(id), body, user_id: user.id, op: `server-${id}` });
      }
    });
  }

  /** As after half a year. */
  forgetTombstones(): void {
    this.deps.store.feed.pruneGone("9999");
  }

  /** What a user may see of a collection. */
  shown(user: TestUser, collection: Collection): Map<string, { rev: number; body: Record<string, unknown> }> {
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

  /** A document as it is committed, whoever may see it. */
  committed(collection: string, id: string): WireDocument | null {
    const row = this.deps.store.documents.get(collection, id);
    if (!row || row.deleted) return null;
    return { id, rev: row.rev, e: "", schema: row.schema, body: JSON.parse(row.body), _deleted: false };
  }

  /** A device's way to the server. */
  way(): Fetch {
    return this.plant.wire?.(this, this.fetch) ?? this.fetch;
  }

  /** Which of some tokens were never committed, neither in a document nor in an inbox. */
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
