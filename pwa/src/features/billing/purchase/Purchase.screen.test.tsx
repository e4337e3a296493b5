import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { offerOf, orderOf } from "#testing/agreement/purchase.ts";
import {
  callsTo,
  expectSigningGoesOn,
  input,
  loggedIn,
  openPurchase,
  PAID,
  PAY,
  payButton,
  payWith,
  purchase,
  refusal,
  terms,
} from "#testing/agreement/purchaseDialog.ts";
import { SIGN } from "#testing/agreement/signing.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import type { Reply } from "#testing/fakeServer.ts";

it("says what is bought with its VAT, is paid by card, and the signature goes on", async () => {
  const { server } = await openPurchase();
  await expect
    .element(purchase)
    .toHaveTextContent(/Fee of the contract.*€1,000\.00.*Net.*VAT 20%.*€200\.00.*French VAT/);
  await expect.element(purchase).toHaveTextContent(/Total.*€1,200\.00.*Refunds are not automatic/);
  await expect.element(payButton).toHaveTextContent("Pay €1,200.00order with obligation to pay");
  await expect.element(input("Billing name")).not.toHaveValue("");
  await expectNoBarriers();
  server.on("POST", PAY, PAID);
  await payWith("4242 4242 4242 4242");
  await expect.element(page.getByText("Payment successful")).toBeVisible();
  await expect.element(page.getByText(/^Invoice F1-00001 goes to \S+@\S+\.$/)).toBeVisible();
  await expectSigningGoesOn();
  const [paid, ...others] = callsTo(server.written, PAY);
  expect(others).toEqual([]);
  expect(paid?.body).toMatchObject({
    ...{ product: "contract-fee", offer_hash: offerOf(1000).offer_hash, language: "en" },
    // The company of the buyer's profile.
    ...{ vat_code: "FR_COMPANY", company_name: "Demo Brokers SARL", payment_method_id: "pm_demo_4242" },
  });
  expect(callsTo(server.written, SIGN).map(({ path }) => path.endsWith("?retry=true"))).toEqual([false, true]);
});

it("says why a card was declined, and keeps all that was typed for another one", async () => {
  const { server } = await openPurchase();
  server.on("POST", PAY, refusal(400, "card.insufficient-funds"));
  await input("Billing name").fill("Zoë M.");
  await payWith("4000 0000 0000 9995");
  await expect.element(purchase.getByRole("alert")).toHaveTextContent(/insufficient funds\. Nothing was charged/);
  await expect.element(input("Billing name")).toHaveValue("Zoë M.");
  await expect.element(input("Card")).toHaveValue("4000 0000 0000 9995");
  server.on("POST", PAY, PAID);
  await input("Card").fill("4242424242424242");
  await payButton.click();
  await expectSigningGoesOn();
});

it("tells at once that a number is no test card, and sends none", async () => {
  const { server } = await openPurchase();
  await input("Card").fill("5555555555554444");
  await expect.element(purchase.getByText("This is not one of the test cards.", { exact: false })).toBeVisible();
  await terms.click();
  await payButton.click();
  await input("Card").fill("");
  await payButton.click();
  await expect.element(purchase.getByText("Please enter your card.")).toBeVisible();
  expect(callsTo(server.written, PAY)).toEqual([]);
});

it("shows on a phone what is missing, and not behind the button that was pressed", async () => {
  const { server } = await openPurchase();
  await page.viewport(390, 700);
  await input("Card").fill("4242424242424242");
  await payButton.click();
  await expect.element(purchase.getByText("Please accept the terms.")).toBeVisible();
  await expect.element(terms).toHaveFocus();
  const shown = () => {
    const box = terms.element().getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === terms.element();
  };
  await expect.poll(shown).toBe(true);
  expect(callsTo(server.written, PAY)).toEqual([]);
});

it("leads through the bank’s check, once refused and once confirmed", async () => {
  const { server } = await openPurchase();
  const secrets = { payment_intent_client_secret: "pi_1_secret", payment_intent_id: "pi_1" };
  server.on("POST", PAY, ({ body }) =>
    JSON.stringify(body).includes("payment_intent_id") ? PAID : { json: { requires_action: true, ...secrets } },
  );
  const bank = page.getByRole("dialog", { name: "Your bank asks you" });
  await payWith("4000 0027 6000 3184");
  await expect.element(purchase.getByRole("status").getByText(/^Your bank asks you/)).toBeVisible();
  await bank.getByRole("button", { name: "Refuse" }).click();
  await expect
    .element(purchase.getByRole("alert"))
    .toHaveTextContent(/Your bank has not confirmed.*Nothing was charged/);
  await payButton.click();
  await bank.getByRole("button", { name: "Confirm" }).click();
  await expectSigningGoesOn();
  expect(callsTo(server.written, PAY).map(({ body }) => body)).toEqual([
    expect.objectContaining({ payment_method_id: "pm_demo_3184" }),
    expect.objectContaining({ payment_method_id: "pm_demo_3184" }),
    expect.objectContaining({ payment_intent_id: "pi_1" }),
  ]);
});

it("shows the new offer where a promo has ended meanwhile, with the old price struck through", async () => {
  const first = offerOf(900);
  const promos = [{ code: "OPENING", label: "Opening offer", share: 0.1 }];
  const offer = { ...first, products: first.products.map((product) => ({ ...product, promos })) };
  const { server } = await openPurchase({ offer });
  await expect.element(purchase.getByText("Opening offer (OPENING), −10%, is taken off")).toBeVisible();
  server.on("POST", PAY, refusal(409, "billing.price-changed", { offer: offerOf(1000) }));
  await payWith("4242424242424242");
  await expect.element(purchase.getByRole("alert")).toHaveTextContent(/price has changed.*Nothing was charged/);
  await expect.element(purchase.getByText("€900.00")).toBeVisible();
  await expect.element(payButton).toHaveTextContent("Pay €1,200.00");
  server.on("POST", PAY, PAID);
  await payButton.click();
  await expectSigningGoesOn();
  expect(callsTo(server.written, PAY)[1]?.body).toMatchObject({ offer_hash: offerOf(1000).offer_hash });
});

it("asks what became of a payment whose answer was lost, and goes on when it was made", async () => {
  const { server } = await openPurchase();
  server.on("POST", PAY, "unreachable");
  server.on("GET", /orders$/, { json: [orderOf({ state: "pending", papers: [] })] });
  await payWith("4242424242424242");
  await expect.element(purchase.getByText(/never charged twice/)).toBeVisible();
  server.on("GET", /orders$/, { json: [orderOf()] });
  await expect.element(page.getByText("Payment successful")).toBeVisible();
  await expectSigningGoesOn();
  expect(callsTo(server.written, PAY)).toHaveLength(1);
});

it("shows the message of a failed server, and its status where there is none", async () => {
  const { server } = await openPurchase();
  server.on("POST", PAY, { status: 500, json: { message: "The till is jammed." } });
  await payWith("4242424242424242");
  await expect.element(purchase.getByRole("alert")).toHaveTextContent(/^Server Error.*The till is jammed\./);
  server.on("POST", PAY, { status: 502, json: null });
  await payButton.click();
  await expect.element(purchase.getByRole("alert")).toHaveTextContent(/^Server Error.*502/);
  await expect.element(payButton).toHaveFocus();
});

it("takes a second click for the first", async () => {
  const { server } = await openPurchase();
  let answer: (reply: Reply) => void = () => {};
  server.on("POST", PAY, () => new Promise<Reply>((resolve) => (answer = resolve)));
  await input("Card").fill("4242424242424242");
  await terms.click();
  const button = payButton.element();
  for (let click = 0; click < 3; click++) if (button instanceof HTMLElement) button.click();
  await expect.poll(() => callsTo(server.written, PAY).length).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(purchase).toBeVisible();
  answer(PAID);
  await expectSigningGoesOn();
  expect(callsTo(server.written, PAY)).toHaveLength(1);
});

it("is cancelled by its close button, and the signature with it", async () => {
  const { server } = await openPurchase();
  await purchase.getByRole("button", { name: "Close" }).click();
  const sign = page.getByRole("dialog", { name: /Sign/ });
  await expect.element(sign.getByText("Payment cancelled")).toBeVisible();
  await expect.element(sign.getByRole("button", { name: "Sign", exact: true })).toHaveFocus();
  expect(callsTo(server.written, PAY)).toEqual([]);
});

it("adds for free what costs nothing, without a card", async () => {
  const { server } = await openPurchase({ offer: offerOf(0) });
  const free = page.getByRole("dialog", { name: "Contract fee" });
  server.on("POST", PAY, { json: { status: "paid", order_id: "order-1", invoice_number: null } });
  await free.getByRole("button", { name: "Add for free" }).click();
  await expectSigningGoesOn();
  expect(callsTo(server.written, PAY).map(({ body }) => body)).toEqual([
    { product: "contract-fee", offer_hash: offerOf(0).offer_hash, language: "en" },
  ]);
});

it("sends the signature again when the session has ended, and shows an offer that is made again", async () => {
  let offers = 1;
  const { server } = await openPurchase({
    replay: () => (offers-- > 0 ? { status: 402, json: offerOf(500) } : loggedIn()),
  });
  server.on("POST", PAY, { status: 401, json: { error: "expired" } });
  await payWith("4242424242424242");
  await expect.element(payButton).toHaveTextContent("Pay €600.00");
  server.on("POST", PAY, PAID);
  await payWith("4242424242424242");
  await expectSigningGoesOn();
  expect(callsTo(server.written, SIGN)).toHaveLength(3);
});

it("goes on where another client of the contract has paid meanwhile", async () => {
  const { server } = await openPurchase();
  server.on("POST", PAY, { json: { status: "paid", order_id: "order-9", invoice_number: "F1-00009" } });
  await payWith("4242424242424242");
  await expectSigningGoesOn();
});
