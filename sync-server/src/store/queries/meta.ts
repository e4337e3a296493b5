import { eq, sql } from "drizzle-orm";
import type { LeaseKind } from "shared-schema/sync/wire";
import type { Db } from "../database.ts";
import { meta } from "../tables/sync.ts";
import { selecting, writing } from "./prepared.ts";

const REVISIONS_AFTER = "revisions-after";
const ADDRESS_KEY = "address-key";
const UNSUBSCRIBE_KEY = "unsubscribe-key";
const VAPID_KEYS = "vapid-keys";
const ALERTS_LOOKED = "alerts-looked-at";
const CALLS_LOOKED = "calls-looked-at";
const KYC_LOOKED = "kyc-looked-at";
const KEY_EVENTS_AT = "signing-key-events-at";
const SIGHT_EDITION = "sight-edition";
const SCRUB_DUE = "scrub-due";
const REBUILD_DUE = "rebuild-due";
const READ_BACK_DUE = "read-back-due";
const LEDGER_COVERED = "ledger-covered";

/** Counters and the epoch. */
export function metaQueries(db: Db) {
  const { $client: sqlite } = db;
  const { placeholder } = sql;
  const value = selecting(
    db,
    db
      .select({ value: meta.value })
      .from(meta)
      .where(eq(meta.key, placeholder("key"))),
  );
  const write = writing(
    db,
    db
      .insert(meta)
      .values({ key: placeholder("key"), value: placeholder("value") })
      .onConflictDoUpdate({ target: meta.key, set: { value: sql`excluded.value` } }),
  );
  const get = (key: string) => value.get({ key })?.value;
  const put = (key: string, next: string) => void write({ key, value: next });
  /** Given out in the open transaction; written once, at its end. Null while nothing was. */
  let seq: number | null = null;
  const counterOf = (key: string) => Number(get(key) ?? 0);
  const advance = (key: string, by: number): number => {
    const value = counterOf(key) + by;
    put(key, String(value));
    return value;
  };
  const secret = (key: string, make: () => string): string => {
    const known = get(key);
    if (known !== undefined) return known;
    const made = make();
    put(key, made);
    return made;
  };
  /** Read once: only this process writes it. */
  let revisionsAfter = counterOf(REVISIONS_AFTER);
  const keep = () => {
    if (seq !== null) put("seq", String(seq));
    seq = null;
  };
  return {
    /** Names this life of the database; a restored backup begins a new one. */
    epoch: () => get("epoch"),
    setEpoch: (epoch: string) => put("epoch", epoch),
    /** Returns the edition of the rule about profiles that the grants follow. */
    sightEdition: () => get(SIGHT_EDITION),
    /** The last event of the signing service that was noted. */
    keyEventsAt: () => counterOf(KEY_EVENTS_AT),
    setKeyEventsAt: (id: number) => put(KEY_EVENTS_AT, String(id)),
    setSightEdition: (edition: string) => put(SIGHT_EDITION, edition),
    /** Whether the log beside the file, and whether pages of the file itself, may still hold what was erased. */
    isScrubDue: () => get(SCRUB_DUE) === "1",
    isRebuildDue: () => get(REBUILD_DUE) === "1",
    setErased(): void {
      put(SCRUB_DUE, "1");
      put(REBUILD_DUE, "1");
    },
    setScrubbed: () => put(SCRUB_DUE, "0"),
    setRebuilt: () => put(REBUILD_DUE, "0"),
    /** Whether orders are still to be read back from the card payment provider, after a restore. */
    isReadBackDue: () => get(READ_BACK_DUE) === "1",
    setReadBack: (isDue: boolean) => put(READ_BACK_DUE, isDue ? "1" : "0"),
    /** Whether the trail covers the rows of the ledger that are older than their entries. */
    isLedgerCovered: () => get(LEDGER_COVERED) === "1",
    setLedgerCovered: () => put(LEDGER_COVERED, "1"),
    /** The secret with which network addresses are hashed; made when it is first asked for. */
    addressKey: (make: () => string) => secret(ADDRESS_KEY, make),
    /** The secret that links to unsubscribe are signed with; made when it is first asked for. */
    unsubscribeKey: (make: () => string) => secret(UNSUBSCRIBE_KEY, make),
    /** The key pair by which browsers know the server, as JSON; made when it is first asked for. */
    vapidKeys: (make: () => string) => secret(VAPID_KEYS, make),
    /** The last row of the history that was looked at for outdated approvals. */
    alertsLookedAt: () => counterOf(ALERTS_LOOKED),
    setAlertsLookedAt: (revision: number) => put(ALERTS_LOOKED, String(revision)),
    /** The last day whose calls for fund were looked at, UTC. */
    callsLookedAt: () => get(CALLS_LOOKED),
    setCallsLookedAt: (day: string) => put(CALLS_LOOKED, day),
    /** The day (UTC) for which evidence that expires was last looked for; null before the first time. */
    kycLookedAt: () => get(KYC_LOOKED),
    setKycLookedAt: (day: string) => put(KYC_LOOKED, day),
    /** Commit-ordered, as there is a single writer. */
    nextSeq(): number {
      seq = (seq ?? counterOf("seq")) + 1;
      const next = seq;
      if (!sqlite.inTransaction) keep();
      return next;
    },
    skipSeq(by: number): void {
      keep();
      advance("seq", by);
    },
    /** Writes the counter that a transaction has moved, before it commits. */
    keep,
    /** Forgets what a transaction that was taken back has given out. */
    drop: () => {
      seq = null;
    },
    /** New revisions are numbered from above this: 0 until a backup was restored. */
    revisionsAfter: () => revisionsAfter,
    numberRevisionsAfter(rev: number): void {
      put(REVISIONS_AFTER, String(rev));
      revisionsAfter = rev;
    },
    /** The highest id ever given out. */
    highestId: (kind: LeaseKind) => counterOf(`id:${kind}`),
    /** Gives out the next `count` ids and answers the last of them. */
    takeIds: (kind: LeaseKind, count: number) => advance(`id:${kind}`, count),
  };
}
