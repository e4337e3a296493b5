import type { LineList, LineState, LineView } from "shared-schema/api/money/bankStatement";
import { done, type Result, refused } from "shared-schema/base/result";
import type { StatementLine } from "shared-schema/payments/bankStatement/line";
import { proposeMatches } from "shared-schema/payments/bankStatement/match";
import type { StatementRow } from "../../../store/queries/banking/bankStatements.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading } from "../../base/context.ts";
import { openCalls } from "./openCalls.ts";

/** The lines that one answer holds. */
const MOST_SHOWN = 200;

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

/** A line as it was read; it was checked before it was written. Older ones have no value date. */
export function parsedLine({ line }: Pick<StatementRow, "line">): StatementLine {
  const kept = JSON.parse(line) as StatementLine;
  return { ...kept, value_date: kept.value_date ?? null };
}

function viewOf(row: StatementRow): LineView {
  const { format: _format, ...line } = parsedLine(row);
  const state = row.recorded ? "RECORDED" : row.set_aside ? "SET_ASIDE" : "OPEN";
  const isRecorded = state === "RECORDED";
  return {
    ...line,
    ...{ id: row.id, state, twin_of: row.twin_of, proposals: [] },
    agreement_id: isRecorded ? Number(row.agreement_id) : null,
    payment_id: isRecorded ? row.payment_id : null,
    transfer_id: isRecorded ? row.transfer_id : null,
  };
}
