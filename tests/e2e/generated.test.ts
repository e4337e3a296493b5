import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { generateAnyway } from "./support/approving.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, expectSaved, logIn, watchConsole } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

test("a contract is generated, read at sea, downloaded, and found genuine; one byte more and it is not", async ({
  page,
  context,
  request,
}, info) => {
  const complaints = watchConsole(page);
  const { id } = await pricedDraft(request, `Generated ${Date.now()}`);
  const { profiles } = await (await rest(request, "client")).me();
  await (await rest(request, "admin")).addParty(id, "clients", profiles[0]?.id ?? 0);
  await logIn(page, "broker", `/agreement/${id}`);
  await expectSaved(page);
  await generateAnyway(page);
  await expect(page.getByRole("button", { name: "New addendum" })).toBeVisible();

  // The button is gone; the focus is at the way to what it made.
  await expect(
    page.getByRole("status").filter({ hasText: "The contract has been generated. Read the contract" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Read the contract" }).and(page.locator(":focus"))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/agreement/${id}/contract/0$`));
  await expect(page.getByLabel("Version")).toHaveValue("0");
  const text = page.getByRole("region", { name: "Text of the contract" });
  await expect(text).toContainText("The French text prevails.");
  await expect(text.locator(".contract-watermark")).toHaveCount(0);
  await expect(text.getByRole("link", { name: /^Fill in/ })).toHaveCount(0);
  const signatures = page.getByRole("region", { name: "Signatures" });
  const signatories = signatures.getByRole("listitem");
  const printed = await text.locator(".contract-signatures strong").allTextContents();
  expect(printed.length).toBeGreaterThan(1);
  // The contract names the capacity as well.
  const names = printed.map((name) => name.split(",")[0]);
  await expect(signatories).toHaveText(names.map((name) => new RegExp(`${name}.*Not signed yet`)));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = info.outputPath("contract.pdf");
  await (await download).saveAs(file);
  expect((await download).suggestedFilename()).toBe(`agreement-${String(id).padStart(4, "0")}-v0.pdf`);

  // Opened once, it is read without a connection.
  await expectReadyOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(text).toContainText("The French text prevails.");
  await expect(signatures).toContainText("Signing requires a connection.");
  await context.setOffline(false);

  await page.goto("/verify");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("The contract is not signed yet.")).toBeVisible();
  await expect(page.getByText("This server knows the contract")).toBeVisible();
  await expect(page.getByText("This is the latest version.")).toBeVisible();
  // A captain approves nothing, and is not said to have failed to.
  await expect(page.getByRole("listitem").filter({ hasText: /^Captain.*No approval required$/ })).toBeVisible();
  await expectAccessible(page);
  const bytes = readFileSync(file);
  const forged = Buffer.concat([bytes, Buffer.from(" ")]);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "forged.pdf", mimeType: "application/pdf", buffer: forged });
  await expect(page.getByText("This server knows the beginning of the file, up to the change.")).toBeVisible();

  // The text on screen is of the file that was generated: the server knows it by the same hash.
  const hash = createHash("sha256").update(bytes).digest("hex");
  expect((await request.get(`/api/verify/file/${hash}`)).ok()).toBe(true);
  // As data it names the same file.
  await page.goto(`/agreement/${id}/documents`);
  await page.getByRole("main").getByText("Advanced").click();
  await expect(page.getByLabel("Version")).toHaveValue("0");
  const dataDownload = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download data" }).click();
  const dataFile = info.outputPath("contract.json");
  await (await dataDownload).saveAs(dataFile);
  expect(JSON.parse(readFileSync(dataFile, "utf8")).version).toMatchObject({ status: "CONTRACT", pdf_sha256: hash });
  const unknown = `/api/verify/file/${createHash("sha256").update(forged).digest("hex")}`;
  expect(complaints.filter((line) => !line.endsWith(unknown))).toEqual([]);
});
