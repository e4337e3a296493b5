import type { PassportRead, PassportReadView } from "shared-schema/api/privacy/passportReads";
import type { Result } from "shared-schema/base/result";
import type { PassportReadKind } from "shared-schema/guest/passportRead";
import { type Runtime, runtime } from "../../database/runtime.ts";
import { request } from "../../http/http.ts";
import { enqueuePosting } from "../../outbox/outbox.ts";
import { isSample } from "../../session/sample.ts";

/**
 * The passports that were recorded as shown while a session's data has been open, by person and day. The next session records them again: what
 * the last one had not sent may be gone, and the server counts each of them once.
 */
const shown = new WeakMap<Runtime, Set<string>>();

/**
 * Records that someone else's passport was shown on this device, once a day (UTC) for each person. The record waits in the outbox until the server
 * has it.
 * @param agreementId the agreement on whose screen it was shown; null elsewhere
 */
export async function notePassportShown(profileId: number, agreementId: number | null): Promise<void> {
  if (isSample()) return;
  const session = await runtime();
  const noted = shown.get(session) ?? new Set();
  shown.set(session, noted);
  const key = `${profileId}/${new Date(session.now()).toISOString().slice(0, 10)}`;
  if (noted.has(key)) return;
  noted.add(key);
  if (!(await keep("SHOWN", [profileId], agreementId)).ok) noted.delete(key);
}

/** Records that a file with other people's passports was saved, each time. */
export async function notePassportsExported(profiles: readonly number[], agreementId: number | null): Promise<void> {
  if (isSample() || profiles.length === 0) return;
  await keep("EXPORTED", profiles, agreementId);
}

async function keep(
  kind: PassportReadKind,
  profiles: readonly number[],
  agreement_id: number | null,
): Promise<Result<string>> {
  const { userId, now } = await runtime();
  const at = new Date(now()).toISOString();
  const json: Omit<PassportRead, "key"> = { kind, profiles: [...profiles], agreement_id, at };
  const path = `/user/${userId}/passport_read/`;
  return enqueuePosting({ kind: "passport-read", path, fileName: "", json, unlisted: true });
}

/** Fetches the readers of a passport, the newest first: for its owner, and for administrators. */
export function fetchPassportReads(profileId: number): Promise<Result<PassportReadView[]>> {
  return request("GET", `/user/profile/${profileId}/passport_reads`, { quiet: true });
}
