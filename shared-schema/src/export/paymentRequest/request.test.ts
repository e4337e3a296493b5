import { describe, expect, it } from "vitest";
import {
  agreementWith,
  CANCELLED,
  callFor,
  holderOf,
  keyOf,
  paymentOn,
  profileOf,
} from "../../agreement/payments/payments.test-support.ts";
import type { AgreementBody, Payment, PaymentCall } from "../../agreement/schema.ts";
import type { Role } from "../../base/roles.ts";
import { sheetFonts } from "../../contract/testing.test-support.ts";
import { isReferenceTo, readReference } from "../../payments/paymentRequest/reference.ts";
import { newProfile, type ProfileBody } from "../../profile/schema.ts";
import { judged, readTags } from "../../tagged/read.test-support.ts";
import { paymentRequestPdf } from "./pdf.ts";
import { type PaymentRequestInput, paymentRequest, requestFileName } from "./request.ts";

const AT = "2026-11-23T10:00:00Z";

function company(name: string, fields: Partial<ProfileBody> = {}): ProfileBody {
  const person = { user_id: 1, first_name: "Ada", last_name: "Payee", created_by: 1, created_at: AT };
  return { ...newProfile(person), is_company: true, company_name: name, ...fields };
}

const CARRIER = company("Carrier SAS", { iban: "FR7630006000011234567890189", swiftbic: "AGRIFRPP" });
const STAKEHOLDER = company("Stakeholder GmbH", { iban: "DE89370400440532013000", bank_name: "Commerzbank" });

function input(
  call: Partial<PaymentCall> = {},
  payments: Record<number, Payment> = {},
  fields: Partial<AgreementBody> = {},
): PaymentRequestInput {
  const asked = agreementWith({ 1: callFor({ amount: 1_000, ...call }) }, payments);
  const agreement = { ...asked, generated_versions_len: 1, ...fields };
  const profiles = { [profileOf("carriers")]: CARRIER, [profileOf("stakeholders")]: STAKEHOLDER };
  return { id: 12, agreement, yacht: { name: "Aurore" }, profiles, accounts: null, callId: keyOf(1) };
}

const codeOf = (given: PaymentRequestInput, role: Role = "clients") => {
  const made = paymentRequest(given, holderOf(role));
  return made.ok ? "ok" : made.refusal.code;
};

describe("a payment request", () => {
  it("asks for what is left of a call, into the account of the first stakeholder who has one", () => {
    const made = paymentRequest(
      input({}, { 5: paymentOn(1, 400), 6: paymentOn(1, 50, { cancelled: CANCELLED }) }),
      holderOf("clients"),
    );
    expect(made).toMatchObject({
      ok: true,
      value: {
        asked: 600,
        paid: 400,
        amount: 1_000,
        payee: "Stakeholder GmbH",
        bank: { iban: "DE89370400440532013000" },
      },
    });
    if (!made.ok || !made.value.code.ok) throw new Error("There is a code");
    const lines = made.value.code.text.split("\n");
    expect(lines.slice(5, 8)).toEqual(["Stakeholder GmbH", "DE89370400440532013000", "EUR600.00"]);
    const referred = readReference(lines[9] ?? "");
    expect(referred && isReferenceTo(referred, 12, keyOf(1))).toBe(true);
  });

  it("goes to the carrier where no stakeholder has an account", () => {
    const given = input();
    const alone = { ...given, profiles: { ...given.profiles, [profileOf("stakeholders")]: company("No Bank") } };
    expect(paymentRequest(alone, holderOf("clients"))).toMatchObject({ ok: true, value: { payee: "Carrier SAS" } });
    const noOne = { ...given, profiles: { [profileOf("carriers")]: company("No Bank") } };
    expect(codeOf(noOne)).toBe("payment-request.no-account");
  });

  it("does not exist for a credit, a paid call, one without a due date, and in a closed agreement", () => {
    expect(codeOf(input({ amount: -50 }))).toBe("payment-request.credit");
    expect(codeOf(input({}, { 5: paymentOn(1, 1_000) }))).toBe("payment-request.paid");
    expect(codeOf(input({}, { 5: paymentOn(1, 1_200) }))).toBe("payment-request.paid");
    expect(codeOf(input({ amount: null }))).toBe("call-for-fund.incomplete");
    expect(codeOf(input({ date_due: null }))).toBe("call-for-fund.incomplete");
    expect(codeOf(input({}, {}, { status: "SETTLED" }))).toBe("agreement.field-closed");
    expect(codeOf({ ...input(), callId: keyOf(2) })).toBe("call-for-fund.not-found");
  });

  it("is for those who read the contract", () => {
    expect(codeOf(input(), "passengers")).toBe("contract.forbidden");
    for (const role of ["carriers", "brokers", "captains", "clients"] as const)
      expect(codeOf(input(), role)).toBe("ok");
  });

  it("has no code in another currency", () => {
    expect(paymentRequest(input({}, {}, { currency: "USD" }), holderOf("clients"))).toMatchObject({
      ok: true,
      value: { code: { ok: false, why: "no-euro" } },
    });
  });

  it("of a draft says on paper and in its title that there is no contract yet", () => {
    const options = { issuedAt: AT, productName: "Passerelle" };
    const printed = (generated_versions_len: number) => {
      const made = paymentRequest(input({}, {}, { generated_versions_len }), holderOf("clients"));
      if (!made.ok) throw new Error(made.refusal.code);
      return paymentRequestPdf(made.value, sheetFonts(), options);
    };
    const [draft, contract] = [printed(0), printed(1)];
    expect(draft.pages).toBe(1);
    expect(judged(draft.bytes).faults).toEqual([]);
    const isNamed = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes).includes("(projet / draft)");
    expect([draft, contract].map(isNamed)).toEqual([true, false]);
    // The sentence, in two languages.
    expect(readTags(draft.bytes).elements - readTags(contract.bytes).elements).toBe(2);
  });

  it("prints on one page, the same bytes for the same request", () => {
    const options = { issuedAt: AT, productName: "Passerelle" };
    const hashes: string[] = [];
    for (const given of [input(), input({}, {}, { currency: "JPY" }), input({ designation: "船 W".repeat(16) })]) {
      const made = paymentRequest(given, holderOf("brokers"));
      if (!made.ok) throw new Error(made.refusal.code);
      const first = paymentRequestPdf(made.value, sheetFonts(), options);
      expect(first.pages).toBe(1);
      const { faults, hash } = judged(first.bytes);
      expect(faults).toEqual([]);
      hashes.push(hash);
      expect(first.bytes).toEqual(paymentRequestPdf(made.value, sheetFonts(), options).bytes);
      expect(first.unprintable).toEqual(
        given.agreement.payment_calls[keyOf(1)]?.designation.startsWith("船") ? ["船"] : [],
      );
      expect(requestFileName(made.value)).toMatch(/^payment-request-0012-RF\d\d12\d{13}\.pdf$/);
    }
    // PDFs that passed as PDF/A-2a and PDF/UA-1.
    expect(hashes).toEqual([
      "3b851d04755e01d7ed92849fa6a94a07dab3b685cb233a0a4f2fa3de9bb19dd3",
      "5739e5060ae63ac07e4cee27aad407076457eb28d5a8e735b08838a18d0e6625",
      "c21d8ae0fab2b9c73c4bf7f6721b0cf0cd29c4060f1b149e57e0a4d8ab3c0642",
    ]);
  });
});
