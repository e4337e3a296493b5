import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROLES } from "../../../base/roles.ts";
import { accountWith, expenseOf } from "../../expenses/expenses.test-support.ts";
import type { AgreementBody } from "../../schema.ts";
import { agreementWith, callFor, holderOf, keyOf, paymentOn } from "../payments.test-support.ts";
import { decideReceipt, refusedReceipt, takesReceipt } from "./receipt.ts";
import { MOST_RECEIPT_BYTES, receiptFormatOf } from "./receiptFormat.ts";

const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
const pdf = (inside = "") => text(`%PDF-1.7\n${inside}\nstartxref\n9\n%%EOF\n`);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
/** The last record of an archive with a comment of so many bytes. */
const zipEnd = (comment: number) => joined(text("PK\x05\x06"), new Uint8Array(16), Uint8Array.of(comment, 0));

describe("the format of a receipt", () => {
  it.each([
    ["a PDF", pdf(), "pdf"],
    ["a PDF whose last block is filled up", joined(pdf(), new Uint8Array(400)), "pdf"],
    ["a PDF that mentions an archive", pdf("PK\x05\x06 is in a stream"), "pdf"],
    ["a PDF that was cut off", pdf("x".repeat(2_000)).subarray(0, 1_500), "damaged-pdf"],
    ["a page behind a PDF", joined(pdf(), text("<script>alert(1)</script>")), "damaged-pdf"],
    ["an archive behind a PDF", joined(pdf(), zipEnd(0)), "damaged-pdf"],
    ["an archive whose comment ends as a PDF", joined(pdf(), zipEnd(6), text("%%EOF\n")), "damaged-pdf"],
    ["a page before a PDF", joined(text("<html>"), pdf()), "unknown"],
    ["a page", text("<!doctype html><title>receipt.pdf</title>"), "unknown"],
    ["a program", text("MZ\x90\0\x03\0\0\0\x04\0\0\0"), "unknown"],
    ["an iPhone's picture", text("\0\0\0\x18ftypheic\0\0\0\0"), "heic"],
    ["a film", text("\0\0\0\x18ftypisom\0\0\0\0"), "unknown"],
    ["a JPEG", text("\xff\xd8\xff\xe0\0\x10JFIF\0\x01"), "picture"],
    ["nothing", new Uint8Array(), "unknown"],
  ])("%s", async (_, bytes, format) => expect(await receiptFormatOf(bytes)).toBe(format));

  it("is no PDF's with anything behind the end but what fills the last block", async () => {
    const other = fc.integer({ min: 33, max: 126 });
    const behind = fc.tuple(fc.uint8Array({ maxLength: 3_000 }), other);
    await fc.assert(
      fc.asyncProperty(behind, async ([bytes, last]) => {
        expect(await receiptFormatOf(joined(pdf(), bytes, Uint8Array.of(last)))).toBe("damaged-pdf");
      }),
    );
  });

  it("and its size tell why it is refused", () => {
    expect(refusedReceipt("pdf", MOST_RECEIPT_BYTES)).toBeNull();
    expect(refusedReceipt("picture", MOST_RECEIPT_BYTES + 1)?.refusal.code).toBe("picture.too-large");
    expect(refusedReceipt("active-pdf", 1)?.refusal.code).toBe("receipt.active");
    expect(refusedReceipt("heic", 1)?.refusal.code).toBe("receipt.heic");
  });
});

describe("a receipt", () => {
  const document = { kind: "application/pdf" as const, sha256: "0".repeat(64), bytes: 1 };
  const calls = { 1: callFor(), 2: callFor({ call_type: "CEA" }) };
  const agreement = agreementWith(calls, { 5: paymentOn(1, 5), 6: paymentOn(2, 5, { call_type: "CEA" }) });
  const codeFor = (payment: number, role: (typeof ROLES)[number], body = agreement) => {
    const verdict = decideReceipt(body, { map: "payments", part: keyOf(payment) }, holderOf(role));
    return verdict.ok ? "ok" : verdict.refusal.code;
  };

  it("is attached by those who may record the payment", () => {
    const may = (payment: number) => ROLES.filter((role) => codeFor(payment, role) === "ok");
    expect(may(5)).toEqual(ROLES.filter((role) => !["captains", "clients", "passengers"].includes(role)));
    expect(may(6)).toEqual(ROLES.filter((role) => !["clients", "passengers"].includes(role)));
    expect(codeFor(7, "brokers")).toBe("payment.not-found");
  });

  it("of an expense is attached by those who may enter it", () => {
    const account = accountWith({ 5: expenseOf(12) });
    const codeOf = (part: number, role: (typeof ROLES)[number], body: AgreementBody = account) => {
      const verdict = decideReceipt(body, { map: "expenses", part: keyOf(part) }, holderOf(role));
      return verdict.ok ? "ok" : verdict.refusal.code;
    };
    const may = ROLES.filter((role) => codeOf(5, role) === "ok");
    expect(may).toEqual(ROLES.filter((role) => !["clients", "passengers"].includes(role)));
    expect(codeOf(6, "captains")).toBe("expense.not-found");
    expect(codeOf(5, "captains", { ...account, status: "ARCHIVED" })).toBe("agreement.field-closed");
  });

  it("comes late, but not once the agreement is archived", () => {
    expect(codeFor(5, "brokers", { ...agreement, status: "SETTLED" })).toBe("ok");
    expect(codeFor(5, "brokers", { ...agreement, status: "ARCHIVED" })).toBe("agreement.field-closed");
  });

  it("is asked for once", () => {
    const holder = { status: "CONTRACT", can_post_payments: "ALL" } as const;
    expect(takesReceipt(paymentOn(1, 5), holder)).toBe(true);
    expect(takesReceipt(paymentOn(1, 5, { document }), holder)).toBe(false);
    expect(takesReceipt(paymentOn(1, 5), { ...holder, can_post_payments: "CEA" })).toBe(false);
  });
});
