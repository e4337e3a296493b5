import type { PlainCollections, Replicated } from "../../database/stored.ts";
import type { Clock } from "../clock.ts";
import { isUnsent, storedById } from "./local.ts";
import type { PushRow } from "./pushHandler.ts";

const POLL_MS = 20;
/** After so long a document is sent all the same: the server's refusal says more than a wait without end. */
const PATIENCE_MS = 600_000;

type Named = "profiles" | "yachts";

interface Options {
  collections: Partial<PlainCollections>;
  clock: Clock;
  /** Resolves when there is a server; throws when the replication is being stopped. */
  ready(): Promise<void>;
}

/**
 * Keeps a document from being sent before the new ones that it names. Each collection is sent by itself, a page at a time, and a page of
 * contacts is lighter than one of their profiles: of thousands that were made at once, the server would know no profile and refuse them.
 */
export class NamedFirst {
  /** Documents whose turn it is, by their collection; RxDB hands over one page of a collection at a time. */
  private readonly turns = new Map<string, readonly string[]>();
  /** Documents handed over for a request. Later ones leave with the same request, or after it. */
  private readonly underway = new Set<string>();

  constructor(private readonly options: Options) {}

  /** Prepares and sends rows once what they name has been handed over. `send` tells by `handOver` when they are themselves. */
  async inTurn<T>(collection: string, rows: readonly PushRow[], send: () => Promise<T>): Promise<T> {
    await this.untilNamedIsUnderway(collection, rows);
    const keys = rows.map(({ newDocumentState: { id } }) => keyOf(collection, id));
    this.turns.set(collection, keys);
    try {
      return await send();
    } finally {
      for (const key of keys) this.underway.delete(key);
    }
  }

  /** Hands the documents of a collection over whose turn it is. Preparing them takes several steps; they are under way only now. */
  handOver<T>(collection: string, push: () => Promise<T>): Promise<T> {
    const pushed = push();
    for (const key of this.turns.get(collection) ?? []) this.underway.add(key);
    return pushed;
  }

  private async untilNamedIsUnderway(collection: string, rows: readonly PushRow[]): Promise<void> {
    const { clock, ready } = this.options;
    const until = clock.now() + PATIENCE_MS;
    const unsent = rows.map(({ newDocumentState }) => newDocumentState).filter(isUnsent);
    const named = unsent.flatMap((row) => namedIn(collection, row));
    while (clock.now() < until && (await this.isAnyHeldBack(named))) {
      await ready();
      await clock.sleep(POLL_MS);
    }
  }

  private async isAnyHeldBack(named: readonly (readonly [Named, number])[]): Promise<boolean> {
    for (const kind of ["profiles", "yachts"] as const) {
      const held = this.options.collections[kind];
      const ids = named.flatMap(([of, id]) =>
        of === kind && !this.underway.has(keyOf(kind, String(id))) ? [String(id)] : [],
      );
      if (!held || ids.length === 0) continue;
      const stored = await storedById(held, ids);
      const isWaiting = (id: string) => !this.underway.has(keyOf(kind, id)) && isNew(stored.get(id));
      if (ids.some(isWaiting)) return true;
    }
    return false;
  }
}

const keyOf = (collection: string, id: string) => `${collection}/${id}`;

/** Whether the server has never had a document of this device. */
function isNew(document: Replicated | undefined): boolean {
  return document !== undefined && !document._deleted && document.rev === 0 && isUnsent(document);
}

/** The profiles and the yacht that a contact or an agreement names. */
function namedIn(collection: string, { body }: Replicated): [Named, number][] {
  if (collection === "contacts") return numbersOf("profiles", [body?.["profile_id"]]);
  if (collection !== "agreements") return [];
  const parties = Object.values((body?.["parties"] ?? {}) as Record<string, { profile_id?: unknown }>);
  const people = parties.map((party) => party?.profile_id);
  return [...numbersOf("profiles", people), ...numbersOf("yachts", [body?.["yacht_id"]])];
}

function numbersOf(kind: Named, values: readonly unknown[]): [Named, number][] {
  return values.flatMap((value) => (typeof value === "number" ? [[kind, value] as [Named, number]] : []));
}
