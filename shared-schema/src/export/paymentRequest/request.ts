import { accessTo, type Viewer } from "../../agreement/access.ts";
import type { AgreementBody, CallType } from "../../agreement/schema.ts";
import { payeeBank } from "../../bank/payeeBank.ts";
import type { BankDetails, PayeeAccountsBody } from "../../bank/schema.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { partyName } from "../../contract/sections/parties.ts";
import { callsOf } from "../../payments/callsOf.ts";
import { epcCode, type NoCode } from "../../payments/paymentRequest/epcCode.ts";
import { decidePaymentRequest } from "../../payments/paymentRequest/mayRequest.ts";
import { referenceOf } from "../../payments/paymentRequest/reference.ts";
import { fileAgreementId } from "../../pricing/format.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import { partiesIn } from "../../terms/parties.ts";

/** The facts of a payment request. Amounts in the agreement's currency. */
export interface PaymentRequest {
  agreement: number;
  agreementName: string;
  yacht: string | null;
  call_type: CallType;
  designation: string;
  currency: string;
  /** Of the call, what has been paid of it, and what is left and asked for. */
  amount: number;
  paid: number;
  asked: number;
  /** `YYYY-MM-DD`; null is due on execution of the agreement, or at once. */
  date_due: string | null;
  /** The product opened the call: for a settlement, or for a booking whose payment was cancelled. */
  isAtOnce: boolean;
  /** No version was generated: it is asked for before there is a contract. Absent once there is one. */
  isDraft?: true;
  payers: string[];
  payee: string;
  /** Those in force; a change that is only proposed shows nothing of itself. */
  bank: BankDetails;
  /** A change of bank details is proposed and not in force. */
  isChangePending: boolean;
  reference: string;
  /** The text of the SEPA code, or why there is none. */
  code: { ok: true; text: string } | { ok: false; why: NoCode };
}

/** The agreement as its reader holds it: profiles and yacht are the frozen ones from LOCKED on. */
export interface PaymentRequestInput {
  id: number;
  agreement: AgreementBody;
  yacht: { name: string } | null;
  profiles: Readonly<Record<number, ProfileBody>>;
  /** Null where there are none. */
  accounts: PayeeAccountsBody | null;
  callId: string;
}

/** The request of one call for fund, to those who read the contract; refused where nothing is left to ask for, or no account is known. */
export function paymentRequest(input: PaymentRequestInput, viewer: Viewer): Result<PaymentRequest> {
  const { id, agreement, yacht, profiles, accounts, callId } = input;
  const access = accessTo(agreement, viewer);
  if (!access.contract) return refused("contract.forbidden");
  const shown = callsOf(agreement, access).find((each) => each.id === callId);
  if (!shown) return refused("call-for-fund.not-found");
  const asked = decidePaymentRequest(agreement, shown);
  if (!asked.ok) return asked;
  const payee = payeeBank(agreement, profiles, accounts);
  if (!payee?.profile || (!payee.details.iban && !payee.details.account_num))
    return refused("payment-request.no-account");
  const { call, paid_amount } = shown;
  const name = partyName(payee.profile);
  const reference = referenceOf(id, callId);
  const { currency } = agreement;
  const { iban, swiftbic } = payee.details;
  return done({
    ...{ agreement: id, agreementName: agreement.name, yacht: yacht?.name ?? null, currency, reference },
    ...{
      call_type: call.call_type,
      designation: call.designation,
      date_due: call.due_by_execution ? null : call.date_due,
    },
    ...{ amount: call.amount ?? 0, paid: paid_amount, asked: asked.value },
    isAtOnce: call.contract_code !== null,
    ...(agreement.generated_versions_len === 0 && { isDraft: true as const }),
    payers: partiesIn({ agreement, profiles }, "clients").flatMap(({ profile }) =>
      profile ? [partyName(profile)] : [],
    ),
    payee: name,
    bank: payee.details,
    isChangePending: payee.pending.length > 0,
    code: epcCode({ name, iban, bic: swiftbic, currency, amount: asked.value, reference }),
  });
}

/** Name of the file: `payment-request-0001-RF45….pdf`. */
export function requestFileName({ agreement, reference }: Pick<PaymentRequest, "agreement" | "reference">): string {
  return `payment-request-${fileAgreementId(agreement)}-${reference}.pdf`;
}
