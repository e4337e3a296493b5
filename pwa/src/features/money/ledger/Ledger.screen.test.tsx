import type { LedgerRow, LedgerView } from "shared-schema/api/money/ledger";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { takeDownload } from "#testing/browser/files.ts";
import { openScreen } from "#testing/screen.tsx";

const entry = (id: number, fields: Partial<LedgerRow>): LedgerRow => ({
  ...{ id, at: "2027-01-15T09:00:00.000Z", agreement_id: 1, agreement_name: "Riviera", payment_id: "p" },
  ...{ transfer_id: null, kind: "RECORDED", account: "PAYEE", profile_id: null, designation: "APA 1" },
  ...{ currency: "EUR", debit: 0, credit: 0 },
  ...fields,
});
const VIEW: LedgerView = {
  trial: [
    { account: "PAYEE", currency: "EUR", debit: 320.5, credit: 0, balance: 320.5 },
    { account: "APA", currency: "EUR", debit: 0, credit: 300, balance: -300 },
    { account: "UNAPPLIED", currency: "EUR", debit: 0, credit: 20.5, balance: -20.5 },
  ],
  total: 3,
  entries: [entry(3, { account: "UNAPPLIED", credit: 20.5, designation: null }), entry(2, { debit: 320.5 })],
};

it("the ledger is read, paged and exported by those who record payments", async () => {
  const first = entry(1, { account: "APA", credit: 300 });
  await openScreen("/money/ledger", {
    as: "broker",
    prepare: ({ server }) => {
      server.on("GET", "/api/ledger/", ({ path }) => {
        const before = Number(new URL(path, "http://localhost").searchParams.get("before") ?? 4);
        const entries = before === 2 ? [first] : before > 2 ? VIEW.entries : [];
        return { json: { ...VIEW, entries } };
      });
    },
  });
  const trial = page.getByRole("region", { name: "Trial balance EUR" });
  await expect.element(trial.getByRole("row", { name: /^Total/ })).toHaveTextContent("Total€320.50€320.50€0.00");
  const rows = page.getByRole("region", { name: "Entries" }).getByRole("row");
  await expect.element(rows).toHaveLength(3);
  await expectNoBarriers();
  await page.getByRole("button", { name: "Show earlier entries" }).click();
  await expect.element(rows).toHaveLength(4);
  await expect.element(page.getByRole("button", { name: "Show earlier entries" })).not.toBeInTheDocument();
  const file = await takeDownload(() => page.getByRole("button", { name: "Export all entries as CSV" }).click());
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines.map((line) => line.split(",").at(-1))).toEqual(["Credit", "300", "0", "20.5"]);
});

it("the ledger says that it needs a connection", async () => {
  await openScreen("/money/ledger", {
    as: "broker",
    prepare: ({ server }) => server.on("GET", "/api/ledger/", "unreachable"),
  });
  await expect.element(page.getByText("The ledger needs a connection.")).toBeVisible();
  await expectNoBarriers();
});
