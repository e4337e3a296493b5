import { done, type Result, refused } from "shared-schema/base/result";
import { isPlaceholder } from "shared-schema/profile/placeholder";
import { decideOpen, missingSignatories, nextInOrder } from "shared-schema/signing/decide";
import type { Signatory } from "shared-schema/signing/signatories";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Tx, transact } from "../../base/context.ts";
import { DAY_MS } from "../../base/instants.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import type { Place, SigningDeps } from "../deps.ts";
import { letterOf } from "../letters.ts";
import { mayManage } from "../mayManage.ts";
import { userOf } from "../people.ts";
import { readableSigning } from "../readable.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";

/** Days after the generation of a version on which those who have not signed are reminded. */
const REMINDED_ON = [2, 5, 10];

/** Reminds one signatory by hand, once a day at most. */
export function remindSignatory(deps: SigningDeps, actor: Actor, place: Place, profileId: number): Result<null> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  return attempt(deps, (tx) => {
    const read = readSigning(tx, place, deps.signing !== null);
    if (!read.ok) return read;
    if (!mayManage(tx, actor, place)) return refused("agreement.read-only");
    const { state } = read.value;
    if (!state.isSigningOn) return refused("signing.off");
    const open = decideOpen(state, tx.now);
    if (!open.ok) return open;
    const signatory = state.signatories.find(({ parties }) =>
      parties.some(({ profile_id, delegate_profile_id }) => profileId === (delegate_profile_id ?? profile_id)),
    );
    if (!signatory) return refused("signing.not-a-signatory");
    if (state.signed.has(signatory.person)) return refused("signing.already-signed");
    const asked = ask(tx, read.value, signatory, tx.now.slice(0, 10));
    if (!asked.ok) return asked;
    const details = { agreement: place.id, version: place.version };
    noteEvent(tx, { verb: "signing.remind", user_id: actor.user_id, details }, null);
    return done(null);
  });
}

/**
 * Reminds those who have not signed on the days that are due: of a given order, the one whose turn it is. A restart reminds nobody twice,
 * and a version that was signed, declined or replaced reminds nobody.
 */
export function remindDue(deps: SigningDeps): void {
  if (deps.signing === null) return;
  for (const agreement of deps.store.documents.idsIn("agreements")) {
    const id = Number(agreement);
    const version = deps.store.contractVersions.latestOf(id);
    if (version !== null) transact(deps, (tx) => remindOf(tx, { id, version }));
  }
}

function remindOf(tx: Tx, place: Place): void {
  const read = readSigning(tx, place, true);
  if (!read.ok || !decideOpen(read.value.state, tx.now).ok) return;
  const { state, row } = read.value;
  const days = (Date.parse(tx.now) - Date.parse(row.generated_at)) / DAY_MS;
  const due = REMINDED_ON.findLast((day) => day <= days);
  if (due === undefined) return;
  const turn = nextInOrder(state);
  for (const signatory of missingSignatories(state)) {
    if (turn === null || turn === signatory.person) ask(tx, read.value, signatory, `day-${due}`);
  }
}

/** Writes the request into one person's mail alone. The link opens nothing by itself: the person logs in. */
function ask(tx: Tx, signing: VersionSigning, { person, parties }: Signatory, cause: string): Result<null> {
  const [party] = parties;
  const profileId = party && (party.delegate_profile_id ?? party.profile_id);
  if (profileId === undefined) return refused("signing.not-a-signatory");
  const userId = userOf(person);
  const email = userId === null ? signing.profiles[profileId]?.email : tx.store.users.byId(userId)?.email;
  if (!email || isPlaceholder(email)) return refused("signing.no-address");
  const { cruise_id, version } = signing.row;
  const key = `signing/${cruise_id}/${version}/ask/${profileId}/${cause}`;
  const requests = tx.store.signing.delegations.asked(cruise_id, version);
  if (requests.some((each) => each.mail_key === key)) return refused("signing.asked-already");
  queueMail(tx, {
    key,
    kind: "signing",
    ...(userId === null ? {} : { userId }),
    to: email,
    language: null,
    letter: letterOf(signing, {
      cause,
      subject: { en: "Please sign the contract", fr: "Veuillez signer le contrat" },
      text: {
        en: "This contract waits for your signature. Log in, or register with this address, to read and sign it.",
        fr: "Ce contrat attend votre signature. Connectez-vous, ou inscrivez-vous avec cette adresse, pour le lire et le signer.",
      },
    }),
  });
  tx.store.signing.delegations.ask({ mail_key: key, cruise_id, version, profile_id: profileId, asked_at: tx.now });
  return done(null);
}
