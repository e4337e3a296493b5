import { expect } from "@playwright/test";
import { openSection, tabOf } from "./support/agreement.ts";
import { expectAccessible } from "./support/axe.ts";
import { field, logIn, watchConsole } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n");

test("a broker checks a client: the entry is kept on the server, and its document is read and removed", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const [admin, broker, client] = [
    await rest(page.request, "admin"),
    await rest(page.request, "broker"),
    await rest(page.request, "client"),
  ];
  const clientsProfile = (await client.me()).profiles[0]?.id ?? 0;
  const id = await admin.create((await admin.me()).id, { name: "Known customers" });
  await admin.addParty(id, "brokers", (await broker.me()).profiles[0]?.id ?? 0);
  await admin.addParty(id, "clients", clientsProfile);
  await logIn(page, "broker", `/agreement/${id}`);
  await openSection(page, "KYC checks");
  await expect(tabOf(page, "People", "KYC checks")).toHaveAttribute("aria-current", "page");
  const item = page.getByRole("region", { name: /^Source of funds, / });
  const edit = item.getByRole("button", { name: /^Edit Source of funds/ });
  await edit.click();
  await item.getByLabel("State").selectOption("Checked");
  await field(item, "Valid until").fill("2020/01/31");
  await field(item, "Note").fill("Sale of a house");
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item.getByText("Expired")).toBeVisible();
  await expect(item.getByText("Sale of a house")).toBeVisible();
  await edit.click();
  const input = item.locator('input[type="file"]');
  await input.setInputFiles({ name: "deed.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ a program") });
  await expect(item.getByRole("alert")).toContainText("not a PDF");
  await input.setInputFiles({ name: "deed.pdf", mimeType: "application/pdf", buffer: PDF });
  const documents = item.getByRole("list", { name: "Documents" });
  await documents.getByRole("button", { name: /^Document 1: Source of funds of/ }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("link", { name: "Open the PDF" })).toBeVisible();
  await expect(sheet).toContainText(/Document 1: Source of funds of .*PDF, 1 kB, added by /s);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await documents.getByRole("button", { name: /^Remove document 1: Source of funds of/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await expect(documents).toBeHidden();
  await page.goto("/alerts");
  const alert = page.getByRole("region", { name: "Known customers" }).getByRole("listitem");
  await expect(alert.getByRole("link", { name: "KYC evidence has expired" })).toHaveAttribute(
    "href",
    `/agreement/${id}/kyc`,
  );
  await alert.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(alert).toBeHidden();
  expect(complaints.filter((each) => !/409|422/.test(each))).toEqual([]);
});
