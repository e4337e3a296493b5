import type { LineView } from "shared-schema/api/money/bankStatement";
import someUnstated from "shared-schema/fixtures/statements/corpus/camt-02-some-without-status.xml?raw";
import unstated from "shared-schema/fixtures/statements/corpus/camt-02-without-status.xml?raw";
import dutch from "shared-schema/fixtures/statements/corpus/mt940-abn.sta?raw";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "#testing/screen.tsx";

const LINE: LineView = {
  ...{ id: "l", account: "DE89370400440532013000", currency: "EUR", amount: 70_000, booked: "2027-01-10" },
  ...{ reversal: false, charges: null, payer: "Ada", text: "Charter", state: "OPEN", twin_of: null, proposals: [] },
  ...{ value_date: "2027-01-12", bank_reference: "2027011000042", agreement_id: null, payment_id: null },
  transfer_id: null,
};
const BARE: LineView = { ...LINE, id: "m", payer: "Ben", value_date: null, bank_reference: null };

const preview = page.getByRole("region", { name: "Check before importing" });

/** Opens the bank statements, with two lines that were imported already. */
async function openStatements() {
  await openScreen("/money/statements", {
    prepare: ({ server }) => server.on("GET", "/api/statement/line/", { json: { total: 2, lines: [LINE, BARE] } }),
  });
  await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
}

async function choose(name: string, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("The page takes no file.");
  await userEvent.upload(page.elementLocator(input), new File([text], name));
}

it("entries of a file that does not say whether they are booked are counted, and a file of such alone is refused", async () => {
  await openStatements();
  await choose("some.xml", someUnstated);
  await expect
    .element(preview.getByText("1 entry is left out: the file does not say whether they are booked."))
    .toBeVisible();
  await preview.getByRole("button", { name: "Discard" }).click();
  await choose("all.xml", unstated);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(preview).not.toBeInTheDocument();
});

it("a file of MT940 is offered, and shown before it is stored", async () => {
  await openStatements();
  await expect.element(page.getByText(/camt\.053 \(XML\), MT940 or CSV/)).toBeVisible();
  await choose("bank.sta", dutch);
  await expect.element(preview.getByText("bank.sta")).toBeVisible();
  await expect.element(preview.getByText(/does not say whether/)).not.toBeInTheDocument();
});

it("a line shows its value date and the bank's reference, where the bank gave them", async () => {
  await openStatements();
  const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(item("Ada")).toHaveTextContent("2027/01/10 · value date 2027/01/12 · DE89");
  await expect.element(item("Ada")).toHaveTextContent("Bank’s reference: 2027011000042");
  await expect.element(item("Ben")).not.toHaveTextContent("value date");
  await expect.element(item("Ben")).not.toHaveTextContent("reference");
});
