import type { Bilingual, Language } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { versionLabel } from "shared-schema/labels/agreement";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { Authorised, Waiting } from "../../../ports/signer/signer.ts";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { nameOf } from "../../base/account/nameOf.ts";
import { reading, transact } from "../../base/context.ts";
import type { SigningDeps } from "../deps.ts";
import { pagesIn } from "../file.ts";
import { placeOfSigning } from "../letters.ts";
import type { VersionSigning } from "../versionState.ts";
import type { Begun, Stepped } from "./begun.ts";
import { credentialIn } from "./kept.ts";
import { prepareLogIn } from "./logIn.ts";
import { preparedIn } from "./prepare.ts";
import { opened, sealed } from "./secrets.ts";
import { step, takeLease } from "./steps.ts";

/** Asks the service for the signature: the person confirms it there. */
export async function authorise(
  deps: SigningDeps,
  { signer, returnUrl }: SigningService,
  row: SignatureRow,
  { row: version, title }: VersionSigning,
): Promise<Stepped> {
  const { token, credential, hash } = asked(deps, row);
  if (token === null || credential === null || hash === null) return refused("signer.token-invalid");
  const place = { id: row.cruise_id, version: row.version };
  const document = {
    title,
    version: inBoth(versionLabel(version.version)),
    pages: await pagesIn(deps, place),
    sha256: version.pdf_sha256,
    asked_by: nameOf(reading(deps), version.generated_by) ?? row.name,
    return_url: new URL(`${placeOfSigning(reading(deps), { row }, row.user_id)}/sign`, returnUrl).href,
  };
  const description = `${title}, ${version.file_name}`;
  const answer = await signer.authorize(token, { credentialId: credential.id, hashes: [hash], description, document });
  return answer.ok ? done(authorised(deps, row, answer.value)) : answer;
}

/** The service shows it as it is, in whichever language the person reads. */
function inBoth({ en, fr }: Bilingual): string {
  return `${fr} / ${en}`;
}

/** What a poll may meet without any meaning for the signature: it is asked again. */
const PASSING: readonly string[] = ["signer.busy", "signer.unavailable", "signer.unreachable"];

/** Asks what has become of the confirmation. */
export async function checkAgain(deps: SigningDeps, { signer }: SigningService, row: SignatureRow): Promise<Stepped> {
  const token = opened(deps, row.token, row.id);
  const handle = opened(deps, row.handle, row.id);
  if (token === null || handle === null) return refused("signer.token-invalid");
  const answer = await signer.check(token, handle);
  if (!answer.ok) return PASSING.includes(answer.refusal.code) ? done(null) : answer;
  return done(answer.value.kind === "waiting" ? null : authorised(deps, row, answer.value));
}

function authorised(deps: SigningDeps, row: SignatureRow, answer: Authorised | Waiting): SignatureRow | null {
  if (answer.kind === "authorised") return step(deps, row, "RETRIEVING", { sad: sealed(deps, answer.sad, row.id) });
  return step(deps, row, "WAITING", { handle: sealed(deps, answer.handle, row.id) });
}

/** Sends the browser to the service a second time, over the hash: the token that it brings activates the signature. */
export async function secondLogIn(deps: SigningDeps, row: SignatureRow, language: Language): Promise<Result<Begun>> {
  const service = deps.signing;
  const { credential, hash } = asked(deps, row);
  if (!service || credential === null || hash === null) return refused("signing.off");
  const description = row.consent;
  const scope = { scope: "credential", credentialId: credential.id, hashes: [hash], description } as const;
  const logIn = await prepareLogIn(deps, service, { scope, user: row.user_id, language });
  if (!logIn.ok) return logIn;
  transact(deps, (tx) => {
    takeLease(tx, row);
    logIn.value.keep(tx, row);
  });
  return done({ kind: "log-in", location: logIn.value.location });
}

function asked(deps: SigningDeps, row: SignatureRow) {
  const prepared = preparedIn(row);
  return {
    token: opened(deps, row.token, row.id),
    credential: credentialIn(row),
    hash: prepared && Buffer.from(prepared.hash, "base64"),
  };
}
