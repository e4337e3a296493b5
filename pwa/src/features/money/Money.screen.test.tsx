import { callFor, keyed, keyOf, paymentOn } from "shared-schema/agreement/payments/payments.test-support";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { takeDownload } from "#testing/browser/files.ts";
import { openScreen } from "#testing/screen.tsx";
import { useLeaving } from "./reminders/leaving.ts";

for (const account of ["captain", "passenger"] as const) {
  it(`a ${account} is offered no money page, and finds no calls for fund on it`, async () => {
    const { go } = await openScreen("/agreement", { as: account });
    await page.getByRole("button", { name: /, account menu$/ }).click();
    await expect.element(page.getByRole("link", { name: "Help" }).first()).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Money" })).not.toBeInTheDocument();
    await go("/money");
    await expect.element(page.getByText("No calls for fund yet")).toBeVisible();
  });
}

/** A date so many days from now, `YYYY-MM-DD`. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A contract with a call that is overdue and one that is due later, and part of the first paid. */
const asked = (body: AgreementBody): AgreementBody => ({
  ...body,
  ...{ status: "CONTRACT", generated_versions_len: 1 },
  payment_calls: keyed({
    1: callFor({ amount: 9_000, date_due: inDays(-10) }),
    2: callFor({ designation: "APA 1", call_type: "CEA", amount: 3_000, date_due: inDays(-1) }),
    3: callFor({ designation: "Down Payment 2", amount: 1_000, date_due: inDays(10) }),
  }),
  payments: keyed({ 4: paymentOn(1, 4_000.5), 5: paymentOn(2, 3_000, { call_type: "CEA" }) }),
});

/** A contract with a call that is overdue and one that is due on execution. */
const owedThisWeek = (body: AgreementBody): AgreementBody => ({
  ...body,
  ...{ status: "CONTRACT", generated_versions_len: 1 },
  payment_calls: keyed({
    51: callFor({ amount: 9_000, date_due: inDays(-10) }),
    52: callFor({
      ...{ designation: "APA 1", call_type: "CEA", amount: 3_000, date_due: null, due_by_execution: true },
      reminders: [{ id: keyOf(53), at: `${inDays(-3)}T09:00:00.000Z`, by: 1, to: [1] }],
    }),
  }),
});
const OWED_IDS = [keyOf(51), keyOf(52)] as const;
const reminderOf = (id: string) => `POST /api/cruise/payment_call/${id}/reminder/`;

it("the money of all agreements is added up, narrowed, sorted and exported", async () => {
  const name = "Followed";
  const screen = await openScreen("/agreement", {
    prepare: (desk) => putPriced(desk, { name, change: asked }),
  });
  await page.getByRole("link", { name: "Money" }).first().click();
  await expect.element(page.getByRole("heading", { name: "Money", level: 1 })).toBeVisible();
  const sums = page.getByRole("region", { name: "Amounts in EUR" });
  await expect.element(sums.getByText("Overdue")).toBeVisible();
  await expect.element(sums.getByText("This week")).toBeVisible();
  expect(sums.getByText("Overdue").element().parentElement?.textContent).not.toContain("€0.00");
  await expect.element(sums.getByRole("list")).toHaveTextContent("€1,000.00");

  const rows = page.getByRole("table", { name: "Calls for fund" }).getByRole("row");
  await page.getByRole("searchbox").fill(name);
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.nth(1)).toHaveTextContent(/Overdue.*€4,999.50.*of €9,000.00/);
  await page.getByRole("table", { name: "Calls for fund" }).getByRole("button", { name: "To collect" }).click();
  await expect.element(rows.nth(1)).toHaveTextContent("€1,000.00");
  await page.getByLabelText("State", { exact: true }).selectOptions("Paid");
  await expect.element(rows).toHaveLength(2);
  await page.getByLabelText("State", { exact: true }).selectOptions("All");
  await expect.element(rows).toHaveLength(4);
  await expectNoBarriers();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "In credit" }))
    .toBeVisible();
  const file = await takeDownload(() => page.getByRole("button", { name: "Export as CSV" }).click());
  expect(await file.text()).toContain(",EUR,9000,4000.5,4999.5");

  await rows
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await expect.poll(screen.path).toContain(`/agreement/${PRICED}/price`);
});

it("what is overdue and due this week is chased in four clicks from the start page, and can be undone", async () => {
  const name = "Chased";
  const sent: string[] = [];
  const screen = await openScreen("/agreement", { prepare: (desk) => putPriced(desk, { name, change: owedThisWeek }) });
  screen.server.on("POST", /\/reminder\/$/, ({ path }) => {
    sent.push(`POST ${path}`);
    return { status: 201, json: {} };
  });
  const offered: number[] = [];
  screen.server.on("DELETE", /\/reminder\/$/, ({ path }) => {
    sent.push(`DELETE ${path}`);
    offered.push(useLeaving.getState().until.size);
    return { json: {} };
  });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole("link", { name: "Money" }).first());
  await click(page.getByRole("button", { name: "Send reminders", exact: true }));
  const dialog = page.getByRole("dialog", { name: "Send reminders" });
  await click(dialog.getByRole("checkbox", { name: /^This week’s too/ }));
  await click(dialog.getByRole("button", { name: /^Send \d+ reminders$/ }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(clicks).toBe(4);
  const chased = sent.filter((each) => OWED_IDS.some((id) => each.includes(id)));
  expect(chased).toEqual(OWED_IDS.map(reminderOf));
  await page.getByRole("button", { name: /^Undo, \d+ s$/ }).click();
  await expect.poll(() => sent.filter((each) => each.startsWith("DELETE")).length).toBe(sent.length / 2);
  // Nothing was left for a second click while the server was asked.
  expect(new Set(offered)).toEqual(new Set([0]));
});

it("a reminder that is refused is named with the reason, and stops no other", async () => {
  const name = "Refused";
  const sent: string[] = [];
  const [refused, other] = OWED_IDS;
  const screen = await openScreen("/money", { prepare: (desk) => putPriced(desk, { name, change: owedThisWeek }) });
  screen.server.on("POST", /\/reminder\/$/, ({ path }) => {
    if (path.includes(refused)) {
      return { status: 409, json: { code: "call-reminder.no-address", params: {}, message: "" } };
    }
    sent.push(`POST ${path}`);
    return { status: 201, json: {} };
  });
  await page.getByRole("button", { name: "Send reminders", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Send reminders" });
  await dialog.getByRole("checkbox", { name: /^This week’s too/ }).click();
  await dialog.getByRole("button", { name: /^Send \d+ reminders$/ }).click();
  const reason = /^Refused No client of this agreement has an email address\.$/;
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(reason);
  expect(sent).toContain(reminderOf(other));
  await expect.element(dialog.getByRole("checkbox", { name }).first()).toBeChecked();
  await expect.element(dialog.getByRole("button", { name: "Send 1 reminder" })).toBeVisible();
});

it("a phone shows when a client was last reminded, and sends one reminder from the card", async () => {
  const name = "Carded";
  await page.viewport(390, 844);
  const screen = await openScreen("/money", { prepare: (desk) => putPriced(desk, { name, change: owedThisWeek }) });
  const sent: string[] = [];
  screen.server.on("POST", /\/reminder\/$/, ({ path }) => {
    sent.push(`POST ${path}`);
    return { status: 201, json: {} };
  });
  const [, apa] = OWED_IDS;
  await page.getByRole("searchbox").fill(name);
  const card = page.getByRole("list", { name: "Calls for fund" }).getByRole("listitem").filter({ hasText: "APA 1" });
  await expect.element(card).toHaveTextContent(/reminded \d{4}\/\d\d\/\d\d/);
  const button = card.getByRole("button", { name: /^Send reminder: / });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Send reminders" });
  await dialog.getByRole("button", { name: "Send 1 reminder" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([reminderOf(apa)]);
  await expect.element(button).toHaveFocus();
});

it("a payment is recorded in its row, by keys too and without a connection", async () => {
  const name = "Paid here";
  const screen = await openScreen("/money", {
    prepare: (desk) => putPriced(desk, { name, change: owedThisWeek }),
  });
  useSyncFacts.setState({ reachable: false });
  await page.getByRole("searchbox").fill(name);
  const rows = page.getByRole("table", { name: "Calls for fund" }).getByRole("row");
  await expect.element(rows).toHaveLength(3);
  // A letter that is typed is a letter.
  await userEvent.keyboard("p");
  await expect.element(page.getByRole("searchbox")).toHaveValue(`${name}p`);
  await page.getByRole("searchbox").fill(name);
  await expect.element(rows).toHaveLength(3);
  await page.getByRole("heading", { name: "Money", level: 1 }).click();
  // The code for the keys comes after the page.
  await expect
    .poll(async () => {
      await userEvent.keyboard("k");
      return document.activeElement?.matches("[data-list-item]");
    })
    .toBe(true);
  await userEvent.keyboard("j");
  await expect.element(rows.nth(2).getByRole("link")).toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(rows.nth(1).getByRole("link")).toHaveFocus();
  // After g, p leads to the people of an agreement, and records nothing.
  await userEvent.keyboard("gpr");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toHaveAccessibleName("Send reminders");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await rows
    .nth(1)
    .getByRole("button", { name: /^Record payment: / })
    .click();
  await expect.element(dialog).toHaveAccessibleName("Payment: Down Payment 1");
  await expectNoBarriers();
  await dialog.getByLabelText(/^Amount/).fill("4000");
  await dialog.getByRole("button", { name: "Record" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rows.nth(1)).toHaveTextContent(/€5,000.00.*of €9,000.00/);
  const payments = Object.values((await screen.device.body("agreements", PRICED))?.payments ?? {});
  expect(payments).toMatchObject([{ call_id: OWED_IDS[0], amount: 4_000 }]);
});
