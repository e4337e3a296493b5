import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { field, logIn, watchConsole } from "./support/browser.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n");

test("a broker checks a client: the entry outlives the page and a lost connection, and its document is read and removed", async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  const [admin, broker, central, client] = [
    await rest(page.request, "admin"),
    await rest(page.request, "broker"),
    await rest(page.request, "central"),
    await rest(page.request, "client"),
  ];
  const clientsProfile = (await client.me()).profiles[0]?.id ?? 0;
  const id = await admin.create((await admin.me()).id, { name: "Known customers" });
  await admin.addParty(id, "brokers", (await broker.me()).profiles[0]?.id ?? 0);
  await admin.addParty(id, "central_agents", (await central.me()).profiles[0]?.id ?? 0);
  await admin.addParty(id, "clients", clientsProfile);
  await logIn(page, "broker", `/agreement/${id}`);
  const place = page
    .getByRole("navigation", { name: "Sections of the agreement" })
    .getByRole("link", { name: "KYC checks" });
  await place.click();
  await expect(place).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: "Back to Clients" })).toBeVisible();
  const item = page.getByRole("region", { name: /^Source of funds, / });
  const edit = item.getByRole("button", { name: /^Edit Source of funds/ });
  await edit.click();
  await item.getByLabel("State").selectOption("Checked");
  await field(item, "Valid until").fill("2020/01/31");
  await field(item, "Note").fill("A gift");
  const saved = page.getByRole("banner").locator("button[data-state]");
  await expect(saved).toContainText("A form is not saved yet");
  await saved.click();
  const note = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "A gift" });
  await note.getByRole("button", { name: "Discard the entry" }).click();
  await expect(note).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(field(item, "Note")).toHaveValue("");
  await expect(field(item, "Valid until")).toHaveValue("2020/01/31");
  await field(item, "Note").fill("Sale of a house");
  await context.setOffline(true);
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item.getByRole("alert")).toContainText("Server not responding");
  await context.setOffline(false);
  await central.enterKyc(id, clientsProfile, "FUNDS", { note: "Letter of a bank", expires_on: "2020-01-30" });
  await page.reload();
  await expect(field(item, "Note")).toHaveValue("Sale of a house");
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item.getByRole("alert")).toContainText("Someone has changed this item meanwhile.");
  await expect(item.getByText("Letter of a bank")).toBeVisible();
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item.getByText("Expired")).toBeVisible();
  await expect(item.getByText("Sale of a house")).toBeVisible();
  await edit.click();
  await field(item, "Note").fill("Sale of two houses");
  await central.enterKyc(id, clientsProfile, "FUNDS", { note: "Sale of a house", expires_on: "2099-05-06", upon: 2 });
  await item.getByRole("button", { name: "Save" }).click();
  await expect(field(item, "Valid until")).toHaveValue("2099/05/06");
  await expect(field(item, "Note")).toHaveValue("Sale of two houses");
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item.getByText("Valid until 2099/05/06")).toBeVisible();
  await expect(item.getByText("Sale of two houses")).toBeVisible();
  await expect(saved).toContainText("All changes saved");
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await documents.getByRole("button", { name: /^Remove document 1: Source of funds of/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await expect(documents).toBeHidden();
  await central.enterKyc(id, clientsProfile, "FUNDS", { note: "Expired", expires_on: "2020-01-31", upon: 4 });
  await page.goto("/alerts");
  const alert = page.getByRole("listitem").filter({ hasText: "Known customers" });
  await expect(alert.getByRole("link", { name: "KYC evidence has expired" })).toHaveAttribute(
    "href",
    `/agreement/${id}/kyc`,
  );
  await alert.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(alert).toBeHidden();
  expect(complaints.filter((each) => !/409|422/.test(each))).toEqual([]);
});
