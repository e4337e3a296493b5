import type { AgreementBody } from "shared-schema/agreement/schema";
import { cancelSettlement, openSettlement } from "shared-schema/agreement/settlement/moves";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { lock } from "#testing/agreement/approvals.ts";
import { PRICED, partId, putPriced } from "#testing/agreement/priced.ts";
import { catchDownloads } from "#testing/downloads.ts";
import { enter, field } from "#testing/fields.ts";
import { openScreen } from "#testing/screen.tsx";

const settlement = page.getByRole("region", { name: "Settlement", exact: true });
const apa = page.getByRole("group", { name: "APA settlement" });
const dialog = page.getByRole("dialog");

const PATH = `/api/cruise/${PRICED}/settling`;

it("a contract is settled: its calls follow what is entered, without a connection too", async () => {
  const files = catchDownloads();
  const { device: ours } = await openScreen(`/agreement/${PRICED}/price`, {
    prepare: async (desk) => {
      const { device, server } = desk;
      await putPriced(desk, { name: "Settled" });
      await lock(desk);
      const contract = (body: AgreementBody): AgreementBody => ({
        ...body,
        ...{ status: "CONTRACT", generated_versions_len: 1 },
      });
      await device.change("agreements", PRICED, contract);
      const agreed = { rate: "1/25", litres: { [partId(90)]: 1_000 } };
      let id = 50;
      const opened = (body: AgreementBody) => openSettlement(body, { agreed, spent: null, newId: () => partId(id++) });
      server.on("POST", PATH, async () => {
        await device.change("agreements", PRICED, opened);
        return { json: {} };
      });
    },
  });
  await settlement.getByRole("button", { name: "Start settling" }).click();
  await dialog.getByRole("button", { name: "Start settling" }).click();
  await expect.element(settlement.getByText("You have started settling.")).toBeVisible();

  // Nothing was asked before: the settlement asks for the whole, and for what was really spent.
  await expect.element(page.getByRole("group", { name: "Settlement", exact: true })).toBeVisible();
  await expect.element(apa).not.toBeInTheDocument();
  const spent = field(settlement, "Actual client expenses");
  await enter(spent, "1234.5");
  await apa.getByRole("button", { name: /^APA settlement/ }).click();
  await expect.element(field(apa, "Amount")).toHaveValue("1,234.50");
  await expect.element(field(apa, "Amount")).toBeDisabled();
  // The amount has reached the server.
  await ours.change("agreements", PRICED, (body) => body);
  await expect.element(settlement.getByText(/Not paid in full: Settlement, APA settlement/)).toBeVisible();
  await expect.element(settlement.getByRole("button", { name: "Close settlement" })).toBeDisabled();

  useSyncFacts.setState({ reachable: false });
  await enter(spent, "2000");
  await expect.element(field(apa, "Amount")).toHaveValue("2,000.00");
  await expect
    .element(settlement.getByText("This requires a connection because it affects all parties."))
    .toBeVisible();
  await settlement.getByRole("button", { name: "Settlement statement" }).click();
  await expect.poll(() => files[0]?.name).toMatch(/^settlement-\d{4}\.pdf$/);
});

it("cancelling a settlement asks first and takes its calls away", async () => {
  await openScreen(`/agreement/${PRICED}/price`, {
    prepare: async (desk) => {
      const { device, server } = desk;
      await putPriced(desk, { name: "Settled" });
      await lock(desk);
      const agreed = { rate: "1/25", litres: { [partId(90)]: 1_000 } };
      let id = 50;
      await device.change("agreements", PRICED, (body) =>
        openSettlement({ ...body, generated_versions_len: 1 }, { agreed, spent: 2_000, newId: () => partId(id++) }),
      );
      server.on("DELETE", PATH, async () => {
        await device.change("agreements", PRICED, (body) => cancelSettlement(body, "CONTRACT"));
        return { json: {} };
      });
    },
  });
  await expect.element(apa).toHaveTextContent("€2,000.00");
  await settlement.getByRole("button", { name: "Cancel settlement process" }).click();
  await expect.element(dialog.getByText(/will be permanently discarded/)).toBeVisible();
  // Two buttons that begin with «Cancel» would not say which of them cancels the settlement.
  await expect.element(dialog.getByRole("button", { name: "Cancel", exact: true })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Keep the settlement" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel settlement process" }).click();
  await expect.element(settlement.getByRole("button", { name: "Start settling" })).toBeVisible();
  await expect.element(apa).not.toBeInTheDocument();
});
