import { and, desc, eq, gt, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { ChainEntry } from "shared-schema/base/auditChain";
import { entryHash, textDigest } from "../../chain.ts";
import type { Db } from "../../database.ts";
import { auditEvents } from "../../tables/audit.ts";
import { selecting, writing } from "../prepared.ts";
import type { ChainQueries } from "./chain.ts";

export interface AuditRow {
  at: string;
  user_id: number | null;
  verb: string;
  collection: string | null;
  document_id: string | null;
  from_rev: number | null;
  to_rev: number | null;
  /** JSON; null where the verb says it all. */
  details: string | null;
  /** Keyed hash of the network address; null where none is known. */
  address: string | null;
}

/** A row of the trail; `hash` and `number` are null for a failure, which is in no chain. */
export interface KeptAuditRow extends AuditRow {
  id: number;
  number: number | null;
  revisions: string | null;
  said: string | null;
  salt: string | null;
  hash: string | null;
}

/** Verbs that anybody can cause. They are in no chain, so that they can be deleted. */
const FAILURES = [
  "account.login_failed",
  "account.login_delayed",
  "account.limited",
  "account.ask_recovery",
  "contact.known",
  "account.second_factor_failed",
  "account.proof_failed",
  "account.ask_passkey",
];

const { placeholder } = sql;

/** The audit trail: who did what, and when. Each row covers the one before it. Rows are only added, and only failures are ever deleted. */
export function auditQueries(db: Db, chain: ChainQueries) {
  const add = writing(
    db,
    db.insert(auditEvents).values({
      at: placeholder("at"),
      user_id: placeholder("user_id"),
      verb: placeholder("verb"),
      collection: placeholder("collection"),
      document_id: placeholder("document_id"),
      from_rev: placeholder("from_rev"),
      to_rev: placeholder("to_rev"),
      details: placeholder("details"),
      address: placeholder("address"),
      number: placeholder("number"),
      revisions: placeholder("revisions"),
      said: placeholder("said"),
      salt: placeholder("salt"),
      hash: placeholder("hash"),
    }),
  );
  const loggedInFrom = selecting(
    db,
    db
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.user_id, placeholder("user")),
          eq(auditEvents.verb, "account.login"),
          eq(auditEvents.address, placeholder("address")),
          gt(auditEvents.at, placeholder("since")),
        ),
      )
      .limit(1),
  );
  const since = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.user_id, placeholder("user")),
          eq(auditEvents.verb, placeholder("verb")),
          isNotNull(auditEvents.address),
          gt(auditEvents.at, placeholder("since")),
        ),
      ),
  );
  const forgetFailures = writing(
    db,
    db
      .delete(auditEvents)
      .where(
        and(
          isNotNull(auditEvents.address),
          lt(auditEvents.at, placeholder("before")),
          inArray(auditEvents.verb, FAILURES),
        ),
      ),
  );
  const all = selecting(db, db.select().from(auditEvents).orderBy(auditEvents.id));
  const newestFirst = () => db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(placeholder("most"));
  const first = selecting(
    db,
    db
      .select({ at: auditEvents.at })
      .from(auditEvents)
      .where(isNotNull(auditEvents.hash))
      .orderBy(auditEvents.id)
      .limit(1),
  );
  const newestOf = selecting(db, newestFirst().where(eq(auditEvents.verb, placeholder("verb"))));
  const eventsBy = selecting(
    db,
    db
      .select({
        at: auditEvents.at,
        verb: auditEvents.verb,
        collection: auditEvents.collection,
        document_id: auditEvents.document_id,
      })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.user_id, placeholder("user")),
          gt(auditEvents.id, placeholder("above")),
          lte(auditEvents.id, placeholder("upTo")),
        ),
      )
      .orderBy(desc(auditEvents.id)),
  );
  const lastId = selecting(
    db,
    db.select({ id: sql<number | null>`max(${auditEvents.id})`.as("id") }).from(auditEvents),
  );
  const ofNumber = selecting(
    db,
    db
      .select({ hash: auditEvents.hash })
      .from(auditEvents)
      .where(eq(auditEvents.number, placeholder("number"))),
  );
  /** The next place in the chain, for a row that shall have it. */
  const linked = (row: AuditRow, revisions: string | null) => {
    const head = chain.head();
    const salt = row.details === null && row.address === null ? null : chain.newSalt();
    const said = salt && textDigest(row, salt);
    const entry: ChainEntry = { ...row, number: head.number + 1, revisions, said };
    return { number: entry.number, revisions, said, salt, hash: entryHash(entry, head.hash) };
  };
  const addEntry = (row: AuditRow) => {
    if (FAILURES.includes(row.verb)) {
      add({ ...row, ...UNLINKED });
      return;
    }
    const link = linked(row, chain.covered());
    add({ ...row, ...link });
    chain.advance(link);
  };
  return {
    add: addEntry,
    /** The newest entry of the chain. */
    head: chain.head,
    /** When the first entry was written, UTC; null where there is none. */
    beganAt: () => first.get()?.at ?? null,
    /** The hash of an entry; null where there is no such entry. */
    hashOf: (number: number) => ofNumber.get({ number })?.hash ?? null,
    /** Every row of the chain in its order, one by one; nothing is written meanwhile. */
    entries: (): IterableIterator<KeptAuditRow> => all.iterate(),
    /** Covers, before a transaction commits, what was written along with a verb after its event: rows of an inbox. */
    keep(): void {
      const at = chain.waitingSince();
      if (at !== null && chain.covered() !== null) addEntry({ ...NOWHERE, at, verb: "revisions.keep" });
    },
    drop: chain.drop,
    /** How often a user did something since a moment, of events with a network address. */
    countSince: (user: number, verb: string, moment: string) => since.get({ user, verb, since: moment })?.count ?? 0,
    /** Has this account logged in from this address since a moment? */
    hasLoggedInFrom: (user: number, address: string, since: string) =>
      loggedInFrom.get({ user, address, since }) !== undefined,
    /** Forgets the failures before a moment: anybody can add to them. @returns their number */
    forgetFailures: (before: string) => forgetFailures({ before }).changes,
    /** Everything, in the order in which it was written. */
    all: (): KeptAuditRow[] => all.all(),
    /** The newest entries of a verb. */
    newestOf: (verb: string, most: number): KeptAuditRow[] => newestOf.all({ verb, most }),
    /** The events of an account among the rows of some numbers, newest first, without their details. */
    eventsBy: (user: number, { above, upTo }: { above: number; upTo: number }) => eventsBy.all({ user, above, upTo }),
    /** The number of the newest row; 0 where there is none. */
    lastId: () => lastId.get()?.id ?? 0,
  };
}

const UNLINKED = { number: null, revisions: null, said: null, salt: null, hash: null };
const NOWHERE = {
  ...{ user_id: null, collection: null, document_id: null, from_rev: null, to_rev: null },
  ...{ details: null, address: null },
};
