import type { SignForm } from "shared-schema/api/agreement/signing";
import { done, type Result, refused } from "shared-schema/base/result";
import { isFinal } from "shared-schema/signing/steps";
import { isTokenExpired } from "../../../ports/signer/problem.ts";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, reading, type Tx } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { identityOf } from "../account.ts";
import { agreedText, consentFor } from "../consent.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { pagesIn } from "../file.ts";
import { personOfUser } from "../people.ts";
import { readableSigning } from "../readable.ts";
import type { VersionSigning } from "../versionState.ts";
import { type Admitted, admit } from "./admit.ts";
import { advance } from "./advance.ts";
import type { Begun } from "./begun.ts";
import { prepareLogIn } from "./logIn.ts";
import { owedBy } from "./owed.ts";
import { FRESH, takeLease } from "./steps.ts";

/** What someone begins with. */
interface Starting extends SignForm {
  /** The network address of the person. */
  address: string | null;
}

/** The same, with the number of pages that the person agrees to. */
type Counted = Starting & { pages: number };

/**
 * Begins a signature, or begins a failed one again. One that is under way is not begun a second time: it is answered as it is, so that a
 * lost answer can be asked for again.
 */
export async function startSignature(
  deps: SigningDeps,
  actor: Actor,
  place: VersionKey,
  form: Starting,
): Promise<Result<Begun>> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  const found = admit(reading(deps), deps, actor, place);
  if (!found.ok) return found;
  const { own, signatory } = found.value;
  if (own && !isFinal(own.status) && own.status !== "NEW") {
    const advanced = await advance(deps, own.id, form.language ?? "en");
    // The log-in at the service has merely expired: the browser goes there again, and nothing is said.
    if (!advanced.ok && isTokenExpired(advanced.refusal)) return startSignature(deps, actor, place, form);
    return advanced;
  }
  const service = deps.signing;
  if (!service) return refused("signing.off");
  const language = form.language ?? "en";
  const pages = await pagesIn(deps, place);
  const offer = await derived(actor, () => owedBy(reading(deps), deps, signatory, { place, language }));
  if (offer) return done({ kind: "offer", offer });
  const logIn = await prepareLogIn(deps, service, { scope: { scope: "service" }, user: actor.user_id, language });
  if (!logIn.ok) return logIn;
  return attempt(deps, (tx) => {
    // Much may have happened while the service was asked.
    const again = admit(tx, deps, actor, place);
    if (!again.ok) return again;
    const row = writeStart(tx, actor, again.value, { ...form, pages });
    if (!row.ok) return row;
    logIn.value.keep(tx, row.value);
    const details = { agreement: place.id, version: place.version };
    noteEvent(tx, { verb: "signing.start", user_id: actor.user_id, details }, null);
    return done<Begun>({ kind: "log-in", location: logIn.value.location });
  });
}

function writeStart(tx: Tx, actor: Actor, { signing, signatory, own }: Admitted, form: Counted): Result<SignatureRow> {
  const { row: version, state } = signing;
  const agreed = consented(signing, own, form);
  if (!agreed.ok) return agreed;
  const row: SignatureRow = {
    id: own?.id ?? tx.ids.uuid(),
    cruise_id: version.cruise_id,
    version: version.version,
    user_id: own?.user_id ?? actor.user_id,
    parties: JSON.stringify(signatory.parties),
    name: state.nameOf(signatory.person),
    consent: agreed.value.text,
    consent_sha256: agreed.value.hash,
    started_at: tx.now,
    address: form.address,
    identity: identityOf(tx, actor.user_id),
    changed_at: tx.now,
    ...FRESH,
  };
  // Two people in the same moment: the statement decides, and the other one is told who signs.
  if (!takeLease(tx, row)) {
    const lease = tx.store.signing.turns.leaseOf(row.cruise_id, row.version);
    return refused("signing.in-progress", { name: lease ? state.nameOf(personOfUser(tx, lease.user_id)) : "—" });
  }
  if (own) tx.store.signing.signatures.restart(row);
  else tx.store.signing.signatures.add(row);
  return done(row);
}

/** The sentence that the person has agreed to; a second attempt needs no new consent. */
function consented(signing: VersionSigning, own: SignatureRow | undefined, form: Counted) {
  if (own && form.consent === undefined) return done({ text: own.consent, hash: own.consent_sha256 });
  return agreedText(consentFor(signing, form.pages), form);
}
