import { RefusalError } from "shared-schema/base/result";
import { refusalSentence } from "../../ui/feedback/sentences.ts";
import { LateChunkError } from "../../ui/loading/inTime.ts";

/** The reason as it was thrown, for a report. */
export function causeOf(error: unknown): string {
  if (error instanceof RefusalError) return refusalSentence(error.refusal);
  if (error instanceof LateChunkError) return refusalSentence({ code: "app.part-not-loaded" });
  return error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error);
}
