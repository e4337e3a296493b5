import type { Result } from "shared-schema/base/result";
import { done } from "shared-schema/base/result";
import type { ContractData } from "shared-schema/contract/data/format";
import { dataFileName } from "shared-schema/terms/format";
import { readDraftInput } from "../store/queries/draftInput.ts";
import { readVersionData } from "../store/queries/kept/contractVersions.ts";
import { documentWorker } from "../workers/documents/documents.ts";
import type { MadeFile } from "./draft.ts";
import { made } from "./made.ts";

/** A version as a JSON file: a generated one from the server, the draft made on this device. */
export async function versionData(id: number, version: number): Promise<Result<MadeFile>> {
  return made(async () => {
    const input = await readDraftInput(id);
    if (!input.ok) return input;
    const isDraft = version >= input.value.agreement.generated_versions_len;
    const data = isDraft
      ? await documentWorker.ask((remote) => remote.writeData(input.value))
      : await readVersionData(id, version);
    if (!data.ok) return data;
    const bytes = new TextEncoder().encode(JSON.stringify(data.value));
    return done({ bytes, fileName: dataFileName(id, version, isDraft) });
  });
}

/** Reads a file that someone chose; one that is no such data is a refusal that names its first fault. */
export async function readDataFile(file: Blob): Promise<Result<ContractData>> {
  return made(() => documentWorker.ask((remote) => remote.readData(file)));
}
