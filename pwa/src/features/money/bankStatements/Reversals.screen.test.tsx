import reversalGap from "shared-schema/fixtures/statements/corpus/camt-02-reversal-and-gap.xml?raw";
import reversalTurned from "shared-schema/fixtures/statements/corpus/camt-02-reversal-turned.xml?raw";
import reversalUnproven from "shared-schema/fixtures/statements/corpus/camt-02-reversal-unproven.xml?raw";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { openScreen } from "#testing/screen.tsx";

const preview = page.getByRole("region", { name: "Check before importing" });
const turn = preview.getByRole("button", { name: /^Turn the sign/ });
const unbalanced = preview.getByText(/^The lines do not lead/);

/** Opens the bank statements and chooses a file. */
async function choose(xml: string) {
  const screen = await openScreen("/money/statements", {
    prepare: ({ server }) => {
      server.on("GET", "/api/statement/line/", { json: { total: 0, lines: [] } });
      server.on("POST", "/api/statement/", { status: 201, json: { id: "s", added: 2, known: 0, twins: 0 } });
    },
  });
  await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("The page takes no file.");
  await userEvent.upload(page.elementLocator(input), new File([xml], "bank.xml", { type: "text/xml" }));
  await expect.element(preview).toBeVisible();
  return screen;
}

it("reversals that the balances prove to be marked the other way round are offered turned, and imported so", async () => {
  const { server } = await choose(reversalTurned);
  await expect.element(preview.getByText(/^This file marks its reversal the other way round/)).toBeVisible();
  await expect.element(preview.getByRole("row", { name: /Money back -€80.00/ })).toBeVisible();
  // The whole statement is here: the bank is not to be asked for it.
  await expect.element(unbalanced).not.toBeInTheDocument();
  await expectNoBarriers();
  await turn.click();
  await expect.element(preview.getByText("The sign of 1 reversal is turned.")).toBeVisible();
  await expect.element(preview.getByRole("row", { name: /Money back €80.00/ })).toBeVisible();
  await expect.element(preview.getByRole("row", { name: /Wrong account -€80.00/ })).toBeVisible();
  await expect.element(turn).not.toBeInTheDocument();
  await preview.getByRole("button", { name: "Import 2 lines" }).click();
  await expect.poll(() => server.written.map(({ path }) => path)).toEqual(["/api/statement/"]);
  expect(server.written[0]?.body).toMatch(/name="reversals"\s+TURNED/);
});

it("without balances no turn is offered, but the reversals are named", async () => {
  await choose(reversalUnproven);
  await expect.element(preview.getByText(/is a reversal, and the file gives no balances/)).toBeVisible();
  await expect.element(turn).not.toBeInTheDocument();
});

it("balances that a turn does not bring together offer none", async () => {
  await choose(reversalGap);
  await expect.element(unbalanced.first()).toBeVisible();
  await expect.element(turn).not.toBeInTheDocument();
});
