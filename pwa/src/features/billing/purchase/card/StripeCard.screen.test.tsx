import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { offerOf } from "#testing/agreement/purchase.ts";
import {
  callsTo,
  expectSigningGoesOn,
  openPurchase,
  PAID,
  PAY,
  payButton,
  purchase,
  startSigning,
  terms,
} from "#testing/agreement/purchaseDialog.ts";
import { openSigning, SIGN, signingState } from "#testing/agreement/signing.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { fakeStripe } from "#testing/browser/stripe.ts";
import { setLanguage } from "#ui/i18n.ts";

const OFFER = offerOf(1000, { card: { kind: "stripe", publishable_key: "pk_emulated" } });
const SCRIPT = expect.stringMatching(/^https:\/\/js\.stripe\.com\//);
const card = purchase.getByRole("group", { name: "Card" });
const alert = purchase.getByRole("alert");

/** Opens the purchase with the script already there. */
async function openWithStripe() {
  const stripe = fakeStripe();
  stripe.load();
  const { server } = await openPurchase({ offer: OFFER });
  await expect.element(card.getByRole("textbox")).toBeVisible();
  return { stripe, server };
}

it("asks for Stripe’s script with the dialog and not before, and again where it did not come", async () => {
  const stripe = fakeStripe();
  const { server } = await openSigning({ state: signingState() });
  server.on("POST", new RegExp(`^${SIGN}`), { status: 402, json: OFFER });
  await expect.element(page.getByRole("region", { name: "Signatures" })).toBeVisible();
  expect(stripe.asked).toEqual([]);
  await startSigning();
  await expect.element(purchase.getByText("Loading the card entry…")).toBeVisible();
  await expect.poll(() => stripe.asked).toEqual([SCRIPT]);
  stripe.lose();
  // Stripe's loader tries once more by itself.
  await expect.poll(() => stripe.asked).toEqual([SCRIPT, SCRIPT]);
  stripe.lose();
  await expect.element(alert).toHaveTextContent(/could not be loaded\. Nothing was charged/);
  await alert.getByRole("button").click();
  await expect.poll(() => stripe.asked).toHaveLength(3);
  // The loader forgets nothing but a failure.
  stripe.lose();
  await expect.poll(() => stripe.asked).toHaveLength(4);
  stripe.lose();
  await expect.element(alert).toBeVisible();
});

it("shows the card entry in English whatever the language, and pays with its token", async () => {
  const { stripe, server } = await openWithStripe();
  expect(stripe.started).toEqual([{ key: "pk_emulated", options: { locale: "en" } }]);
  await expect.element(purchase.getByText(/we never see the number/)).toBeVisible();
  await expectNoBarriers();
  setLanguage("fr");
  await expect.element(page.getByRole("dialog", { name: "Payer les honoraires du contrat" })).toBeVisible();
  expect(stripe.started).toHaveLength(1);
  setLanguage("en");
  server.on("POST", PAY, PAID);
  await terms.click();
  await payButton.click();
  await expectSigningGoesOn();
  const [made] = stripe.calls.filter(([name]) => name === "createPaymentMethod");
  expect(made?.[1]).toMatchObject({ type: "card", billing_details: { email: expect.stringContaining("@") } });
  expect(callsTo(server.written, PAY)[0]?.body).toMatchObject({ payment_method_id: "pm_card_visa" });
});

it("shows card errors as they are typed, and those of Stripe when it is sent", async () => {
  const { stripe, server } = await openWithStripe();
  stripe.type({ error: { message: "Your card number is invalid.", type: "validation_error" } });
  await expect.element(purchase.getByText("Your card number is invalid.")).toBeVisible();
  stripe.type({});
  await expect.element(purchase.getByText("Your card number is invalid.")).not.toBeInTheDocument();
  stripe.answers.method = { error: { message: "Your card number is incomplete.", type: "validation_error" } };
  await terms.click();
  await payButton.click();
  await expect.element(purchase.getByText("Your card number is incomplete.")).toBeVisible();
  stripe.answers.method = { error: { type: "api_connection_error", message: "Load failed" } };
  await payButton.click();
  await expect.element(purchase.getByText(/provider could not be reached\. Nothing was charged/)).toBeVisible();
  expect(callsTo(server.written, PAY)).toEqual([]);
});

it("announces the bank’s check to screen readers, and goes on with the same payment", async () => {
  const { stripe, server } = await openWithStripe();
  const secrets = { payment_intent_client_secret: "pi_1_secret", payment_intent_id: "pi_1" };
  server.on("POST", PAY, ({ body }) =>
    JSON.stringify(body).includes("payment_intent_id") ? PAID : { json: { requires_action: true, ...secrets } },
  );
  let answer: (checked: Record<string, unknown>) => void = () => {};
  const ask = () => (stripe.answers.action = new Promise((resolve) => (answer = resolve)));
  ask();
  // A region that is there before its text is one that is read out.
  const status = purchase.getByRole("status").element();
  await terms.click();
  await payButton.click();
  await expect.poll(() => status.textContent).toMatch(/^Your bank asks you: confirm the payment in its window/);
  expect(stripe.calls.at(-1)).toEqual(["handleNextAction", { clientSecret: "pi_1_secret" }]);
  answer({ error: { type: "card_error", code: "payment_intent_authentication_failure", message: "failed" } });
  await expect.element(alert).toHaveTextContent(/Your bank has not confirmed.*Nothing was charged/);
  await expect.element(payButton).toHaveFocus();
  ask();
  await payButton.click();
  await expect.poll(() => status.textContent).toMatch(/^Your bank asks you/);
  answer({});
  await expectSigningGoesOn();
  const [, , last] = callsTo(server.written, PAY);
  expect(last?.body).toMatchObject({ payment_intent_id: "pi_1" });
});
