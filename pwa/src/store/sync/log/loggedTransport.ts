import { type Address, addressOf } from "shared-schema/sync/address";
import { isWritten, type PushRequest, type PushResult, type SyncedCollection } from "shared-schema/sync/wire";
import type { ExchangeLog, LogKind } from "../../database/logEntry.ts";
import { bodyOf, sentState } from "../../database/stored.ts";
import { numberAndName, titleOf } from "../../queries/titles.ts";
import { reasonOf } from "../push/inboxRows.ts";
import { ExchangeFailure, type FailureKind, type Transport } from "../transport/transport.ts";

const FIRST_FEW = 5;
const FAILURES: Record<FailureKind, LogKind> = {
  unreachable: "lost",
  busy: "busy",
  "signed-out": "signed-out",
  "factor-needed": "factor-needed",
  "too-old": "too-old",
  malformed: "refused",
};

/** The server, with every exchange that changed something written down; of many failures in a row only the first. */
export function loggedTransport(transport: Transport, log: ExchangeLog): Transport {
  let failing: FailureKind | null = null;
  const plain = { collection: null, titles: "", count: 0, reason: null };
  const watched = async <T>(call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      if (failing === "unreachable" || failing === "signed-out") {
        failing = null;
        log.note({ ...plain, kind: "back" });
      }
      if (failing === "busy") failing = null;
      return answer;
    } catch (cause) {
      if (cause instanceof ExchangeFailure && cause.kind !== failing && !cutOff(cause)) {
        failing = cause.kind;
        log.note({ ...plain, kind: FAILURES[cause.kind], cause: cause.message.slice(0, 300) });
      }
      throw cause;
    }
  };
  return {
    ...transport,
    async pull(collection, from, limit, signal) {
      const answer = await watched(transport.pull(collection, from, limit, signal));
      if (!("reset" in answer)) notePulled(log, collection, answer.documents);
      return answer;
    },
    async push(request, signal) {
      const answer = await watched(transport.push(request, signal));
      if (!("reset" in answer)) notePushed(log, request, answer.results);
      return answer;
    },
  };
}

/** Stopping replication aborts its calls: that is no failure. */
function cutOff(cause: ExchangeFailure): boolean {
  return /AbortError|aborted/i.test(cause.message);
}

/** A line for what came of each collection that people write, and one for what went. */
function notePulled(log: ExchangeLog, pulled: SyncedCollection, documents: readonly object[]): void {
  const received = documents.map((document) => {
    const state = sentState(document);
    return { of: addressOf({ collection: pulled, id: state.id }), body: bodyOf(state) };
  });
  for (const collection of new Set(received.map(({ of }) => of.collection).filter(isWritten))) {
    const mine = received.filter(({ of }) => of.collection === collection);
    const line = (kind: LogKind, some: typeof received) => {
      if (some.length === 0) return;
      const titles = some.slice(0, FIRST_FEW).map(({ of, body }) => loggedTitle(of, body));
      log.note({ kind, collection, titles: named(titles), count: some.length, reason: null });
    };
    line(
      "pulled",
      mine.filter(({ body }) => body),
    );
    line(
      "removed",
      mine.filter(({ body }) => !body),
    );
  }
}

function notePushed(log: ExchangeLog, request: PushRequest, results: readonly PushResult[]): void {
  const byOp = new Map(results.map((result) => [result.op, result]));
  for (const { collection, op, next } of request.changes) {
    const result = byOp.get(op);
    // Deciding about a row of the inbox is told by what follows from it.
    if (!result || collection === "inbox") continue;
    const document = sentState(next);
    const of = addressOf({ collection, id: document.id });
    const kind = kindOf(result);
    const reason = kind === "refused" ? reasonOf(result) : null;
    const titles = loggedTitle(of, bodyOf(document) ?? bodyOf(result.master));
    log.note({ kind, collection: of.collection, titles, count: 1, reason });
  }
}

/** A contact is called by an address, a decision by a key: neither belongs into a log. */
function loggedTitle({ collection, id }: Address, body: Record<string, unknown> | null): string {
  if (collection === "contacts" || (collection === "inbox" && body === null)) return "";
  return numberAndName({ collection, key: id, title: titleOf(collection, body) });
}

function named(titles: string[]): string {
  return titles.filter((title) => title !== "").join(", ");
}

function kindOf({ outcome, code }: PushResult): LogKind {
  if (outcome === "refused") return "refused";
  // An edit merged without a reason left nothing to decide.
  if (code !== undefined) return "conflict";
  return outcome === "merged" ? "merged" : "pushed";
}
