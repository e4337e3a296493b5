import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { offerOf } from "#testing/agreement/purchase.ts";
import { callsTo, PAID, PAY, payButton, payWith, purchase } from "#testing/agreement/purchaseDialog.ts";
import { openSigning, SIGN, signingState } from "#testing/agreement/signing.ts";
import { setLanguage } from "#ui/i18n.ts";

const OFFER = PAY.replace(/pay$/, "offer");
const area = page.getByRole("region", { name: "Signatures" });
const pay = area.getByRole("button", { name: /^Pay the contract fee/ });

async function openContract() {
  const { may, ...state } = signingState();
  const say = { state: { ...state, may: { ...may, pay: true } } };
  const screen = await openSigning(say);
  return { say, ...screen };
}

it("pays the fee before anyone signs, and the button goes", async () => {
  const { say, server } = await openContract();
  server.on("GET", OFFER, { json: offerOf(1000) });
  await pay.click();
  await expect.element(purchase).toHaveTextContent(/€1,000\.00/);
  server.on("POST", PAY, PAID);
  await payWith("4242424242424242");
  say.state = signingState();
  await expect.element(page.getByText("Payment successful")).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  expect(callsTo(server.written, SIGN)).toEqual([]);
});

it("is cancelled without a trace, and takes the focus back", async () => {
  const { server } = await openContract();
  server.on("GET", OFFER, { json: offerOf(1000) });
  await pay.click();
  await expect.element(payButton).toBeVisible();
  await purchase.getByRole("button", { name: "Close" }).click();
  await expect.element(pay).toHaveFocus();
  await expect.element(area.getByRole("alert")).not.toBeInTheDocument();
  expect(server.written).toEqual([]);
});

it("says where nothing is owed, why it was refused, and waits for a connection", async () => {
  const { server } = await openContract();
  server.on("GET", OFFER, { json: null });
  await pay.click();
  await expect.element(area.getByText("Nothing is owed for this version.")).toBeVisible();
  server.on("GET", OFFER, { status: 503, json: { code: "billing.restoring", params: {}, message: "" } });
  await pay.click();
  await expect.element(area.getByRole("alert")).toHaveTextContent(/restored from a backup/);
  setLanguage("fr");
  await expect.element(page.getByRole("alert").first()).toHaveTextContent(/sauvegarde/);
  setLanguage("en");
  useSyncFacts.setState({ reachable: false });
  await expect.element(pay).toBeDisabled();
});
