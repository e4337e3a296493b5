import { type Remote, wrap } from "comlink";
import { currentFileName } from "shared-schema/contract/draft";
import { done, type Result, refused } from "shared-schema/result";
import { readDraftInput } from "../../store/draftInput.ts";
import type { DocumentWorker } from "./documentWorker.ts";

let worker: Remote<DocumentWorker> | null = null;

function documentWorker(): Remote<DocumentWorker> {
  worker ??= wrap<DocumentWorker>(new Worker(new URL("./documentWorker.ts", import.meta.url), { type: "module" }));
  return worker;
}

/** The draft as a PDF, made on this device out of what it holds: without a connection too. */
export async function draftPdf(agreementId: number): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
  return made(agreementId, async (input) => ({
    bytes: await documentWorker().pdf(input),
    fileName: currentFileName(agreementId, input.agreement),
  }));
}

/** The draft as HTML to show inside a page. */
export async function draftBody(agreementId: number): Promise<Result<{ html: string }>> {
  return made(agreementId, async (input) => ({ html: await documentWorker().body(input) }));
}

type Input = Parameters<DocumentWorker["pdf"]>[0];

async function made<T>(agreementId: number, make: (input: Input) => Promise<T>): Promise<Result<T>> {
  const input = await readDraftInput(agreementId);
  if (!input.ok) return input;
  try {
    return done(await make(input.value));
  } catch (cause) {
    return refused("unavailable", cause instanceof Error ? cause.message : "The draft could not be made.");
  }
}
