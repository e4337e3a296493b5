import { type APIRequestContext, expect } from "@playwright/test";
import { expectAccessibleInBoth } from "./support/axe.ts";
import { logIn, watchConsole } from "./support/browser.ts";
import { emailOf, PASSWORD } from "./support/people.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

const ACCOUNT = {
  ...{ bank_name: "Bank", account_num: "0532013000", bank_address: "Köln", bank_country: "DE" },
  ...{ iban: "DE89370400440532013000", swiftbic: "COBADEFFXXX" },
};

/** A generated contract whose payee is a company of the administrator's, which has changed its account since. @returns its number */
async function withNewAccount(request: APIRequestContext): Promise<number> {
  const { id } = await pricedDraft(request, "Paid elsewhere");
  const admin = await rest(request, "admin");
  const login = await request.post("/api/user/login", { data: { email: emailOf("admin"), password: PASSWORD } });
  const { access_token, user } = (await login.json()) as { access_token: string; user: { id: number } };
  const headers = { authorization: `Bearer ${access_token}` };
  const company = { first_name: "Grace", last_name: "Hopper", is_company: true, company_name: "Moving Bank Ltd" };
  const made = await request.post(`/api/user/${user.id}/profile/`, { headers, data: { ...company, ...ACCOUNT } });
  const { id: payee } = (await made.json()) as { id: number };
  await admin.addParty(id, "stakeholders", payee);
  await admin.generate(id);
  const data = { iban: "ES9121000418450200051332" };
  const changed = await request.put(`/api/user/profile/${payee}`, { headers, data });
  if (!changed.ok()) throw new Error(`profile: ${changed.status()} ${await changed.text()}`);
  return id;
}

test("new bank details are proposed, shown to both sides with the same words, and withdrawn", async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  const id = await withNewAccount(page.request);
  await logIn(page, "admin", `/agreement/${id}`);
  await page.getByRole("button", { name: "Propose the new details" }).click();
  const pending = page.locator("section", { hasText: "New bank details are proposed for Moving Bank Ltd" }).last();
  await expect(pending.getByRole("table")).toContainText("ES91");
  const words = (await pending.locator("dd").first().textContent()) ?? "";
  expect(words.split(" ")).toHaveLength(4);
  await expectAccessibleInBoth(page);

  const other = await (await browser.newContext()).newPage();
  await logIn(other, "broker", `/agreement/${id}`);
  await expect(other.getByText("A change of bank details is proposed and not in force.").first()).toBeVisible();
  await expect(other.getByText(words, { exact: true })).toBeVisible();
  await other.context().close();

  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await expect(page.getByText("A change of bank details is proposed and not in force.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Propose the new details" })).toBeVisible();
  expect(complaints).toEqual([]);
});
