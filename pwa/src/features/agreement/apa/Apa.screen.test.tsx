import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PRICED, partId, putPriced } from "../../../testing/agreement/priced.ts";
import { catchDownloads } from "../../../testing/downloads.ts";
import { field } from "../../../testing/fields.ts";
import { boxOf, isInView, isUncovered } from "../../../testing/find.ts";
import { type OpenedScreen, openScreen } from "../../../testing/screen.tsx";

const PDF = "%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n";
const receipt = (name: string) => new File([PDF], name, { type: "application/pdf" });
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** A voyage that the captain is on today. */
function atSea(body: AgreementBody): AgreementBody {
  const dates = { delivery_date: `${day(-4)}T10:00:00Z`, redelivery_date: `${day(3)}T10:00:00Z` };
  return { ...body, ...dates, yacht_id: null, waypoints: {}, base_price_cruising: null };
}

async function openAccount(change = atSea): Promise<OpenedScreen> {
  return openScreen(`/agreement/${PRICED}/apa`, {
    as: "captain",
    prepare: (desk) => putPriced(desk, { name: "APA at sea", roles: ["captains"], change }),
  });
}

const dialog = page.getByRole("dialog");
const record = dialog.getByRole("button", { name: "Record" });
const enter = page.getByRole("button", { name: "Enter an expense" });
const entries = page.getByRole("region", { name: "Expenses" }).getByRole("listitem");
const checks = page.getByRole("region", { name: "To be checked" });
const currency = dialog.getByLabelText("Currency", { exact: true });

/** Chooses a file for the receipt of the form that is open. */
async function attach(name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type="file"]:not([capture])');
  if (!input) throw new Error("The form takes no file.");
  await userEvent.upload(page.elementLocator(input), receipt(name));
}

async function enterDollars(): Promise<void> {
  await enter.click();
  await field(dialog, "Amount").fill("108.23");
  await currency.selectOptions("USD");
  await field(dialog, "Rate: USD for 1 EUR").fill("1.0823");
  await expect.element(dialog.getByText("Makes €100.00")).toBeVisible();
  await dialog.getByRole("radio", { name: "Provisions" }).click();
  await attach("market.pdf");
  await expect.element(dialog.getByText("market.pdf")).toBeVisible();
  await record.click();
  await expect.element(entries).toHaveLength(1);
}

it("nothing is converted without a rate, and what was typed of an expense is there again", async () => {
  const screen = await openAccount();
  await enter.click();
  await field(dialog, "Amount").fill("108.23");
  await currency.selectOptions("USD");
  await record.click();
  await expect.element(dialog.getByText(/Enter the exchange rate of the day/)).toBeVisible();
  await screen.go("/agreement");
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.go(`/agreement/${PRICED}/apa`);
  await enter.click();
  await expect.element(field(dialog, "Amount")).toHaveValue("108.23");
});

it("an expense in another currency counts in that of the account", async () => {
  await openAccount();
  await enterDollars();
  await expect.element(entries.first()).toHaveTextContent("€100.00");
  await expect.element(entries.first()).toHaveTextContent("$108.23 at 1.0823");
  await expect.element(page.getByText("-€100.00").first()).toBeVisible();
});

it("the same day's rate is offered, a receipt twice is recognised, and a cancelled expense stays", async () => {
  await openAccount();
  await enterDollars();
  await enter.click();
  await field(dialog, "Amount").fill("50");
  await currency.selectOptions("USD");
  await dialog.getByRole("button", { name: "1.0823 as on this day already" }).click();
  await dialog.getByRole("radio", { name: "Fuel" }).click();
  await attach("again.pdf");
  await expect.element(dialog.getByText(/^This receipt is already entered: €100.00/)).toBeVisible();
  await record.click();
  await expect.element(checks.getByText("The same receipt is entered more than once.")).toBeVisible();
  await page.getByRole("button", { name: /^Cancel Fuel of €46.20/ }).click();
  await dialog.getByRole("button", { name: "Cancel the entry" }).click();
  await expect.element(checks).not.toBeInTheDocument();
  await expect.element(entries).toHaveLength(2);
  expect(entries.filter({ hasText: "Fuel" }).element().querySelector("del")).not.toBeNull();
});

it.each([
  [390, 844],
  [1024, 768],
])("the camera and «Record» are in sight as the form opens (%i × %i)", async (width, height) => {
  await page.viewport(width, height);
  await openAccount();
  await enter.click();
  await expect.element(dialog.getByRole("radio", { name: "Provisions" })).toBeInTheDocument();
  for (const control of [dialog.getByRole("button", { name: "Take a picture" }).last(), record]) {
    await expect.poll(() => isInView(control.element()) && isUncovered(control.element())).toBe(true);
  }
});

it("receipts that are not printed are named by reason, in the width of the page", async () => {
  const files = catchDownloads();
  const entry = {
    ...{ other: null, date: day(0), time: null, paid_by: "CARD" as const, note: null, receipt_hash: null },
    ...{ recorded_by: 1, recorded_at: `${day(0)}T08:00:00Z`, cancelled: null, category: "PROVISIONS" as const },
  };
  const kept = (number: number) => ({
    kind: "image/jpeg" as const,
    sha256: String(number).padStart(64, "0"),
    bytes: 9,
  });
  const numbers = Array.from({ length: 19 }, (_, at) => at + 1);
  await openScreen(`/agreement/${PRICED}/apa`, {
    as: "captain",
    prepare: async (desk) => {
      desk.server.on("GET", /\/document/, "unreachable");
      await putPriced(desk, {
        roles: ["captains"],
        change: (body) => ({
          ...atSea(body),
          expenses: Object.fromEntries(
            numbers.map((at) => [partId(at), { ...entry, amount: at * 11.13, document: kept(at) }]),
          ),
        }),
      });
    },
  });
  await page.getByRole("button", { name: "Statement with receipts (PDF)" }).click();
  await expect.poll(() => files[0]?.name).toMatch(/^apa-\d+\.pdf$/);
  const box = page.getByText("19 receipts are not printed");
  await expect.element(box).toBeVisible();
  await expect.element(page.getByText(`Not on this device: no. ${numbers.join(", ")}`)).toBeVisible();
  const list = page.getByRole("region", { name: "Expenses" });
  const notice = page.getByRole("status").filter({ hasText: "not printed" });
  expect(boxOf(notice).width).toBeGreaterThan(boxOf(list).width * 0.95);
});

it("an account is closed on the quay in at most 12 taps", async () => {
  const files = catchDownloads();
  const cash = {
    ...{ other: null, date: day(0), time: null, paid_by: "CASH" as const, note: null, receipt_hash: null },
    ...{ recorded_by: 1, recorded_at: `${day(0)}T08:00:00Z`, cancelled: null, document: null },
  };
  const screen = await openAccount((body) => ({
    ...atSea(body),
    expenses: {
      [partId(1)]: { ...cash, amount: 300, category: "CASH_DRAWN" },
      [partId(2)]: { ...cash, amount: 120, category: "PROVISIONS" },
    },
  }));
  await expect.element(entries).toHaveLength(2);
  await screen.go(`/agreement/${PRICED}`);
  let taps = 0;
  const count = () => void taps++;
  document.addEventListener("pointerdown", count, { capture: true });
  await page
    .getByRole("navigation", { name: "Sections of the agreement" })
    .getByRole("link", { name: "Money" })
    .click();
  await page.getByRole("link", { name: "APA account" }).click();
  await page.getByRole("button", { name: "Count the cash" }).click();
  await field(dialog, "Amount").fill("150");
  await record.click();
  // A taxi of €30 was forgotten, as the count tells.
  await expect.element(checks.getByText(/^€30.00 less cash was counted/)).toBeVisible();
  await enter.click();
  await field(dialog, "Amount").fill("30");
  await dialog.getByRole("radio", { name: "Transport ashore" }).click();
  await dialog.getByRole("radio", { name: "Cash", exact: true }).click();
  await record.click();
  await expect.element(checks).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Statement with receipts (PDF)" }).click();
  await expect.poll(() => files[0]?.name).toMatch(/^apa-\d+\.pdf$/);
  document.removeEventListener("pointerdown", count, { capture: true });
  expect(taps).toBeLessThanOrEqual(12);
  expect(taps).toBeGreaterThanOrEqual(8);
});

it("a warning is answered for good, says by whom, and comes back once an entry changes", async () => {
  const card = {
    ...{ other: null, date: day(0), time: null, paid_by: "CARD" as const, receipt_hash: null },
    ...{ recorded_by: 1, recorded_at: `${day(0)}T08:00:00Z`, cancelled: null, document: null },
  };
  const screen = await openAccount((body) => ({
    ...atSea(body),
    expenses: {
      [partId(1)]: { ...card, amount: 347.85, category: "PROVISIONS", note: "Market" },
      [partId(2)]: { ...card, amount: 347.85, category: "OTHER", note: "Agora" },
      [partId(3)]: { ...card, amount: 60, category: "LAUNDRY", note: null, date: day(-6) },
    },
  }));
  const alike = checks.getByText(/^These entries have the same amount/);
  await expect.element(alike).toBeVisible();
  await expect.element(checks.getByText(/^From before delivery/)).toBeVisible();
  await checks.getByRole("button", { name: "These are right" }).click();
  await expect.element(checks.getByText("1 warning answered")).toBeVisible();
  await checks.getByRole("button", { name: "This is right" }).click();
  await expect.element(checks.getByText("2 warnings answered")).toBeVisible();
  await expect.element(checks.getByText("Everything is answered.")).toBeVisible();
  await screen.go("/agreement");
  await screen.go(`/agreement/${PRICED}/apa`);
  await checks.getByText("2 warnings answered").click();
  await expect.element(checks.getByText(/^Found right by /).first()).toBeVisible();
  await page.getByRole("button", { name: /^Note of Other of €347.85/ }).click();
  await userEvent.fill(entries.getByLabelText("Note", { exact: true }), "Agora, fish");
  await userEvent.keyboard("{Enter}");
  await expect.element(checks.getByRole("button", { name: "These are right" })).toBeVisible();
  await expect.element(checks.getByText("1 warning answered")).toBeVisible();
  await expect.element(entries.filter({ hasText: "Agora, fish" })).toBeVisible();
});
