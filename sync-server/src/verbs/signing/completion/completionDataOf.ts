import { agreementBody } from "shared-schema/agreement/schema";
import type { Bilingual } from "shared-schema/base/language";
import type { Refusal, Result } from "shared-schema/base/result";
import { done, refused } from "shared-schema/base/result";
import type { CompletionData } from "shared-schema/contract/certificate/data";
import { CERTIFICATE_FORMAT } from "shared-schema/contract/certificate/names";
import { partyLabel } from "shared-schema/labels/parties";
import { formatAgreementId } from "shared-schema/pricing/format";
import { refusalText } from "shared-schema/refusals/text";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { nameOf } from "../../base/account/nameOf.ts";
import { reading, type Tx } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { partiesIn } from "../parties.ts";
import { nameIn } from "../people.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";
import { type Levels, levelsOf } from "./levels.ts";
import { proofIn } from "./proof.ts";

const working = agreementBody.pick({ language: true, contract_type: true });

interface Asked {
  place: VersionKey;
  /** Of the generated contract. */
  pages: number;
  /** UTC. */
  now: string;
  printsAddresses: boolean;
}

/** All that a certificate of completion says of a version. Everything is read from rows that do not change any more. */
export function completionDataOf(deps: SigningDeps, asked: Asked): Result<CompletionData> {
  const { place, pages, now, printsAddresses } = asked;
  const tx = reading(deps);
  const signing = readSigning(tx, place, true);
  if (!signing.ok) return signing;
  const { row, signatures, title } = signing.value;
  const levels = levelsOf(tx, place, signatures);
  const signed = signatures.filter(({ status }) => status === "SIGNED");
  const last = signed.at(-1);
  if (!levels.lowest || !last) return refused("signing.not-generated");
  const { language, contract_type } = working.parse(JSON.parse(row.agreement));
  const { level, reason } = levels.lowest;
  return done({
    format: CERTIFICATE_FORMAT,
    edition: 1,
    number: `${formatAgreementId(place.id)}-${place.version}-C`,
    made_at: now,
    origin: deps.publicUrl,
    language,
    agreement: { id: place.id, version: place.version, title, contract_type },
    document: {
      file_name: row.file_name,
      pages,
      generated_at: row.generated_at,
      generated_by: nameOf(tx, row.generated_by) ?? "—",
      sha256: row.pdf_sha256,
      fingerprint: row.fingerprint,
    },
    completed_at: last.signed_at ?? last.changed_at,
    level,
    level_reason: inBothLanguages(reason),
    revisions: revisionsOf(tx, signing.value, place),
    signatories: signed.map((each) => signatoryOf(tx, signing.value, each, { levels, printsAddresses })),
  });
}

function inBothLanguages(reason: Refusal | null): Bilingual | null {
  return reason && { en: refusalText(reason, "en"), fr: refusalText(reason, "fr") };
}

function revisionsOf(
  { store }: Tx,
  { row, signatures }: VersionSigning,
  { id, version }: VersionKey,
): CompletionData["revisions"] {
  const kept = store.signing.revisions.of(id, version);
  const sizes = store.signing.revisions.piecesOf(id, version, kept.length).map(({ length }) => length);
  let size = store.contractVersions.pdfOf(id, version).length;
  const issued = {
    n: 0,
    kind: "issued" as const,
    sha256: row.pdf_sha256,
    size,
    made_at: row.generated_at,
    signatory: null,
  };
  const later = kept.map(({ n, kind, sha256, made_at }, index) => {
    size += sizes[index] ?? 0;
    const signatory = signatures.find(({ revision }) => revision === n)?.name ?? null;
    return { n, kind, sha256, size, made_at, signatory };
  });
  return [issued, ...later];
}

function signatoryOf(
  tx: Tx,
  { profiles, row }: VersionSigning,
  signature: SignatureRow,
  { levels, printsAddresses }: { levels: Levels; printsAddresses: boolean },
): CompletionData["signatories"][number] {
  const proof = proofIn(signature);
  const reached = levels.of(signature);
  if (!proof || !reached || signature.revision === null) throw new Error(`Signature ${signature.id} has no proof.`);
  const delegations = tx.store.signing.delegations.of(row.cruise_id, row.version);
  return {
    name: signature.name,
    parties: partiesIn(signature).map(({ key, role, profile_id, delegate_profile_id }) => {
      const given = delegations.findLast(
        (each) => each.party === key && each.delegate_profile_id === delegate_profile_id && each.state === "accepted",
      );
      const name = nameIn(tx, profiles, profile_id);
      const times = { delegated_at: given?.made_at ?? null, accepted_at: given?.accepted_at ?? null };
      return { key, role, role_label: partyLabel(role, profiles[profile_id]), name, ...times };
    }),
    method: proof.method,
    identified: signature.identity === null ? null : JSON.parse(signature.identity),
    consent: { text: signature.consent, sha256: signature.consent_sha256 },
    asked_at: signature.started_at,
    address: printsAddresses ? signature.address : null,
    signed_at: signature.signed_at ?? signature.changed_at,
    certificate: { subject: proof.signer, issuer: proof.issuer, serial: proof.serial },
    time_authority: proof.timeAuthority,
    level: reached.level,
    level_reason: inBothLanguages(reached.reason),
    revision: signature.revision,
  };
}
