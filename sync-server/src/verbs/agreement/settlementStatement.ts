import { done, type Result } from "shared-schema/base/result";
import { settlementStatement, statementFileName } from "shared-schema/export/settlement/statement";
import { type Actor, type Deps, reading } from "../base/context.ts";
import { printFor } from "../base/printFor.ts";
import { viewerOf } from "../base/viewer.ts";
import { readAgreement } from "./readAgreement.ts";

/** The settlement statement as a PDF, with the name under which it is saved; for those who read the contract. */
export async function printSettlementStatement(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
  const read = readAgreement(deps, actor, id);
  if (!read.ok) return read;
  const { agreement, inputs } = read.value;
  const facts = { id, agreement, yacht: inputs.yacht, profiles: inputs.profiles };
  const statement = settlementStatement(facts, viewerOf(reading(deps), actor));
  if (!statement.ok) return statement;
  const issuedAt = deps.clock.now().toISOString();
  const printed = await printFor(deps, actor, (printer, account) =>
    printer.statement(statement.value, issuedAt, account),
  );
  return printed.ok ? done({ bytes: printed.value.bytes, fileName: statementFileName(statement.value) }) : printed;
}
