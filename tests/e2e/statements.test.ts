import { expect } from "@playwright/test";
import { referenceOf } from "shared-schema/payments/paymentRequest/reference";
import { openSection } from "./support/agreement.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

/** A camt.053 statement with one transfer for a call, and one that is about nothing. */
function statementFor(reference: string): string {
  const entry = (amount: string, text: string) =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ada Lovelace</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entry("1000.00", reference)}${entry("7.77", "something else")}</Stmt></BkToCstmrStmt></Document>`;
}

test("a transfer with the reference of a payment request is found in a statement, recorded, and cancelled", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const [admin, broker] = [await rest(page.request, "admin"), await rest(page.request, "broker")];
  const id = await admin.create((await admin.me()).id, { name: "Paid by bank", base_price_cruising: 1_000 });
  const { profiles } = await broker.me();
  await admin.addParty(id, "brokers", profiles[0]?.id ?? 0);
  await logIn(page, "broker", `/agreement/${id}`);
  await openSection(page, "Price");
  await page.getByRole("button", { name: "Add a call for fund: Cruise Agreement" }).click();
  const call = page.getByRole("group", { name: "Down Payment 1" });
  await field(call, "Amount").fill("1000");
  await field(call, "Due by execution").check();
  await expectSaved(page);

  // Without a payee who has an account there is no request, and it says so.
  await call.getByRole("button", { name: "More about Down Payment 1" }).click();
  await page.getByRole("menuitem", { name: "Payment request as a PDF: Down Payment 1" }).click();
  await expect(call.getByRole("alert")).toContainText("The payee has no bank account yet");
  // The path of a field names its call.
  const path = (await field(call, "Amount").getAttribute("name")) ?? "";
  const [callId = ""] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(path) ?? [];

  await page.goto("/money/statements");
  const choose = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  const file = (text: string) => ({ name: "statement.xml", mimeType: "text/xml", buffer: Buffer.from(text) });
  const chooser = await choose;
  await chooser.setFiles(file("<!DOCTYPE a><a/>"));
  await expect(page.getByRole("alert")).toContainText("declares a document type");
  await chooser.setFiles(file(statementFor(referenceOf(id, callId))));
  const preview = page.getByRole("region", { name: "Check before importing" });
  await expect(preview).toContainText("€1,007.77");
  await expectAccessible(page);
  await preview.getByRole("button", { name: "Import 2 lines" }).click();
  await expect(page.getByText("2 new lines; 0 known already.")).toBeVisible();

  const open = page.getByRole("list", { name: "Unmatched" }).getByRole("listitem").filter({ hasText: "€1,000.00" });
  await expect(open.first()).toContainText("Sure");
  await page.getByRole("button", { name: "Record the sure line" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Record" }).click();
  await expect(page.getByText("1 line is recorded.")).toBeVisible();
  await page.getByRole("tab", { name: "Recorded" }).click();
  const recorded = page.getByRole("list", { name: "Recorded" });
  await expect(recorded).toContainText("Ada Lovelace");
  await expectAccessible(page);
  await recorded.getByRole("button", { name: /Cancel payment/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel payment" }).click();
  await expect(page.getByText("No recorded lines")).toBeVisible();
  await page.getByRole("tab", { name: "Unmatched" }).click();
  await expect(page.getByRole("list", { name: "Unmatched" })).toContainText("€1,000.00");
  expect(complaints).toEqual([]);
});
