import type { Result } from "shared-schema/base/result";
import { runtime } from "../store/database/runtime.ts";
import { readDraftInput } from "../store/queries/draftInput.ts";
import { documentWorker } from "../workers/documents/documents.ts";
import type { MadeFile } from "./draft.ts";
import { made } from "./made.ts";

/** The settlement statement as a PDF, made on this device out of what it holds: without a connection too. */
export async function settlementStatementPdf(id: number): Promise<Result<MadeFile>> {
  return made(async () => {
    const input = await readDraftInput(id);
    if (!input.ok) return input;
    const { agreement, yacht, profiles } = input.value;
    const { viewer, now } = await runtime();
    const facts = { id, agreement, profiles, yacht: yacht && { name: yacht.name } };
    return documentWorker.ask((remote) => remote.settlementStatement(facts, viewer(), new Date(now()).toISOString()));
  });
}
