import { done, type Result } from "shared-schema/base/result";
import type { AmendedVersion } from "shared-schema/contract/addendum/addendum";
import { decideAddendum } from "shared-schema/contract/addendum/mayAmend";
import { readDraftInput } from "../store/queries/draftInput.ts";
import { readVersionText } from "../store/queries/kept/contractVersions.ts";
import type { DraftInput } from "../workers/documents/draftInput.ts";

/** The version that a draft amends, of which this device may have to ask the server; null for the draft of a contract. */
export async function readAmended({ id, agreement }: DraftInput): Promise<Result<AmendedVersion> | null> {
  const { version: drafted, generated_versions_len: count } = agreement;
  if (drafted === 0 || drafted < count) return null;
  const version = drafted - 1;
  const text = await readVersionText(id, version);
  if (!text.ok) return text;
  const { terms, document } = text.value;
  return done({ version, fingerprint: document.fingerprint, terms });
}

/**
 * Refuses an addendum with the terms of the version that it amends. Where that one is not here, the server decides.
 * @param fingerprint of the terms that would be generated
 */
export async function decideDraftChanges(id: number, fingerprint: string): Promise<Result<void>> {
  const input = await readDraftInput(id);
  const amended = input.ok ? await readAmended(input.value) : null;
  return decideAddendum(amended?.ok ? amended.value : null, fingerprint);
}
