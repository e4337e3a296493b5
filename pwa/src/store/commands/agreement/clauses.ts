import { newClause } from "shared-schema/agreement/mutations/parts";
import type { Clause } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import { addPart, patchPart, removePart } from "./parts.ts";

/** Adds a clause behind the others, still without words. @returns its id */
export async function addClause(id: number): Promise<Result<string>> {
  return addPart(id, "clauses", (body) => newClause(body));
}

export async function patchClause(id: number, clauseId: string, patch: Partial<Clause>): Promise<Result<void>> {
  return patchPart(id, "clauses", clauseId, patch);
}

export async function removeClause(id: number, clauseId: string): Promise<Result<void>> {
  return removePart(id, "clauses", clauseId);
}
