import type { HealthView } from "shared-schema/api/operator/health";
import { inBoth, type Language } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import { readRefusal } from "shared-schema/refusals/read";
import { refusalText } from "shared-schema/refusals/text";
import type { Machine } from "../../ports/operator/machine.ts";
import type { Problems } from "../../ports/problems/problems.ts";
import { auditHead } from "../base/audit/head.ts";
import { type Deps, isDiskLow } from "../base/context.ts";
import { unprintedPapers } from "../billing/papers/unprinted.ts";

interface HealthDeps extends Deps {
  machine: Machine;
  problems: Problems;
  /** When this process began, UTC. */
  startedAt: string;
  stamping: HealthView["audit"]["stamping"];
}

/** The state of the server: sizes, queues, sessions, the last backup and the audit trail. It names no one. */
export function readHealth(deps: HealthDeps): HealthView {
  const { store, machine, printer, statementReader, problems } = deps;
  const at = deps.clock.now().toISOString();
  const papers = unprintedPapers(store);
  return {
    version: PRODUCT.version,
    at,
    started_at: deps.startedAt,
    database: { bytes: machine.databaseBytes(), log_bytes: machine.logBytes() },
    free_bytes: machine.freeBytes(),
    least_free_bytes: deps.quotas.leastFreeBytes,
    refuses_growth: isDiskLow(deps),
    unconfirmed: { bytes: store.usage.unconfirmed(at), most: deps.quotas.unconfirmedBytes },
    queues: [
      { queue: "mail", ...store.waiting.mail() },
      { queue: "news", ...store.waiting.news() },
      { queue: "prints", waiting: printer.waiting(), oldest: null },
      { queue: "papers", waiting: papers.waiting, oldest: papers.oldest },
      { queue: "statements", waiting: statementReader.waiting(), oldest: null },
      { queue: "reports", waiting: problems.waiting(), oldest: null },
    ],
    failed_mails: store.waiting.failedMails(),
    unfinished: store.signing.completion.failing().map(({ cruise_id, version, task, cause, due_at }) => ({
      ...{ agreement: cruise_id, version, task, next_at: due_at },
      reason: inBoth((language) => reasonOf(cause, language)),
    })),
    unprinted: papers.failed.map(({ number, reason, next_at }) => ({
      ...{ number, next_at },
      reason: inBoth((language) => refusalText(reason, language)),
    })),
    sessions: store.waiting.sessions(at),
    streams: deps.bus.streams(),
    backup_at: machine.backupAt(),
    audit: {
      entries: auditHead(deps).number,
      stamping: deps.stamping,
      stamped_at: store.waiting.stampedAt(),
      verified: machine.verified(),
    },
  };
}

/** Why something could not be done, without the names of people. */
function reasonOf(cause: string | null, language: Language): string {
  const refusal = cause === null ? null : readRefusal(JSON.parse(cause));
  if (refusal === null) return "";
  const { code, params } = refusal;
  return refusalText(params && "name" in params ? { code, params: { ...params, name: "…" } } : refusal, language);
}
