import { type Bilingual, inBoth } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { nextWords } from "shared-schema/next/words";
import type { Signatory } from "shared-schema/signing/signatories";
import type { SigningService } from "../../../ports/signatures/service.ts";
import { claimAddress } from "../../base/account/claimAddress.ts";
import { nameOf } from "../../base/account/nameOf.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import type { Tx } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import { placeOfSigning } from "../letters.ts";
import { userOf } from "../people.ts";
import type { VersionSigning } from "../versionState.ts";
import { type AskCause, askLetter, claimPath } from "./askLetter.ts";

/** A claim link lasts as long as that of any invitation. */
const CLAIM_MS = 30 * DAY_MS;
/** The first request waits a moment: an order may be given, or the version be taken back. */
const FIRST_WAIT_MS = 60_000;

/**
 * Asks one signatory to sign, in that person's mail alone. The link opens the contract to whoever logs in as the signatory; for someone
 * without an account it claims their profile first, and is kept as a hash.
 */
export function ask(
  tx: Tx,
  signing: VersionSigning,
  signatory: Signatory,
  { cause, assurance }: { cause: AskCause } & Pick<SigningService, "assurance">,
): Result<null> {
  const profileId = signingProfile(signatory);
  if (profileId === null) return refused("signing.not-a-signatory");
  const { cruise_id, version } = signing.row;
  const key = `signing/${cruise_id}/${version}/ask/${profileId}/${cause}`;
  const { delegations } = tx.store.signing;
  if (delegations.asked(cruise_id, version).some((each) => each.mail_key === key)) {
    return refused("signing.asked-already");
  }
  const mail = addressed(tx, signing, signatory, profileId);
  if (!mail) return refused("signing.no-address");
  const { path, ...to } = mail;
  const asker = nameOf(tx, signing.row.generated_by);
  const letter = askLetter(signing, { cause, path, assurance, asker, beside: besideOf(signing) });
  queueMail(tx, { key, language: null, letter, ...to, waitMs: cause === "first" ? FIRST_WAIT_MS : 0 });
  delegations.ask({ mail_key: key, cruise_id, version, profile_id: profileId, asked_at: tx.now });
  return done(null);
}

/** The dates and guests that the list says beside the step. */
function besideOf({ agreement }: VersionSigning): Bilingual {
  const subject = { agreement, total: null, nameOf: () => undefined };
  return inBoth((language) => nextWords({ kind: "sign" }, subject, language).beside);
}

/** The profile that signs for the first of a person's parties. */
export function signingProfile({ parties: [party] }: Signatory): number | null {
  return party ? (party.delegate_profile_id ?? party.profile_id) : null;
}

type Addressed = { to: string; path: string } & (
  | { kind: "signature-asked"; userId: number }
  | { kind: "signature-invitation" }
);

function addressed(tx: Tx, signing: VersionSigning, { person }: Signatory, profileId: number): Addressed | null {
  const userId = userOf(person);
  if (userId !== null) {
    const user = tx.store.users.byId(userId);
    return user ? { kind: "signature-asked", userId, to: user.email, path: placeOfSigning(tx, signing, userId) } : null;
  }
  const email = claimAddress(tx, profileId);
  if (email === null) return null;
  const token = tx.ids.token();
  tx.store.accountTokens.add({
    ...{ token_hash: tokenHash(token), purpose: "claim", user_id: null, profile_id: String(profileId), email },
    ...{ created_by: signing.row.generated_by, created_at: tx.now, expires_at: movedBy(tx.now, CLAIM_MS) },
  });
  return { kind: "signature-invitation", to: email, path: claimPath(signing, token) };
}
