import { NO_HASH } from "shared-schema/base/auditChain";
import type { KnownCertificate } from "shared-schema/pades/cms/certificate";
import { entryHash, revisionDigest, textDigest } from "../../store/chain.ts";
import type { KeptAuditRow } from "../../store/queries/audit/audit.ts";
import type { Head } from "../../store/queries/audit/chain.ts";
import type { Store } from "../../store/store.ts";
import { ERASING } from "../erasure/eraser/erasing.ts";
import { type Break, broken } from "./break.ts";
import { STAMP, stampIn, type TrailStamp } from "./stamp.ts";
import { breakInContracts, type GeneratedContracts, noteGenerated } from "./verifyContracts.ts";
import { checkLedgerEntry, finishLedger, type LedgerReading, newLedgerReading } from "./verifyLedger.ts";

export interface Verification {
  entries: number;
  /** Rows of the history that the trail covers as they stand. */
  revisions: number;
  /** Those of them that a purge has replaced. */
  replaced: number;
  /** Generated contracts whose PDF was hashed. */
  contracts: number;
  /** Rows of the ledger that the trail covers as they stand. */
  ledger: number;
  /** Entries whose details were erased. */
  erased: number;
  head: Head;
  /** Time stamps that hold, in order. */
  stamps: TrailStamp[];
  /** The first one; null where the whole trail holds. */
  broken: Break | null;
}

/** The state carried along while the entries are read. */
interface Reading {
  state: Verification;
  /** Revisions that an entry covers. */
  covered: Set<number>;
  /** Those that a purge has replaced. */
  replaced: Set<number>;
  /** Revisions that do not match the digest of an entry so far, with that entry: a later purge may explain them. */
  unexplained: Map<number, Break>;
  generated: GeneratedContracts;
  ledger: LedgerReading;
}

/**
 * Checks the whole audit trail: that each entry covers the one before, and that details, revisions and generated contracts are those
 * that were covered. It reads row by row. Of time stamps it checks the signatures. A purge replaces a revision and covers the new
 * one, so the last digest of a revision counts; no other verb covers a revision twice.
 * @param known an entry as someone outside holds it: printed in a contract, or mailed
 */
export async function verifyTrail(
  store: Pick<Store, "audit" | "history" | "contractVersions" | "ledger">,
  trusted: readonly KnownCertificate[] = [],
  known: Head | null = null,
): Promise<Verification> {
  const head = { number: 0, hash: NO_HASH };
  const counts = { entries: 0, revisions: 0, replaced: 0, contracts: 0, ledger: 0, erased: 0 };
  const state: Verification = { ...counts, head, stamps: [], broken: null };
  const reading: Reading = {
    ...{
      state,
      covered: new Set(),
      replaced: new Set(),
      unexplained: new Map(),
      generated: new Map(),
      ledger: newLedgerReading(),
    },
  };
  // Read afterwards: nothing may be written while the rows are read one by one.
  const stamped: KeptAuditRow[] = [];
  for (const row of store.audit.entries()) {
    if (row.hash === null) {
      if (row.number !== null) state.broken ??= broken(row.number, "the row is in no chain");
      continue;
    }
    state.broken ??= breakIn(row, state.head);
    state.entries += 1;
    state.head = { number: row.number ?? 0, hash: row.hash };
    if (row.said !== null && row.salt === null) state.erased += 1;
    checkRevisions(store, row, reading);
    noteGenerated(reading.generated, row);
    state.broken ??= checkLedgerEntry(row, reading.ledger);
    if (known && row.number === known.number && row.hash !== known.hash) {
      state.broken ??= broken(row.number, "the entry is not the one that is known from outside");
    }
    if (row.verb === STAMP) stamped.push(row);
  }
  for (const row of stamped) await checkStamp(store, row, state, trusted);
  if (known && known.number > state.head.number) {
    state.broken ??= broken(known.number, "the trail ends before the entry that is known from outside");
  }
  finish(store, reading);
  return state;
}

function finish(store: Pick<Store, "history" | "contractVersions" | "ledger">, reading: Reading): void {
  const { state, covered, replaced, unexplained, generated, ledger } = reading;
  state.replaced = replaced.size;
  state.broken ??= [...unexplained.values()][0] ?? null;
  if (!state.broken && state.revisions !== store.history.count()) {
    state.broken = broken(null, "no entry covers the revision", firstUncovered(store, covered));
  }
  const contracts = breakInContracts(store, generated);
  state.contracts = contracts.contracts;
  state.broken ??= contracts.broken;
  const rows = finishLedger(store, ledger);
  state.ledger = rows.covered;
  state.broken ??= rows.broken;
}

function breakIn(row: KeptAuditRow, before: Head): Break | null {
  const at = (reason: Break["reason"]) => broken(row.number, reason);
  if (row.number !== before.number + 1) return at("a number is missing or comes twice");
  if (entryHash({ ...row, number: row.number }, before.hash) !== row.hash) {
    return at("the hash does not cover what the entry says");
  }
  const hasText = row.details !== null || row.address !== null;
  const matches = row.salt === null ? !hasText : row.said === textDigest(row, row.salt);
  return matches ? null : at("the details are not those that were written");
}

async function checkStamp(
  store: Pick<Store, "audit">,
  row: KeptAuditRow,
  state: Verification,
  trusted: readonly KnownCertificate[],
): Promise<void> {
  const stamp = await stampIn(store, row, trusted);
  if (stamp) state.stamps.push(stamp);
  else state.broken ??= broken(row.number, "the time stamp does not hold");
}

function checkRevisions(
  store: Pick<Store, "history">,
  { number, verb, revisions }: KeptAuditRow,
  { state, covered, replaced, unexplained }: Reading,
): void {
  for (const [revision, digest] of digestsIn(revisions)) {
    if (covered.has(revision)) {
      if (!ERASING.includes(verb))
        state.broken ??= broken(number, "another verb than a purge covers the revision again", revision);
      replaced.add(revision);
    }
    covered.add(revision);
    const row = store.history.rowOf(revision);
    if (row && row.salt !== null && revisionDigest(row, row.salt) === digest) {
      unexplained.delete(revision);
      state.revisions += 1;
      continue;
    }
    const reason = row ? "the revision is not the one that was written" : "the revision is missing";
    unexplained.set(revision, broken(number, reason, revision));
  }
}

/** The digests that an entry holds. @param revisions as the entry keeps them */
function digestsIn(revisions: string | null): [number, string][] {
  if (revisions === null) return [];
  // The entry's hash covers it: no one but the store wrote it.
  const digests: Record<string, string> = JSON.parse(revisions);
  return Object.entries(digests).map(([revision, digest]) => [Number(revision), digest]);
}

function firstUncovered(store: Pick<Store, "history">, covered: ReadonlySet<number>): number | null {
  for (const revision of store.history.numbers()) if (!covered.has(revision)) return revision;
  return null;
}
