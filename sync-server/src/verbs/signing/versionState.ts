import { agreementBody } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import type { NextSubject } from "shared-schema/next/words";
import type { ProfileBody } from "shared-schema/profile/schema";
import { type Signatory, signatoriesOf } from "shared-schema/signing/signatories";
import type { SigningState } from "shared-schema/signing/signRules";
import { z } from "zod";
import type { ContractVersionRow } from "../../store/queries/contractVersions.ts";
import type { SignatureRow } from "../../store/queries/signing/signatures.ts";
import { keptCopy } from "../agreement/moves/frozenCopy.ts";
import type { Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import type { VersionKey } from "./deps.ts";
import { nameIn, personOfUser, personsIn } from "./people.ts";

/** All that is known of the signing of a version. */
export interface VersionSigning {
  row: ContractVersionRow;
  state: SigningState;
  signatures: SignatureRow[];
  /** As the version froze them. */
  profiles: Readonly<Record<string, ProfileBody>>;
  /** The name of the agreement, as the version prints it. */
  title: string;
  /** The agreement as it is now, as far as its next step is told. */
  agreement: NextSubject["agreement"];
}

const frozenAgreement = agreementBody.pick({ parties: true, name: true });
const profileNumbers = z.array(z.int());

/** Reads the signing of a version. Parties are those of the version, whatever the agreement has become since. */
export function readSigning(tx: Tx, { id, version }: VersionKey, isSigningOn: boolean): Result<VersionSigning> {
  const { store } = tx;
  const row = store.contractVersions.get(id, version);
  const now = store.documents.get("agreements", String(id));
  if (!row || !now || now.deleted) return refused("signing.not-generated");
  const { parties, name: title } = frozenAgreement.parse(JSON.parse(row.agreement));
  const agreement = uncut("agreements", now);
  const profiles = keptCopy(tx, String(id), version)?.profiles ?? {};
  const personOf = personsIn(tx);
  const signatories = signatoriesOf({ parties }, personOf, store.signing.delegations.of(id, version));
  const signatures = store.signing.signatures.of(id, version);
  const signed = signatures.filter(({ status }) => status === "SIGNED");
  const lease = store.signing.turns.leaseOf(id, version);
  const order = store.signing.turns.orderOf(id, version);
  const nameOf = (person: string) => nameOfPerson(tx, profiles, signatories, person);
  const state: SigningState = {
    agreement,
    version,
    isSigningOn,
    signatories,
    order: order ? profileNumbers.parse(JSON.parse(order.profiles)).map(personOf) : null,
    signed: new Set(signed.map(({ user_id }) => personOfUser(tx, user_id))),
    declinedBy: store.signing.turns.declineOf(id, version)?.name ?? null,
    lease: lease ? { person: personOfUser(tx, lease.user_id), until: lease.until } : null,
    maySignUntil: null,
    nameOf,
  };
  return done({ row, state, signatures, profiles, title, agreement });
}

/** The name of a signatory: the profile that signs, as the version printed it. */
function nameOfPerson(
  tx: Tx,
  profiles: VersionSigning["profiles"],
  signatories: readonly Signatory[],
  person: string,
): string {
  const party = signatories.find((each) => each.person === person)?.parties[0];
  return party ? nameIn(tx, profiles, party.delegate_profile_id ?? party.profile_id) : "—";
}
