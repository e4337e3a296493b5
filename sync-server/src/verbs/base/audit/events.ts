import type { Status } from "shared-schema/agreement/schema";
import type { Action } from "shared-schema/agreement/status";
import type { Role } from "shared-schema/base/roles";
import type { OrderState } from "shared-schema/billing/order";
import type { ConsentEdition } from "shared-schema/guest/edition";
import type { PassportReadKind } from "shared-schema/guest/passportRead";
import type { KycItem, KycState } from "shared-schema/kyc/items";
import { isPushable, type PushableKind } from "shared-schema/records/kinds";
import { RECORDS } from "shared-schema/records/rules";
import type { LeaseKind, WrittenCollection } from "shared-schema/sync/wire";
import type { KeyEvent } from "../../../ports/signatures/service.ts";
import type { LedgerDigests } from "../../../store/queries/money/ledger.ts";

const NOUNS = {
  agreements: "agreement",
  yachts: "yacht",
  profiles: "profile",
  contacts: "contact",
  inbox: "message",
} as const satisfies Record<Exclude<WrittenCollection, PushableKind>, string>;
type Noun = (typeof NOUNS)[keyof typeof NOUNS] | (typeof RECORDS)[PushableKind]["noun"];

/** What a document of a collection is called in the verbs of audit events. */
export function nounOf(collection: WrittenCollection): Noun {
  return isPushable(collection) ? RECORDS[collection].noun : NOUNS[collection];
}

/**
 * The audit event of a verb that writes a document, besides the user, the time, and the revisions before and after.
 * Holds only numbers, keys and names of fields: values that people entered are kept in the history and erased there. A
 * feature adds its own verbs here.
 */
export type DocumentEvent =
  | { verb: `${Noun}.create` | `${Noun}.delete` }
  /** The names of the changed fields are added from the two revisions. */
  | { verb: `${Noun}.edit` }
  | { verb: `agreement.${Exclude<Action, "generate">}`; details: { from: Status; to: Status } }
  | {
      verb: "agreement.generate";
      details: {
        from: Status;
        to: Status;
        fingerprint: string;
        pdf_sha256: string;
        kept_sha256: string;
        particulars_sha256: string;
      };
    }
  | {
      verb:
        | `${"waypoint" | "bunker" | "service" | "clause" | "call_for_fund"}.${"add" | "edit" | "remove"}`
        | `comment.${"add" | "edit" | "remove" | "accept"}`;
      details: { part: string };
    }
  | { verb: `party.${"add" | "remove"}`; details: { role: Role; profile: number } }
  /** `named`: whether the request named the fingerprint, or approved the terms of that moment. */
  | { verb: "approval.give"; details: { parties: readonly string[]; fingerprint: string; named: boolean } }
  | { verb: `approval.${"revoke" | "see" | "ask"}`; details: { parties: readonly string[]; fingerprint: string } }
  | { verb: `approval.${"take_back" | "open"}`; details: { parties: readonly string[] } }
  /** Noted beside the event of the edit that brought it. */
  | { verb: `payment.${"record" | "cancel" | "discard"}`; details: { payment: string } }
  /** The digests of the rows that were added to the ledger, by their numbers. */
  | { verb: "ledger.post"; details: { rows: LedgerDigests } }
  /** Noted beside the event of the edit that says so. */
  | { verb: `commission.${"pay" | "unpay"}`; details: { instalment: string } }
  | { verb: `expense.${"record" | "cancel"}`; details: { expense: string } }
  | { verb: "expense.receipt"; details: { expense: string; sha256: string } }
  /** The name of the file says which it was, and nothing of what it shows. */
  | { verb: "payment.receipt"; details: { payment: string; sha256: string } }
  /** Of the bank details of a payee. */
  | { verb: `bank_change.${"propose" | "withdraw" | "approve"}`; details: { profile: number; proposal: string } }
  /** The clients to whom it is written. */
  | { verb: "call_for_fund.remind"; details: { part: string; reminder: string; profiles: readonly number[] } }
  | { verb: "call_for_fund.take_back_reminder"; details: { part: string; reminder: string } }
  | { verb: "stay.save"; details: { profile: number } }
  /** By a passenger's link: whose preferences, and the consent that they are kept upon. */
  | {
      verb: "guest.enter";
      details: { profile: number; edition: ConsentEdition; given: "GUEST" | "REPRESENTATIVE"; medical: boolean };
    }
  | { verb: "guest.withdraw"; details: { profile: number } }
  | { verb: `picture.${"add" | "remove"}` }
  | { verb: "profile.set_aside" }
  /** The profile that was merged into this one, and on how many agreements and contacts this one took its place. */
  | { verb: "profile.merge"; details: Record<"other" | "agreements" | "contacts", number> }
  | {
      verb: "profile.purge";
      details: Record<"revisions" | "texts" | "mails" | "contracts" | "receipts" | "checks", number>;
    }
  /** The agreement that a request has become. */
  | { verb: "request.draft"; details: { request: number } }
  | { verb: "account.register" }
  | { verb: `reference.${"seed" | "rates"}` }
  | { verb: "exchange_rate.enter"; details: { day: string; currency: string } }
  | { verb: `tax_row.${"add" | "end" | "withdraw"}`; details: { code: string; valid_from: string } }
  /** An edit of which nothing was taken: the server keeps it in its author's inbox. */
  | { verb: "edit.refuse" | "edit.conflict"; details: { author: number; document: string; code: string } };

/** The calls limited per network address. */
type AddressLimit =
  | "passkeys"
  | "logins"
  | "registrations"
  | "recoveries"
  | "contact forms"
  | "verifications"
  | "passenger links"
  | "work";

/** Log-ins in two steps, second factors, and proofs that the user of a session is the owner of its account. */
type FactorEvent =
  | { verb: "account.login_begun" | "account.prove" | "account.proof_failed"; user_id: number }
  /** Null: a passkey is to name the account. */
  | { verb: "account.ask_passkey" | "account.second_factor_failed"; user_id: number | null }
  | { verb: `factor.${"begin" | "add" | "remove"}`; user_id: number; details: { factor: "totp" | "passkey" } }
  | { verb: "factor.renew_codes"; user_id: number }
  | { verb: "factor.reset"; user_id: null; details: { account: number; sessions: number } };

/** The version that is signed. */
type SigningDetails = Record<"agreement" | "version", number>;

/** The order of a version, and the agreement that it is for. */
type OrderDetails = { order: string } & SigningDetails;

type BillingEvent =
  | { verb: "billing.attempt"; user_id: number; details: OrderDetails & { attempt: number } }
  | { verb: "billing.free"; user_id: number; details: OrderDetails }
  | { verb: "billing.fail"; user_id: number; details: OrderDetails & { cause: string } }
  /** What the provider says, whoever asked it. */
  | {
      verb: `billing.${"pay" | "refund" | "dispute"}`;
      user_id: null;
      details: OrderDetails & { state: OrderState; paper?: string };
    }
  | { verb: "billing.ask_refund"; user_id: number; details: OrderDetails & { sum: number } }
  | { verb: "billing.set_promos"; user_id: number; details: { promos: number } }
  /** A restore has begun a new series of invoice numbers, and orders were read back from the provider. */
  | { verb: "billing.series"; user_id: null; details: { series: number } }
  | { verb: "billing.purge"; user_id: null; details: { papers: number; buyers: number } }
  | { verb: "billing.read_back"; user_id: null; details: { orders: number } };

/** The audit event of everything else that a verb writes, and of changes to accounts. */
export type OtherEvent =
  | BillingEvent
  | { verb: "account.logout"; user_id: number }
  | { verb: "account.login"; user_id: number; details?: { second_factor: "totp" | "recovery" | "passkey" } }
  | FactorEvent
  /** Null: there is no such account. */
  | { verb: "account.login_failed" | "account.login_delayed"; user_id: number | null }
  | { verb: "account.ask_recovery"; user_id: number | null }
  /** Someone was told that an address belongs to an account; not which one. */
  | { verb: "contact.known"; user_id: number }
  /** A contact was invited again to claim its profile. */
  | { verb: "contact.invite"; user_id: number; details: { profile: number } }
  | {
      verb:
        | "account.recover"
        | "account.ask_confirmation"
        | "account.confirm"
        | "account.change_address"
        | "account.change_password";
      user_id: number;
    }
  | { verb: "account.set_mail"; user_id: number; details: { rhythm: string; off: readonly string[] } }
  | { verb: "account.mark_alerts"; user_id: number; details: { marks: number } }
  | { verb: "account.set_push"; user_id: number; details: { is_on: boolean } }
  | { verb: "account.claim"; user_id: number; details: { profile: number } }
  /** The account that was merged into the user's, or the profile that joined it. */
  | { verb: "account.merge"; user_id: number; details: { account: number | null; profile: number | null } }
  /** Closed by its owner; the erasure of what was kept of it follows, and ends with `account.delete`. */
  | { verb: "account.close"; user_id: number; details: { profiles: number } }
  | { verb: "account.delete"; user_id: number; details: { profiles: number } }
  | { verb: "account.end_sessions"; user_id: number; details: { sessions: number } }
  | { verb: "account.deactivate" | "account.reactivate"; user_id: number; details: { account: number } }
  | { verb: "account.limited"; user_id: null; details: { limit: AddressLimit } }
  | {
      verb: "account.limited";
      user_id: number;
      details: {
        limit: "work" | "uploads" | "statements" | "kyc_documents" | "mail_settings" | "payments" | "account";
      };
    }
  | { verb: "statement.import"; user_id: number; details: { lines: number; known: number; twins: number } }
  | { verb: "statement.delete"; user_id: number; details: { line: string } }
  | { verb: "statement.set_aside"; user_id: number; details: { line: string; aside: boolean } }
  | { verb: "request.make" | "request.decline"; user_id: number; details: { request: number } }
  | {
      verb: "passport.read";
      user_id: number;
      details: { kind: PassportReadKind; profiles: readonly number[]; agreement: number | null };
    }
  /** Of an item of a party's check; the names of the fields that were changed. */
  | {
      verb: "kyc.edit";
      user_id: number;
      details: { agreement: number; profile: number; item: KycItem; state: KycState; fields: readonly string[] };
    }
  | {
      verb: `kyc.${"add" | "read" | "remove"}`;
      user_id: number;
      details: { agreement: number; profile: number; item: KycItem; document: string };
    }
  /** The agreement and the profile of each party whose check was purged. */
  | { verb: "kyc.purge"; user_id: null; details: { parties: readonly number[][]; documents: number } }
  /** Of a generated version. */
  | { verb: `signing.${"start" | "remind" | "decline" | "order" | "ticket"}`; user_id: number; details: SigningDetails }
  /** Of the key of a person at the embedded service. */
  | {
      verb: `signing_key.${KeyEvent["kind"]}`;
      user_id: number;
      details: { key: string | null; at: string };
    }
  | { verb: "signing.sign"; user_id: number; details: SigningDetails & { sha256: string; level: string } }
  /** By the server itself, once everybody has signed. */
  | {
      verb: "signing.add_data" | "signing.certify" | "signing.seal";
      user_id: null;
      details: SigningDetails & { sha256: string };
    }
  | { verb: "signing.archive"; user_id: null; details: SigningDetails & { sha256: string; level: string } }
  | { verb: "signing.delay"; user_id: null; details: SigningDetails & { task: string; cause: string } }
  | { verb: "signing.fail"; user_id: number; details: SigningDetails & { cause: string } }
  | {
      verb: `signing.${"delegate" | "accept" | "end_delegation"}`;
      user_id: number;
      details: SigningDetails & { party: string; delegate: number };
    }
  | { verb: "passenger_link.make"; user_id: number; details: { agreement: number; profile: number; mailed: boolean } }
  /** The events of the entered values follow it. */
  | { verb: "passenger_link.submit"; user_id: null; details: { agreement: number; profile: number; maker: number } }
  | { verb: "mail.resend"; user_id: number; details: { mail: number } }
  | { verb: "contact_form.send"; user_id: null }
  | { verb: "account.set_rights"; user_id: number; details: { account: number; may_create_agreements: boolean } }
  | { verb: "lease.take"; user_id: number; details: { kind: LeaseKind; first: number; last: number } }
  | { verb: "epoch.begin"; user_id: null }
  /** Of passports, guest preferences, and births and identity documents of crews. */
  | {
      verb: "travel.purge";
      user_id: null;
      details: Record<"revisions" | "texts", number> & Record<"profiles" | "agreements", number[]>;
    }
  /** One piece of an erasure, which covers what it has rewritten. */
  | { verb: "erasure.step"; user_id: null; details: { erasure: number } }
  /** Rows of the ledger that were posted before entries covered them: their digests, by their numbers. */
  | { verb: "ledger.cover"; user_id: null; details: { rows: LedgerDigests } }
  /** A time stamp over an entry of the trail: its token (RFC 3161) in Base64. */
  | { verb: "chain.stamp"; user_id: null; details: { entry: number; hash: string; token: string } };
