import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { offerOf } from "#testing/agreement/purchase.ts";
import { PAY } from "#testing/agreement/purchaseDialog.ts";
import { openSigning, signatory, signingState } from "#testing/agreement/signing.ts";
import { setLanguage } from "#ui/i18n.ts";

const OFFER = PAY.replace(/pay$/, "offer");

/** Opens the sign dialog. @param owes whether the server lets the viewer pay the fee */
async function openDialog(role: "clients" | "brokers", owes: boolean) {
  const { may, ...state } = signingState();
  const signatories = [signatory("Zoë Marchetti", role, 92, { is_own: true })];
  const { server } = await openSigning({ state: { ...state, signatories, may: { ...may, pay: owes } } });
  server.on("GET", OFFER, { json: offerOf(9600.6) });
  await page.getByRole("region", { name: "Signatures" }).getByRole("button", { name: "Sign", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("checkbox")).toBeVisible();
  return { dialog, asked: () => server.calls.some(({ path }) => path === OFFER) };
}

it("tells a client before the signature that the fee is due, and how much it is", async () => {
  const { dialog } = await openDialog("clients", true);
  await expect.element(dialog).toHaveTextContent(/You pay the contract fee first, by card: €9,600\.60 plus VAT\./);
  setLanguage("fr");
  await expect.element(page.getByRole("dialog")).toHaveTextContent(/par carte : 9\s600,60\s€ hors TVA/);
});

it.each([
  ["a client whose contract is paid, or where nothing is sold", "clients", false],
  ["a broker, who is not held up by it", "brokers", true],
] as const)("says nothing of it to %s, and does not ask", async (_, role, owes) => {
  const { dialog, asked } = await openDialog(role, owes);
  expect(asked()).toBe(false);
  await expect.element(dialog.getByText(/contract fee/)).not.toBeInTheDocument();
});
