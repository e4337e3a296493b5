import { copied } from "shared-schema/base/bytes/bytes";
import { done, refused } from "shared-schema/base/result";
import { partyName } from "shared-schema/contract/sections/parties";
import { partyLabel } from "shared-schema/labels/parties";
import { signatureText } from "shared-schema/pades/appearance/words";
import type { PreparedSignature } from "shared-schema/pades/sign/signature";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { Credential } from "../../../ports/signer/signer.ts";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { reading } from "../../base/context.ts";
import { baseForSignature } from "../completion/sealContract.ts";
import type { SigningDeps } from "../deps.ts";
import { fileAt } from "../file.ts";
import { partiesIn } from "../parties.ts";
import { nameIn } from "../people.ts";
import type { VersionSigning } from "../versionState.ts";
import type { Stepped } from "./begun.ts";
import { keptCredential } from "./kept.ts";
import { opened } from "./secrets.ts";
import { step } from "./steps.ts";

/** Chooses the person's key, and writes the revision of the signature but for its value. */
export async function prepare(
  deps: SigningDeps,
  service: SigningService,
  row: SignatureRow,
  signing: VersionSigning,
): Promise<Stepped> {
  const { signer, reserve, assurance } = service;
  const token = opened(deps, row.token, row.id);
  if (token === null) return refused("signer.token-invalid");
  const credentials = await signer.listCredentials(token);
  if (!credentials.ok) return credentials;
  const credential = credentials.value.find(isUsable);
  if (!credential) return refused("signing.no-key");
  const place = { id: row.cruise_id, version: row.version };
  const sealed = await baseForSignature(deps, service, place);
  if (!sealed.ok) return sealed;
  const base = sealed.value;
  const at = deps.clock.now().toISOString();
  const [party] = partiesIn(row);
  if (!party) return refused("signing.not-a-signatory");
  const prepared = await deps.pdfSigner.of(row.user_id).prepare(fileAt(deps.store, place, base), {
    field: party.key,
    name: row.name,
    reason: row.consent,
    location: null,
    at,
    paragraphs: paragraphsOf(deps, row, signing, { at, assurance }),
    certificates: credential.certificates.map(copied),
    reserve,
  });
  if (!prepared.ok) return prepared;
  const kept = { credential: keptCredential(credential), prepared: JSON.stringify(prepared.value), base };
  return done(step(deps, row, "UPLOADING", kept));
}

function isUsable({ isEnabled, certificates, certificateStatus }: Credential): boolean {
  return isEnabled && certificates.length > 0 && (certificateStatus === null || certificateStatus === "valid");
}

/** The words in the field: who signs as what, for whom, and what the signature is worth. */
function paragraphsOf(
  deps: SigningDeps,
  row: SignatureRow,
  { profiles }: VersionSigning,
  { at, assurance }: { at: string } & Pick<SigningService, "assurance">,
): string[] {
  const tx = reading(deps);
  const parties = partiesIn(row);
  const labels = parties.map(({ role, profile_id }) => partyLabel(role, profiles[profile_id]));
  const role = {
    en: [...new Set(labels.map(({ en }) => en))].join(", "),
    fr: [...new Set(labels.map(({ fr }) => fr))].join(", "),
  };
  const companies = parties.flatMap(({ profile_id }) => {
    const profile = profiles[profile_id];
    return profile?.is_company ? [partyName(profile)] : [];
  });
  const delegators = parties.flatMap(({ profile_id, delegate_profile_id }) =>
    delegate_profile_id === null ? [] : [nameIn(tx, profiles, profile_id)],
  );
  const listed = (names: string[]) => (names.length === 0 ? null : [...new Set(names)].join(", "));
  return signatureText({
    name: row.name,
    role,
    onBehalfOf: listed(companies),
    delegatedBy: listed(delegators),
    at,
    assurance,
  });
}

/** The revision that waits for its signature. */
export function preparedIn({ prepared }: Pick<SignatureRow, "prepared">): PreparedSignature | null {
  return prepared === null ? null : JSON.parse(prepared);
}
