import type { LineList, LineState, LineView, StatementImported } from "shared-schema/api/money/statement";
import { done, type Result, refused } from "shared-schema/base/result";
import type { CsvMapping } from "shared-schema/payments/statement/csv/mapping";
import { lineKeys, type StatementLine } from "shared-schema/payments/statement/line";
import { proposeMatches } from "shared-schema/payments/statement/match";
import { readStatement } from "shared-schema/payments/statement/read";
import type { StatementRow } from "../../store/queries/banking/statements.ts";
import { noteEvent } from "../core/audit.ts";
import { type Actor, attempt, type Deps, reading } from "../core/context.ts";
import { overQuota } from "../core/quota.ts";
import { mayImport } from "./mayImport.ts";
import { openCalls } from "./openCalls.ts";

/** The lines that one account keeps, and those that one answer holds. */
const MOST_KEPT = 20_000;
const MOST_SHOWN = 200;

/**
 * Keeps the lines of a bank's file that are not known yet: all of them, or none and the reason. The same file, or one that overlaps
 * with it, adds nothing twice.
 */
export function importStatement(
  deps: Deps,
  actor: Actor,
  bytes: Uint8Array,
  mapping: CsvMapping | null,
): Result<StatementImported> {
  const allowed = mayImport(deps, actor);
  if (!allowed.ok) return allowed;
  const read = readStatement(bytes, mapping);
  if (!read.ok) return read;
  const { lines, pending, skipped } = read.value;
  const keys = lineKeys(lines);
  return attempt(deps, (tx) => {
    const full = overQuota(tx, actor, { bytes: bytes.length });
    if (full) return full;
    const { statements, usage } = tx.store;
    const own = { user_id: actor.user_id, imported_at: tx.now };
    let written = 0;
    const added = lines.filter((line, index) => {
      const json = JSON.stringify(line);
      const isNew = statements.add({
        ...{ ...own, id: tx.ids.uuid(), key: keys[index] ?? "", booked: line.booked, line: json },
      });
      if (isNew) written += Buffer.byteLength(json);
      return isNew;
    }).length;
    if (statements.countAll(actor.user_id) > MOST_KEPT) return refused("statement.full", { most: MOST_KEPT });
    usage.add(actor.user_id, { documents: 0, bytes: written }, tx.now);
    const known = lines.length - added;
    noteEvent(tx, { verb: "statement.import", user_id: actor.user_id, details: { lines: added, known } }, null);
    return done({ added, known, pending, skipped });
  });
}

/** The latest of the actor's own lines in a state; the open ones with the calls that they may have paid. */
export function listLines(deps: Deps, actor: Actor, state: LineState): LineList {
  const tx = reading(deps);
  const { statements } = tx.store;
  const rows = statements.latest(actor.user_id, state, MOST_SHOWN);
  const lines = rows.map((row) => ({ ...parsedLine(row), row }));
  const proposals =
    state === "OPEN" && lines.length > 0
      ? proposeMatches(lines, openCalls(tx, actor), new Set(statements.tied(actor.user_id)))
      : null;
  const views = lines.map((line): LineView => ({ ...viewOf(line.row), proposals: proposals?.get(line) ?? [] }));
  return { total: statements.count(actor.user_id, state), lines: views };
}

/** Sets a line aside that is no payment on a call for fund, or takes it up again. */
export function setLineAside(deps: Deps, actor: Actor, id: string, aside: boolean): Result<LineView> {
  return attempt(deps, (tx) => {
    const { statements } = tx.store;
    const row = statements.get(actor.user_id, id);
    if (!row) return refused("statement.line-not-found");
    if (row.recorded) return refused("statement.matched");
    statements.setAside(actor.user_id, id, aside);
    noteEvent(tx, { verb: "statement.set_aside", user_id: actor.user_id, details: { line: id, aside } }, null);
    return done(viewOf({ ...row, set_aside: aside ? 1 : 0 }));
  });
}

/** Deletes a line that is not recorded as a payment. */
export function deleteLine(deps: Deps, actor: Actor, id: string): Result<Record<string, never>> {
  return attempt(deps, (tx) => {
    const { statements } = tx.store;
    const row = statements.get(actor.user_id, id);
    if (!row) return refused("statement.line-not-found");
    if (row.recorded) return refused("statement.matched");
    statements.remove(actor.user_id, id);
    noteEvent(tx, { verb: "statement.delete", user_id: actor.user_id, details: { line: id } }, null);
    return done({});
  });
}

/** A line as it was read; it was checked before it was written. */
export function parsedLine({ line }: Pick<StatementRow, "line">): StatementLine {
  return JSON.parse(line) as StatementLine;
}

function viewOf(row: StatementRow): LineView {
  const { bank_reference: _, ...line } = parsedLine(row);
  const state = row.recorded ? "RECORDED" : row.set_aside ? "SET_ASIDE" : "OPEN";
  const isRecorded = state === "RECORDED";
  return {
    ...line,
    ...{ id: row.id, state, proposals: [] },
    agreement_id: isRecorded ? Number(row.agreement_id) : null,
    payment_id: isRecorded ? row.payment_id : null,
  };
}
