import { type BankAccountsView, toBankAccountsView } from "shared-schema/api/agreement/bank";
import { areCheckWords, checkWords } from "shared-schema/bank/checkWords";
import { detailsInForce, payeeBank } from "shared-schema/bank/payeeBank";
import { approveChange, type BankChange, proposeChange, withdrawChange } from "shared-schema/bank/proposals";
import type { PayeeAccountsBody } from "shared-schema/bank/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import { bytesOf } from "shared-schema/base/size";
import { accountNow } from "../../base/account/accountNow.ts";
import type { DocumentEvent } from "../../base/audit/events.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { overQuota } from "../../base/quota.ts";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { findDocument } from "../../documents/editDocument.ts";
import { agreementFor } from "../../visibility/agreementFor.ts";
import { mailBankChange } from "./mailBankChange.ts";
import { payeeAccountsOf, payeeProfiles } from "./payeeAccounts.ts";

type BankVerb = Extract<DocumentEvent, { verb: `bank_change.${string}` }>["verb"];

/** The payee of an agreement with the bank details in force, and the changes that are proposed, for those who read its contract. */
export function readBankAccounts(deps: Deps, actor: Actor, id: number): Result<BankAccountsView> {
  const tx = reading(deps);
  const agreement = agreementFor(tx, actor, "contract", id);
  if (!agreement.ok) return agreement;
  const accounts = payeeAccountsOf(tx, String(id));
  const payee = payeeBank(agreement.value, payeeProfiles(tx, String(id), agreement.value), accounts);
  return done(toBankAccountsView(id, payee, accounts));
}

/** Proposes the bank details that a party's profile has now. Everybody on the agreement with an account is told by mail. */
export function proposeBankChange(deps: Deps, actor: Actor, id: number, profile: number): Result<BankAccountsView> {
  return changed(deps, actor, { id, profile, verb: "bank_change.propose" }, (tx, change) => {
    const frozen = payeeProfiles(tx, String(id), change.agreement)[profile];
    const standing = detailsInForce(profile, frozen, change.accounts);
    return proposeChange(change, standing, { id: tx.ids.uuid(), at: tx.now });
  });
}

/** Takes a proposal back, or turns it down. */
export function withdrawBankChange(deps: Deps, actor: Actor, id: number, profile: number): Result<BankAccountsView> {
  return changed(deps, actor, { id, profile, verb: "bank_change.withdraw" }, (_tx, change) => withdrawChange(change));
}

/**
 * Approves a proposal as a second person.
 * @param seen the proposal that was looked at, and the four words that both sides have read out
 */
export function approveBankChange(
  deps: Deps,
  actor: Actor,
  id: number,
  profile: number,
  seen: { proposal: string; check_words: string },
): Result<BankAccountsView> {
  return changed(deps, actor, { id, profile, verb: "bank_change.approve" }, (tx, change) => {
    const open = change.accounts.proposals[String(profile)];
    const areWordsRight = open !== undefined && areCheckWords(seen.check_words, checkWords(id, profile, open));
    return approveChange(change, { proposal: seen.proposal, areWordsRight }, tx.now);
  });
}

interface Target {
  id: number;
  profile: number;
  verb: BankVerb;
}

/** One change of the payee accounts: decided, written, noted in the audit trail and told. */
function changed(
  deps: Deps,
  actor: Actor,
  { id, profile, verb }: Target,
  make: (tx: Tx, change: BankChange) => Result<PayeeAccountsBody>,
): Result<BankAccountsView> {
  const written = attempt<null>(deps, (tx) => {
    const found = findDocument(tx, actor, "agreements", String(id));
    if (!found.ok) return found;
    const agreement = uncut("agreements", found.value);
    const live = tx.store.documents.get("profiles", String(profile));
    const isParty = Object.values(agreement.parties).some(({ profile_id }) => profile_id === profile);
    if (!live || live.deleted || !isParty) return refused("bank-change.no-payee");
    const before = tx.store.documents.get("payee_accounts", String(id)) ?? null;
    const accounts = payeeAccountsOf(tx, String(id));
    const proposed_by = accounts.proposals[String(profile)]?.proposed_by;
    const change = {
      proposer: proposed_by === undefined ? undefined : accountNow(tx, proposed_by),
      agreement,
      accounts,
      viewer: viewerOf(tx, actor),
      profile_id: profile,
      live: uncut("profiles", live),
    };
    const next = make(tx, change);
    if (!next.ok) return next;
    if (next.value === accounts) return done(null);
    const full = verb === "bank_change.withdraw" ? null : overQuota(tx, actor, { bytes: bytesOf(next.value) });
    if (full) return full;
    const proposal = (next.value.proposals[String(profile)] ?? accounts.proposals[String(profile)])?.id ?? "";
    const event = { verb, details: { profile, proposal } } as const;
    const edit = { collection: "payee_accounts" as const, id: String(id), before, body: next.value };
    commitDocument(tx, { ...edit, user_id: actor.user_id, op: `${verb}-${tx.ids.uuid()}`, event });
    mailBankChange(tx, { id, agreement, verb, proposal, payee: change.live });
    return done(null);
  });
  return written.ok ? readBankAccounts(deps, actor, id) : written;
}
