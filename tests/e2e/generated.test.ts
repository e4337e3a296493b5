import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { generateAnyway } from "./support/approving.ts";
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
  await expect(signatories).toHaveText(printed.map((name) => new RegExp(`${name}.*Not signed yet$`)));
  await expect(signatures.getByRole("button")).toHaveCount(0);
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
  await expect(signatories).toHaveCount(printed.length);
  await context.setOffline(false);

  await page.goto("/verify");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("This contract is genuine")).toBeVisible();
  await expect(page.getByText("This is the latest version.")).toBeVisible();
  // A captain approves nothing, and is not said to have failed to.
  await expect(page.getByRole("listitem").filter({ hasText: /^Captain.*No approval required$/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const bytes = readFileSync(file);
  const forged = Buffer.concat([bytes, Buffer.from(" ")]);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "forged.pdf", mimeType: "application/pdf", buffer: forged });
  await expect(page.getByText("No generated contract matches")).toBeVisible();

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

test("an addendum follows the contract, and both stay readable", async ({ page, request }) => {
  const { id } = await pricedDraft(request, `Amended ${Date.now()}`);
  const broker = await rest(request, "broker");
  await logIn(page, "broker", `/agreement/${id}`);
  await expectSaved(page);
  await generateAnyway(page);
  await page.getByRole("button", { name: "New addendum" }).click();
  await expect(page.getByText("Addendum Draft").first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByText("This addendum would change nothing.")).toBeVisible();
  await broker.patch(id, { name: "A week longer" });
  await page.goto(`/agreement/${id}/contract`);
  const version = page.getByLabel("Version");
  await expect(version).toHaveValue("1");
  await expect(version.getByRole("option")).toHaveText([/\(draft\)$/, "Contract"]);
  const text = page.getByRole("region", { name: "Text of the contract" });
  await expect(text).toContainText("A week longer");
  await version.selectOption("0");
  await expect(page).toHaveURL(new RegExp(`/agreement/${id}/contract/0$`));
  await expect(text).not.toContainText("A week longer");
  for (const none of ["abc", "1x", "-1"]) {
    await page.goto(`/agreement/${id}/contract/${none}`);
    await expect(text).toContainText("A week longer");
    await expect(page.getByText("There is no version")).toHaveCount(0);
  }
  await page.goto(`/agreement/${id}/contract/7`);
  await expect(page.getByText("There is no version 7 of this agreement. This is the current one.")).toBeVisible();
});

test("a version that was first opened without a connection is shown once there is one, before its PDF has arrived", async ({
  page,
  context,
  request,
}) => {
  const { id } = await pricedDraft(request, `Opened at sea ${Date.now()}`);
  await logIn(page, "broker", `/agreement/${id}`);
  await expectSaved(page);
  // A device fetches what is generated at once; this one lost its connection over the PDF.
  await context.route(/\/pdf$/, (route) => route.abort());
  await generateAnyway(page);
  await expect(page.getByRole("button", { name: "New addendum" })).toBeVisible();
  await expectReadyOffline(page);
  await context.setOffline(true);
  await context.unroute(/\/pdf$/);
  await page.goto(`/agreement/${id}/contract`);
  await expect(page.getByText("This version is not on this device yet.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await context.route(/\/pdf$/, async (route) => {
    await held;
    await route.continue();
  });
  await context.setOffline(false);
  const text = page.getByRole("region", { name: "Text of the contract" });
  await expect(text).toContainText("The French text prevails.");
  const arrived = page.waitForResponse(/\/pdf$/);
  send();
  expect((await arrived).ok()).toBe(true);
});

test("a version that the server fails to send is announced as its error, and read once it is tried again", async ({
  page,
  request,
}) => {
  const { id } = await pricedDraft(request, `Failing ${Date.now()}`);
  const draft = new RegExp(`/contract/${id}/0/draft$`);
  await page
    .context()
    .route(draft, (route) =>
      route.fulfill({ status: 500, headers: { [OWN_ANSWER]: "1" }, json: { message: "Out of order" } }),
    );
  await logIn(page, "broker", `/agreement/${id}`);
  await expectSaved(page);
  await generateAnyway(page);
  await expect(page.getByRole("button", { name: "New addendum" })).toBeVisible();
  await page.goto(`/agreement/${id}/contract/0`);
  await expect(page.getByText("Server Error")).toBeVisible();
  await page.context().unroute(draft);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Text of the contract" })).toContainText("The French text prevails.");
  await expect(page.getByText("Server Error")).toHaveCount(0);
});
