import { done, type Result } from "shared-schema/base/result";
import { contractFileName } from "shared-schema/terms/format";
import { readVersionText } from "../store/queries/kept/contractVersions.ts";
import { documentWorker } from "../workers/documents/documents.ts";
import type { MadeFile } from "./draft.ts";
import { made } from "./made.ts";

/** The contract as it is in force with a version that was opened here, as HTML to show inside a page. */
export async function readingCopyBody(id: number, version: number): Promise<Result<string>> {
  return made(async () => {
    const text = await readVersionText(id, version);
    return text.ok ? done(await documentWorker.ask((remote) => remote.readingCopy(text.value.document))) : text;
  });
}

/** The same as a PDF. */
export async function readingCopyPdf(id: number, version: number): Promise<Result<MadeFile>> {
  return made(async () => {
    const text = await readVersionText(id, version);
    if (!text.ok) return text;
    const bytes = await documentWorker.ask((remote) => remote.readingCopyPdf(text.value.document));
    return done({ bytes, fileName: contractFileName(id, version, { draft: false, consolidated: true }) });
  });
}
