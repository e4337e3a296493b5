import type { StatementImported } from "shared-schema/api/money/bankStatement";
import { done, type Result, refused } from "shared-schema/base/result";
import { unbalanced } from "shared-schema/payments/bankStatement/balance";
import type { StatementLine } from "shared-schema/payments/bankStatement/line";
import { twinsOf } from "shared-schema/payments/bankStatement/twins";
import type { KeyedStatement, StatementFile } from "../../../ports/bankStatements/statementReader.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx } from "../../base/context.ts";
import { overQuota } from "../../base/quota.ts";
import { parsedLine } from "./lines.ts";
import { mayImport } from "./mayImport.ts";

/** The lines that one account keeps. */
const MOST_KEPT = 20_000;

/**
 * Keeps the lines of a bank's file that are not known yet: all of them, or none and the reason. The same file, or one that overlaps
 * with it, adds nothing twice. A line that seems to be kept already under another key is kept as well, but set aside.
 */
export async function importStatement(
  deps: Deps,
  actor: Actor,
  file: StatementFile,
): Promise<Result<StatementImported>> {
  const allowed = mayImport(deps, actor);
  if (!allowed.ok) return allowed;
  const read = await deps.statementReader.read(file, actor.user_id);
  if (!read.ok) return read;
  const { pending, unstated, skipped, balances, turnable } = read.value;
  if (file.turn && turnable === 0) return refused("statement.not-turned");
  return attempt(deps, (tx) => {
    const full = overQuota(tx, actor, { bytes: file.bytes.length });
    if (full) return full;
    const { added, twins } = keepLines(tx, actor, read.value);
    if (tx.store.statements.countAll(actor.user_id) > MOST_KEPT) return refused("statement.full", { most: MOST_KEPT });
    const known = read.value.lines.length - added;
    noteEvent(tx, { verb: "statement.import", user_id: actor.user_id, details: { lines: added, known, twins } }, null);
    return done({ added, known, twins, pending, unstated, skipped, unbalanced: unbalanced(balances) });
  });
}

function keepLines(tx: Tx, { user_id }: Actor, { lines, keys }: KeyedStatement): { added: number; twins: number } {
  const { statements, usage } = tx.store;
  const days = lines.map(({ booked }) => booked).sort();
  const previous = statements.between(user_id, days[0] ?? "", days.at(-1) ?? "");
  const known = new Set(previous.map(({ key }) => key));
  const inFile = new Set(keys);
  const fresh = lines.flatMap((line, index) => {
    const key = keys[index] ?? "";
    return known.has(key) ? [] : [{ line, key }];
  });
  // One that is set aside as a twin stands for no payment of its own.
  const standing = previous.filter(({ key, twin_of, set_aside }) => !inFile.has(key) && !(twin_of && set_aside));
  const kept = standing.map((row) => ({ id: row.id, line: parsedLine(row) }));
  const twins = twinsOf(
    fresh.map(({ line }) => line),
    kept,
  );
  let written = 0;
  for (const { line, key } of fresh) {
    const json = JSON.stringify(line satisfies StatementLine);
    const own = { id: tx.ids.uuid(), user_id, key, imported_at: tx.now };
    statements.add({ ...own, booked: line.booked, line: json, twin_of: twins.get(line) ?? null });
    written += Buffer.byteLength(json);
  }
  usage.add(user_id, { documents: 0, bytes: written }, tx.now);
  return { added: fresh.length, twins: twins.size };
}
