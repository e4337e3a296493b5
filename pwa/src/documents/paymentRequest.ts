import type { Result } from "shared-schema/base/result";
import { runtime } from "../store/database/runtime.ts";
import { readPayeeAccounts } from "../store/queries/agreement/payeeAccounts.ts";
import { readDraftInput } from "../store/queries/draftInput.ts";
import { documentWorker } from "../workers/documents/documents.ts";
import type { MadeFile } from "./draft.ts";
import { made } from "./made.ts";

/** The request of a call for fund as a PDF, made on this device out of what it holds: without a connection too. */
export async function paymentRequestPdf(id: number, callId: string): Promise<Result<MadeFile>> {
  return made(async () => {
    const input = await readDraftInput(id);
    if (!input.ok) return input;
    const { agreement, yacht, profiles } = input.value;
    const accounts = await readPayeeAccounts(id);
    const { viewer, now } = await runtime();
    const issuedAt = new Date(now()).toISOString();
    const asked = { id, agreement, profiles, accounts, callId, yacht: yacht && { name: yacht.name } };
    return documentWorker.ask((remote) => remote.paymentRequest(asked, viewer(), issuedAt));
  });
}
