import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { addOwnProfile, approve, askToGenerate, card, draftOfTwo, open } from "../support/approving.ts";
import { expectSaved, field, logIn } from "../support/browser.ts";
import { rest } from "../support/server.ts";
import { test } from "../support/test.ts";

const IBAN = "FR1420041010050500013M02606";
const OTHER_IBAN = "MC5811222000010123456789030";

/** A draft whose carrier is the one who is paid. @returns the numbers of the agreement and of the carrier's profile */
async function withCarrier(request: APIRequestContext, name: string): Promise<[id: number, profileId: number]> {
  const id = await draftOfTwo(request, `${name} ${Date.now()}`);
  return [id, await addOwnProfile(request, id, "carrier", "carriers")];
}

async function enter(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await field(page, label).blur();
}

test("a payee’s account that changes after everybody approved does not go into a contract unnoticed", async ({
  page,
  browser,
  request,
}) => {
  const [id, profileId] = await withCarrier(request, "Paid elsewhere");
  for (const account of ["client", "carrier"] as const) await (await rest(request, account)).approve(id);
  await open(page, "broker", id);
  await approve(page);
  await expect(page.getByRole("main").getByRole("button", { name: "Unlock", exact: true })).toBeVisible();

  const payee = await (await browser.newContext()).newPage();
  await logIn(payee, "carrier", `/profile/${profileId}`);
  await enter(payee, "IBAN", OTHER_IBAN);
  await expectSaved(payee);
  await expect(payee.getByText(`Agreement ${id} was locked with another IBAN`)).toBeVisible();

  // The new account has reached the broker once the question names it.
  await expect(async () => {
    const question = await askToGenerate(page);
    const named = await question.getByText("Changed since, and not printed: Bank account 1: IBAN.").isVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    expect(named).toBe(true);
  }).toPass();
  await expect(page.getByRole("button", { name: "New addendum" })).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(card(page, "Client")).toContainText("Outdated");
  await card(page, "Client").getByRole("button", { name: "1 change since approval" }).click();
  const sheet = page.getByRole("dialog", { name: /Changes since the approval on/ });
  await expect(sheet.getByRole("row", { name: `Bank account 1: IBAN ${IBAN} ${OTHER_IBAN}` })).toBeVisible();

  await enter(payee, "IBAN", IBAN);
  await expectSaved(payee);
  await payee.context().close();
});

test("one wrong digit: of an IBAN it is refused, of an address it is shown to those who approved it", async ({
  page,
  browser,
  request,
}) => {
  const [id, profileId] = await withCarrier(request, "One digit");
  const before = await (await rest(request, "carrier")).profile(profileId);
  const address = String(before["company_reg_address"]);
  await open(page, "client", id);
  await approve(page);

  const carrier = await (await browser.newContext()).newPage();
  await logIn(carrier, "carrier", `/profile/${profileId}`);
  const wrong = IBAN.replace("1005", "1006");
  await enter(carrier, "IBAN", wrong);
  await expect(carrier.getByText("its check digits do not match", { exact: false }).first()).toBeVisible();
  await expect(field(carrier, "IBAN")).toHaveValue(wrong);
  await enter(carrier, "IBAN", IBAN);
  await expect(carrier.getByText("its check digits do not match", { exact: false })).toHaveCount(0);
  await enter(carrier, "Registered address", `1${address}`);
  await expectSaved(carrier);
  expect(await (await rest(request, "carrier")).profile(profileId)).toMatchObject({ iban: IBAN });

  await expect(card(page, "Client")).toContainText("Outdated");
  await card(page, "Client").getByRole("button", { name: "1 change since approval" }).click();
  const sheet = page.getByRole("dialog", { name: /Changes since the approval on/ });
  await expect(sheet.getByRole("row").filter({ hasText: address })).toContainText(`1${address}`);
  await enter(carrier, "Registered address", address);
  await expectSaved(carrier);
  await expect(card(page, "Client")).toContainText("Approved");
  await carrier.context().close();
});

test("two yachts of one name are told apart where one is chosen, and the other one outdates approvals", async ({
  page,
  browser,
  request,
}) => {
  const id = await draftOfTwo(request, `Namesakes ${Date.now()}`);
  const admin = await rest(request, "admin");
  const name = `Twin ${Date.now()}`;
  const own = (await admin.me()).id;
  const speeds = { max_spd: 20, max_spd_cons: 900, cruis_spd: 14, cruis_spd_cons: 400, eco_spd: 10, eco_spd_cons: 200 };
  const first = await admin.yacht(own, { name, flag: "FR", imo_nb: "9074729", ...speeds });
  await admin.yacht(own, { name, flag: "MT", imo_nb: "9176187", ...speeds });
  await admin.patch(id, { yacht_id: first });
  await open(page, "client", id);
  await approve(page);

  const office = await (await browser.newContext()).newPage();
  await logIn(office, "admin", `/agreement/${id}/yacht`);
  const picker = field(office, "Yacht of this agreement");
  await expect(picker).toHaveValue(`${name} · IMO 9074729 · France · Nice`);
  await picker.click();
  await picker.fill(name);
  await expect(office.getByRole("option", { name: `${name} · IMO 9074729 · France · Nice` })).toBeVisible();
  const other = office.getByRole("option", { name: `${name} · IMO 9176187 · Malta · Nice` });
  await expect(other.locator("svg, img").first()).toBeVisible();
  await other.click();
  await expect(picker).toHaveValue(`${name} · IMO 9176187 · Malta · Nice`);
  await expectSaved(office);
  await office.getByRole("button", { name: "Add new" }).first().click();
  await field(office.getByRole("dialog"), "Name").fill(name.toLowerCase());
  await expect(office.getByText("There is a yacht of this name already:", { exact: false })).toBeVisible();
  await office.context().close();

  await expect(card(page, "Client")).toContainText("Outdated");
  await expect(page.getByRole("main")).toContainText("IMO 9176187");
  await card(page, "Client")
    .getByRole("button", { name: /^\d+ changes since approval$/ })
    .click();
  const sheet = page.getByRole("dialog", { name: /Changes since the approval on/ });
  await expect(sheet.getByRole("row", { name: /IMO number 9074729 9176187/ })).toBeVisible();
  await expect(sheet.getByRole("row", { name: /flag France Malta/i })).toBeVisible();
});
