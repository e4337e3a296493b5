import type { NewPasskeyRequest, PasskeyAnswer, RecoveryCodes } from "shared-schema/api/account/factor";
import { PRODUCT } from "shared-schema/base/product";
import { done, type Result, refused } from "shared-schema/base/result";
import type { ChallengeRow } from "../../../store/queries/account/challenges.ts";
import type { PasskeyRow } from "../../../store/queries/account/passkeys.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, reading, type Tx, transact } from "../../base/context.ts";
import { addChallenge, openChallenge } from "./challenges.ts";
import { type FactorDeps, relyingParty } from "./settings.ts";
import { firstCodes, removed } from "./totp.ts";

const MOST_PASSKEYS = 20;
/** Characters of a passkey's name. */
const MOST_NAME = 80;

/** A ceremony that the browser carries out: the token of its challenge, and the options for the browser. */
interface Ceremony {
  challenge: string;
  options: Record<string, unknown>;
}

/** Loaded by the first passkey. */
const webauthn = () => import("@simplewebauthn/server");

/** Begins to add a passkey to an account. */
export async function beginPasskey(deps: FactorDeps, { user_id }: Actor): Promise<Result<Ceremony>> {
  const user = deps.store.users.byId(user_id);
  if (!user) return refused("account.not-found");
  const known = deps.store.passkeys.ofUser(user_id);
  if (known.length >= MOST_PASSKEYS) return refused("factor.too-many-passkeys");
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT.name,
    rpID: relyingParty(deps).id,
    userName: user.email,
    userID: Uint8Array.from(Buffer.from(`account-${user_id}`)),
    userDisplayName: `${user.first_name} ${user.last_name}`,
    challenge: deps.ids.token(),
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  const bytes = options.challenge;
  const challenge = transact(deps, (tx) => {
    noteEvent(tx, { verb: "factor.begin", user_id, details: { factor: "passkey" } }, null);
    return addChallenge(tx, { purpose: "passkey", user_id, bytes });
  });
  return done({ challenge, options: { ...options } });
}

/** Adds the passkey that a browser has made. @param name browser and system */
export async function addPasskey(
  deps: FactorDeps,
  { user_id }: Actor,
  { challenge, passkey }: NewPasskeyRequest,
  name: string,
): Promise<Result<RecoveryCodes>> {
  const row = openChallenge(reading(deps), challenge, "passkey");
  if (!row.ok || row.value.user_id !== user_id || row.value.bytes === null) return refused("factor.wrong-passkey");
  const { verifyRegistrationResponse } = await webauthn();
  const { id, origin } = relyingParty(deps);
  const made = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    ...{ expectedChallenge: row.value.bytes, expectedOrigin: origin, expectedRPID: id },
    requireUserVerification: false,
  }).catch(() => null);
  if (!made?.verified) return refused("factor.wrong-passkey");
  const { credential } = made.registrationInfo;
  return attempt(deps, (tx) => {
    const isFirst = tx.store.challenges.use(row.value.token_hash);
    if (!isFirst || tx.store.passkeys.byId(credential.id)) return refused("factor.wrong-passkey");
    if (tx.store.passkeys.ofUser(user_id).length >= MOST_PASSKEYS) return refused("factor.too-many-passkeys");
    tx.store.passkeys.add({
      ...{ id: credential.id, user_id, counter: credential.counter, created_at: tx.now },
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      transports: (credential.transports ?? []).join(","),
      name: name.slice(0, MOST_NAME),
    });
    noteEvent(tx, { verb: "factor.add", user_id, details: { factor: "passkey" } }, null);
    return done({ recovery_codes: firstCodes(tx, user_id) });
  });
}

/** Removes a passkey of an account. */
export function removePasskey(deps: FactorDeps, actor: Actor, id: string): Result<object> {
  return attempt(deps, (tx) => {
    if (!tx.store.passkeys.remove(actor.user_id, id)) return refused("factor.not-found");
    return removed(deps, tx, actor, "passkey");
  });
}

interface AskedBy {
  /** Null for any passkey of the site, with the device's own lock, which logs in without a password. */
  user_id: number | null;
  /** The network address that asks; the event is pruned with it. */
  address: string;
  /** The challenge of the log-in that the passkey confirms. */
  begunBy?: string | null;
}

/**
 * Asks for one of an account's passkeys.
 */
export async function askPasskey(
  deps: FactorDeps,
  purpose: "login" | "proof",
  { user_id, address, begunBy = null }: AskedBy,
): Promise<Ceremony> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    challenge: deps.ids.token(),
    allowCredentials: user_id === null ? [] : deps.store.passkeys.ofUser(user_id).map(descriptor),
    userVerification: user_id === null ? "required" : "preferred",
  });
  const bytes = options.challenge;
  const challenge = transact(deps, (tx) => {
    noteEvent(tx, { verb: "account.ask_passkey", user_id }, address);
    if (begunBy === null) return addChallenge(tx, { purpose, user_id, bytes });
    tx.store.challenges.sign(tokenHash(begunBy), bytes);
    return begunBy;
  });
  return { challenge, options: { ...options } };
}

/**
 * Checks the signature of a passkey over a challenge. It counts once `takePasskey` has used both up.
 * @returns null where it does not fit
 */
export async function checkPasskey(
  deps: FactorDeps,
  { bytes, user_id }: ChallengeRow,
  answer: PasskeyAnswer,
): Promise<{ row: PasskeyRow; counter: number } | null> {
  const row = deps.store.passkeys.byId(answer.id);
  if (!row || bytes === null || (user_id !== null && row.user_id !== user_id)) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, origin } = relyingParty(deps);
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    ...{ expectedChallenge: bytes, expectedOrigin: origin, expectedRPID: id },
    credential: {
      ...{ id: row.id, counter: row.counter },
      publicKey: Uint8Array.from(Buffer.from(row.public_key, "base64url")),
    },
    requireUserVerification: user_id === null,
  }).catch(() => null);
  return checked?.verified ? { row, counter: checked.authenticationInfo.newCounter } : null;
}

/** Uses up a challenge and a signature over it. @returns false where either was used meanwhile */
export function takePasskey(
  tx: Tx,
  challenge: ChallengeRow,
  { row, counter }: { row: PasskeyRow; counter: number },
): boolean {
  return tx.store.challenges.use(challenge.token_hash) && tx.store.passkeys.use(row.id, row.counter, counter, tx.now);
}

function descriptor({ id, transports }: PasskeyRow): { id: string; transports: string[] } {
  return { id, transports: transports.split(",").filter((each) => each !== "") };
}
