import { done, type Result } from "shared-schema/base/result";
import { redlineFileName } from "shared-schema/terms/format";
import { readDraftInput } from "../store/queries/draftInput.ts";
import { readVersionText } from "../store/queries/kept/contractVersions.ts";
import type { ComparedText } from "../workers/documents/contractDrafts.ts";
import { documentWorker } from "../workers/documents/documents.ts";
import type { MadeFile } from "./draft.ts";
import { made } from "./made.ts";

/** Two versions of an agreement by their numbers; the current draft goes by the number that it will have. */
export interface Versions {
  id: number;
  from: number;
  to: number;
}

/** A comparison as HTML to show inside a page: of versions that were opened here, without a connection too. */
export async function comparisonBody(versions: Versions): Promise<Result<string>> {
  return compared(versions, (former, latter) => documentWorker.ask((remote) => remote.comparison(former, latter)));
}

/** The same comparison as a PDF. */
export async function redlinePdf(versions: Versions): Promise<Result<MadeFile>> {
  const { id, from, to } = versions;
  return compared(versions, async (former, latter) => ({
    bytes: await documentWorker.ask((remote) => remote.redline(former, latter)),
    fileName: redlineFileName(id, from, to),
  }));
}

async function compared<T>(
  { id, from, to }: Versions,
  make: (former: ComparedText, latter: ComparedText) => Promise<T>,
): Promise<Result<T>> {
  return made(async () => {
    const [former, latter] = await Promise.all([readText(id, from), readText(id, to)]);
    if (!former.ok) return former;
    return latter.ok ? done(await make(former.value, latter.value)) : latter;
  });
}

/** The text of a version: as it was kept, or the draft as this device holds it. */
async function readText(id: number, version: number): Promise<Result<ComparedText>> {
  const draft = await readDraftInput(id);
  if (!draft.ok) return draft;
  if (version >= draft.value.agreement.generated_versions_len) return done({ draft: draft.value });
  const text = await readVersionText(id, version);
  return text.ok ? done({ text: text.value }) : text;
}
