import { readFileSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expectReadyOffline, logIn, watchConsole } from "./support/browser.ts";
import { emailOf, PASSWORD } from "./support/people.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { installed as test } from "./support/test.ts";

/** A date so many days from now, `YYYY-MM-DD`. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A generated contract of the broker's with a call that is late and one that is expected, and part of the first paid. */
async function askedFor(request: APIRequestContext, name: string): Promise<number> {
  const { id } = await pricedDraft(request, name);
  const broker = await rest(request, "broker");
  const login = await request.post("/api/user/login", { data: { email: emailOf("broker"), password: PASSWORD } });
  const headers = { authorization: `Bearer ${((await login.json()) as { access_token: string }).access_token}` };
  const ask = async (call_type: string, amount: number, date_due: string) => {
    const made = await request.post(`/api/cruise/${id}/payment_call/`, { headers, data: { call_type } });
    const { id: call } = (await made.json()) as { id: string };
    await request.put(`/api/cruise/payment_call/${call}`, { headers, data: { amount, date_due } });
    return call;
  };
  const late = await ask("CRUISE", 9_000, inDays(-10));
  const apa = await ask("CEA", 3_000, inDays(-1));
  await ask("CRUISE", 1_000, inDays(10));
  for (const [call, amount] of [
    [late, "4000.50"],
    [apa, "3000"],
  ] as const) {
    const multipart = { amount, date_paid: inDays(-1) };
    await request.post(`/api/cruise/payment_call/${call}/payment/`, { headers, multipart });
  }
  await broker.generate(id);
  return id;
}

test("the money of all agreements is followed, narrowed, exported and read at sea", async ({ page, context }, info) => {
  const complaints = watchConsole(page);
  const name = `Followed ${Date.now()}`;
  const id = await askedFor(page.request, name);
  await logIn(page, "broker", "/agreement");
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("link", { name: "Money" }).click();
  await expect(page.getByRole("heading", { name: "Money", level: 1 })).toBeVisible();
  const sums = page.getByRole("region", { name: "Amounts in EUR" });
  await expect(sums.getByText("Overdue").locator("..")).not.toContainText("€0.00");
  await expect(sums.getByRole("list")).toContainText("€1,000.00");

  const table = page.getByRole("table", { name: "Calls for fund" });
  await page.getByRole("searchbox").fill(name);
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table.getByRole("row").nth(1)).toContainText("Overdue");
  await expect(table.getByRole("row").nth(1)).toContainText("€4,999.50");
  await table.getByRole("button", { name: "Amount" }).click();
  await expect(table.getByRole("row").nth(1)).toContainText("€1,000.00");
  await page.getByLabel("State").selectOption("Paid");
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByLabel("State").selectOption("All");
  await expect(table.getByRole("row")).toHaveCount(4);
  await expectAccessible(page);

  await expectReadyOffline(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("searchbox").fill(name);
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "In credit" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = info.outputPath("calls.csv");
  await (await download).saveAs(file);
  expect(readFileSync(file, "utf8")).toContain(",EUR,9000,4000.5,4999.5");

  await table
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/agreement/${id}/price`));
  await context.setOffline(false);
  expect(complaints).toEqual([]);
});
