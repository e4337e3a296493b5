import { FACTOR_REFUSALS } from "./codes/account/factor.ts";
import { INVITATION_REFUSALS } from "./codes/account/invitation.ts";
import { PUSH_REFUSALS } from "./codes/account/webPush.ts";
import { ACCOUNT_REFUSALS } from "./codes/account.ts";
import { AGREEMENT_REFUSALS } from "./codes/agreement.ts";
import { AGREEMENT_REQUEST_REFUSALS } from "./codes/agreementRequests.ts";
import { DEVICE_REFUSALS } from "./codes/device.ts";
import { DOCUMENT_REFUSALS } from "./codes/documents.ts";
import { GUEST_REFUSALS } from "./codes/guest/passengerLinks.ts";
import { PASSPORT_READ_REFUSALS } from "./codes/guest/passportReads.ts";
import { REQUEST_REFUSALS } from "./codes/http.ts";
import { ITINERARY_REFUSALS } from "./codes/itinerary.ts";
import { BANK_REFUSALS } from "./codes/money/bank.ts";
import { STATEMENT_REFUSALS } from "./codes/money/bankStatements.ts";
import { BILLING_REFUSALS } from "./codes/money/billing.ts";
import { COMMISSION_REFUSALS } from "./codes/money/commission.ts";
import { EXPENSE_REFUSALS } from "./codes/money/expenses.ts";
import { PAYMENT_REQUEST_REFUSALS } from "./codes/money/paymentRequests.ts";
import { TAX_REFUSALS } from "./codes/money/tax.ts";
import { VAT_REFUSALS } from "./codes/money/vat.ts";
import { PARTY_REFUSALS } from "./codes/parties.ts";
import { PAYMENT_REFUSALS } from "./codes/payments.ts";
import { CONTACT_FILE_REFUSALS } from "./codes/people/contactFile.ts";
import { CREW_REFUSALS } from "./codes/people/crew.ts";
import { KYC_REFUSALS } from "./codes/people/kyc.ts";
import { PRICE_REFUSALS } from "./codes/price.ts";
import { PROFILE_REFUSALS } from "./codes/profile.ts";
import { RECEIPT_REFUSALS } from "./codes/receipts.ts";
import { SERVER_REFUSALS } from "./codes/server.ts";
import { SIGNED_DOCUMENT_REFUSALS } from "./codes/signing/document.ts";
import { LONG_TERM_REFUSALS } from "./codes/signing/longTerm.ts";
import { SIGNER_REFUSALS } from "./codes/signing/signer.ts";
import { SIGNING_REFUSALS } from "./codes/signing/signing.ts";
import { SYNC_REFUSALS } from "./codes/sync.ts";
import { YACHT_REFUSALS } from "./codes/yacht.ts";
import type { Given } from "./entry.ts";
import type { Kind } from "./kinds.ts";

/** Everything that can be refused: its kind, and its text in both languages. */
export const REFUSALS = {
  ...ACCOUNT_REFUSALS,
  ...AGREEMENT_REFUSALS,
  ...AGREEMENT_REQUEST_REFUSALS,
  ...BANK_REFUSALS,
  ...BILLING_REFUSALS,
  ...COMMISSION_REFUSALS,
  ...CONTACT_FILE_REFUSALS,
  ...CREW_REFUSALS,
  ...DEVICE_REFUSALS,
  ...DOCUMENT_REFUSALS,
  ...EXPENSE_REFUSALS,
  ...FACTOR_REFUSALS,
  ...GUEST_REFUSALS,
  ...PASSPORT_READ_REFUSALS,
  ...ITINERARY_REFUSALS,
  ...KYC_REFUSALS,
  ...PARTY_REFUSALS,
  ...PAYMENT_REFUSALS,
  ...PAYMENT_REQUEST_REFUSALS,
  ...STATEMENT_REFUSALS,
  ...RECEIPT_REFUSALS,
  ...PRICE_REFUSALS,
  ...INVITATION_REFUSALS,
  ...PUSH_REFUSALS,
  ...PROFILE_REFUSALS,
  ...REQUEST_REFUSALS,
  ...SERVER_REFUSALS,
  ...SIGNER_REFUSALS,
  ...SIGNING_REFUSALS,
  ...SIGNED_DOCUMENT_REFUSALS,
  ...LONG_TERM_REFUSALS,
  ...SYNC_REFUSALS,
  ...TAX_REFUSALS,
  ...VAT_REFUSALS,
  ...YACHT_REFUSALS,
};
export type RefusalCode = keyof typeof REFUSALS;
/** The parameters that go with a code, as the rest of an argument list: none, or one object. */
export type RefusalGiven<C extends RefusalCode> = Given<(typeof REFUSALS)[C]["en"]>;

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(REFUSALS, code);
}

/** Returns the kind of refusal that a code stands for; null for a code of a newer version. */
export function kindOf(code: string): Kind | null {
  return isRefusalCode(code) ? REFUSALS[code].kind : null;
}
