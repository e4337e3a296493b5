import type { SignatureView } from "shared-schema/api/agreement/signing";
import type { Language } from "shared-schema/base/language";
import { done, type Result } from "shared-schema/base/result";
import { SIGNATURE_STATUS_LABELS } from "shared-schema/labels/signing";
import { readRefusal } from "shared-schema/refusals/read";
import { refusalText } from "shared-schema/refusals/text";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { accountNow } from "../../base/account/accountNow.ts";
import { type Actor, reading, type Tx } from "../../base/context.ts";
import { type Levels, levelsOf } from "../completion/levels.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { partiesIn } from "../parties.ts";
import { nameIn } from "../people.ts";
import { readableSigning } from "../readable.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";

/** A reader, and the language in which it is told the state of things. */
export interface Reader {
  actor: Actor;
  language: Language;
}

/** The signatures of a version, those under way and those that failed among them. */
export function listSignatures(
  deps: SigningDeps,
  { actor, language }: Reader,
  place: VersionKey,
): Result<SignatureView[]> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  const tx = reading(deps);
  const signing = readSigning(tx, place, deps.signing !== null);
  if (!signing.ok) return signing;
  const { signatures, profiles } = signing.value;
  const levels = levelsOf(tx, place, signatures);
  return done(signatures.map((row) => signatureView(tx, { profiles, levels }, row, { actor, language })));
}

export function signatureView(
  tx: Tx,
  { profiles, levels }: Pick<VersionSigning, "profiles"> & { levels: Levels },
  row: SignatureRow,
  { actor, language }: Reader,
): SignatureView {
  const reached = levels.of(row);
  const signed = row.revision === null ? undefined : revisionOf(tx, row, row.revision);
  const user_id = accountNow(tx, row.user_id);
  return {
    id: row.id,
    status: row.status,
    status_msg: wordsOf(row, language),
    roles: partiesIn(row).map(({ role, profile_id }) => {
      const frozen = profiles[profile_id];
      const full_name = nameIn(tx, profiles, profile_id);
      const first_name = frozen?.first_name ?? full_name;
      const last_name = frozen?.last_name ?? "";
      return {
        role,
        profile: { id: profile_id, full_name, first_name, last_name, company_name: frozen?.company_name ?? null },
      };
    }),
    cruise: { id: row.cruise_id, version: row.version },
    claimed_document_id: signed?.sha256 ?? null,
    name: row.name,
    user_id,
    is_own: user_id === actor.user_id,
    signed_at: row.signed_at,
    level: reached?.level ?? null,
    level_reason: reached?.reason ? refusalText(reached.reason, language) : null,
  };
}

function revisionOf({ store }: Tx, { cruise_id, version }: SignatureRow, n: number) {
  return store.signing.revisions.of(cruise_id, version).find((each) => each.n === n);
}

/** The step, or the reason of a failure. */
function wordsOf({ status, cause }: SignatureRow, language: Language): string {
  const refusal = status === "FAILED" && cause !== null ? readRefusal(JSON.parse(cause)) : null;
  return refusal ? refusalText(refusal, language) : SIGNATURE_STATUS_LABELS[status][language];
}
