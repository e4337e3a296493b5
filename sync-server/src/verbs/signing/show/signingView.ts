import type { SigningView } from "shared-schema/api/agreement/signing";
import { done, type Result } from "shared-schema/base/result";
import { refusalText } from "shared-schema/refusals/text";
import { decideOpen, missingSignatories, type SigningState } from "shared-schema/signing/signRules";
import type { Mailer } from "../../../ports/mailer/mailer.ts";
import { mayManage } from "../../agreement/mayManage.ts";
import { accountNow } from "../../base/account/accountNow.ts";
import { ownerOf } from "../../base/account/ownerOf.ts";
import { reading, type Tx } from "../../base/context.ts";
import { mayPayFee } from "../../billing/offer/mayPay.ts";
import { type Levels, levelsOf } from "../completion/levels.ts";
import { consentFor } from "../consent.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { pagesIn } from "../file.ts";
import { nameIn, personOfUser, userOf } from "../people.ts";
import { readableSigning } from "../readable.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";
import { askedView, type Delivery } from "./askedView.ts";
import { canSignView } from "./canSign.ts";
import { type Reader, signatureView } from "./signatureViews.ts";

/** @property mailer null where no mail can leave */
interface ShownDeps extends SigningDeps {
  mailer: Mailer | null;
}

/** Everything that the contract section shows of signing. */
export async function showSigning(deps: ShownDeps, reader: Reader, place: VersionKey): Promise<Result<SigningView>> {
  const pages = await pagesIn(deps, place);
  return shown(deps, reader, place, pages);
}

function shown(deps: ShownDeps, reader: Reader, place: VersionKey, pages: number): Result<SigningView> {
  const readable = readableSigning(deps, reader.actor, place);
  if (!readable.ok) return readable;
  const tx = reading(deps);
  const read = readSigning(tx, place, deps.signing !== null);
  if (!read.ok) return read;
  const signing = read.value;
  const { state } = signing;
  const isOpen = deps.signing !== null && decideOpen(state, tx.now).ok;
  const own = state.signatories.find(({ person }) => person === personOfUser(tx, reader.actor.user_id));
  const isMissing = own !== undefined && !state.signed.has(own.person);
  const manages = isOpen && mayManage(tx, reader.actor, place);
  const { title, fingerprint } = consentFor(signing, pages);
  const revisions = tx.store.signing.revisions.of(place.id, place.version);
  const declined = tx.store.signing.turns.declineOf(place.id, place.version);
  const levels = levelsOf(tx, place, signing.signatures);
  const delivery = deps.mailer?.delivery ?? "none";
  const views = signatoryViews(tx, { ...signing, levels, delivery }, place, reader);
  const isComplete = missingSignatories(state).length === 0 && state.signatories.length > 0;
  return done({
    version: place.version,
    can_sign: canSignView(tx, signing, reader),
    signatories: views,
    order: orderOf(state),
    declined: declined ? { name: declined.name, reason: declined.reason, at: declined.at } : null,
    consent: { title, pages, fingerprint },
    is_complete: isComplete,
    level: isComplete ? (levels.lowest?.level ?? null) : null,
    level_reason: isComplete && levels.lowest?.reason ? refusalText(levels.lowest.reason, reader.language) : null,
    assurance: deps.signing?.assurance[reader.language] ?? null,
    document_id: revisions.at(-1)?.sha256 ?? signing.row.pdf_sha256,
    has_certificate: tx.store.signing.completion.certificate(place.id, place.version) !== undefined,
    device: deviceOf(deps, signing, own?.person ?? null, tx),
    may: {
      decline: isOpen && isMissing,
      delegate: isOpen && isMissing,
      remind: manages,
      order: manages && !revisions.some(({ kind }) => kind === "signature"),
      pay: isOpen && mayPayFee(tx, deps, reader.actor, place),
    },
  });
}

/** Where the reader confirms the signature that waits, and the hash by which the document is recognised there. */
function deviceOf(
  { signing: service }: Pick<SigningDeps, "signing">,
  { row, signatures }: VersionSigning,
  person: string | null,
  tx: Tx,
): SigningView["device"] {
  const own = signatures.find(({ user_id }) => personOfUser(tx, user_id) === person);
  if (own?.status !== "WAITING" || !service || service.devicePage === null) return null;
  return { url: service.devicePage, sha256: row.pdf_sha256 };
}

/** In a given order, one profile for each person. */
function orderOf({ order, signatories }: SigningState): number[] | null {
  if (order === null) return null;
  return order.flatMap((person) => signatories.find((each) => each.person === person)?.parties[0]?.profile_id ?? []);
}

function signatoryViews(
  tx: Tx,
  signing: VersionSigning & { levels: Levels; delivery: Delivery },
  place: VersionKey,
  reader: Reader,
): SigningView["signatories"] {
  const { state, signatures, profiles, delivery } = signing;
  const delegations = tx.store.signing.delegations.of(place.id, place.version);
  const requests = tx.store.signing.delegations.asked(place.id, place.version);
  const ownPerson = personOfUser(tx, reader.actor.user_id);
  const inOrder = state.order ?? [];
  const rank = (person: string) => (inOrder.includes(person) ? inOrder.indexOf(person) : inOrder.length);
  return [...state.signatories]
    .sort((one, other) => rank(one.person) - rank(other.person))
    .map(({ person, parties }) => {
      const signature = signatures.find(({ user_id }) => personOfUser(tx, user_id) === person);
      const profileIds = parties.map(({ profile_id, delegate_profile_id }) => delegate_profile_id ?? profile_id);
      const request = requests.findLast((each) => profileIds.includes(each.profile_id) && each.state !== "CANCELLED");
      return {
        name: state.nameOf(person),
        parties: parties.map(({ key, role, profile_id }) => {
          const found = delegations.find(({ party, state: each }) => party === key && each !== "ended");
          const owner = found ? ownerOf(tx, found.delegate_profile_id) : null;
          return {
            ...{ key, role, profile_id, name: nameIn(tx, profiles, profile_id) },
            delegation: found
              ? {
                  id: found.id,
                  state: found.state,
                  name: nameIn(tx, profiles, found.delegate_profile_id),
                  is_own: owner !== null && accountNow(tx, owner) === reader.actor.user_id,
                }
              : null,
          };
        }),
        is_own: person === ownPerson,
        has_joined: userOf(person) !== null,
        asked: request ? askedView(request, delivery, tx.now) : null,
        signature: signature ? signatureView(tx, signing, signature, reader) : null,
      };
    });
}
