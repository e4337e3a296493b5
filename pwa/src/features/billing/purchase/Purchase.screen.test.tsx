import { newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { useSession } from "#store/session/session.ts";
import { PRICED } from "#testing/agreement/priced.ts";
import { offerOf, orderOf } from "#testing/agreement/purchase.ts";
import { openSigning, SIGN, signingState } from "#testing/agreement/signing.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import type { Call, Reply } from "#testing/fakeServer.ts";
import { setLanguage } from "#ui/i18n.ts";

const PAY = `/api/billing/${PRICED}/pay`;
const POST_SIGN = new RegExp(`^${SIGN}/by_user/\\d+$`);
const PAID: Reply = { json: { status: "paid", order_id: "order-1", invoice_number: "F1-00001" } };
const refusal = (status: number, code: string, more: object = {}): Reply => ({
  status,
  json: { code, params: {}, message: "", ...more },
});

const purchase = page.getByRole("dialog", { name: "Pay the contract fee" });
const input = (name: string) => purchase.getByRole("textbox", { name, exact: true });
const select = (name: string) => purchase.getByRole("combobox", { name, exact: true });
const payButton = purchase.getByRole("button", { name: /^Pay / });

/** Clicks through the sign dialog, whose call is answered 402 until it is repeated. */
async function openPurchase({
  offer = offerOf(1000),
  replay = loggedIn,
  prepare,
}: {
  offer?: unknown;
  replay?: () => Reply;
  prepare?: NonNullable<Parameters<typeof openSigning>[1]>["prepare"];
} = {}) {
  const screen = await openSigning({ state: signingState() }, { ...(prepare && { prepare }) });
  screen.server.on("POST", POST_SIGN, ({ path }) =>
    path.endsWith("?retry=true") ? replay() : { status: 402, json: offer },
  );
  await page.getByRole("region", { name: "Signatures" }).getByRole("button", { name: "Sign", exact: true }).click();
  const sign = page.getByRole("dialog", { name: /Sign/ });
  await sign.getByRole("checkbox").click();
  await sign.getByRole("button", { name: "Sign", exact: true }).click();
  return screen;
}

function loggedIn(): Reply {
  return { status: 401, json: { error: "token-expired", location: "#signing-service" } };
}

const calls = (written: readonly Call[], path: string) => written.filter((call) => call.path.startsWith(path));
const terms = purchase.getByRole("checkbox", { name: /^I accept the terms/ });

async function payWith(card: string) {
  await input("Card").fill(card);
  await terms.click();
  await payButton.click();
}

async function signingGoesOn() {
  await expect.poll(() => location.hash).toBe("#signing-service");
  location.hash = "";
}

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
  await signingGoesOn();
  const [paid, ...others] = calls(server.written, PAY);
  expect(others).toEqual([]);
  expect(paid?.body).toMatchObject({
    ...{ product: "contract-fee", offer_hash: offerOf(1000).offer_hash, language: "en" },
    // The company of the buyer's profile.
    ...{ vat_code: "FR_COMPANY", company_name: "Demo Brokers SARL", payment_method_id: "pm_demo_4242" },
  });
  expect(calls(server.written, SIGN).map(({ path }) => path.endsWith("?retry=true"))).toEqual([false, true]);
});

it("names each field that is missing, all at once, and leads to the first", async () => {
  const { server } = await openPurchase();
  await input("Billing name").fill("");
  await input("Billing e-mail").fill("");
  await select("VAT").selectOptions("EU_COMPANY");
  await select("Country of registration").selectOptions("");
  for (const name of ["Company name", "VAT number", "Address", "City", "Postcode"]) await input(name).fill("");
  await payButton.click();
  for (const message of [
    ...["Please enter a billing name.", "Please enter an e-mail address for the receipt."],
    ...[
      "Please provide a registration country for your company on your profile page.",
      "Please enter the company’s name.",
    ],
    ...["Please provide the VAT number of your company.", "Please enter the company’s address."],
    ...["Please enter the company’s city.", "Please enter the company’s postcode.", "Please accept the terms."],
  ]) {
    await expect.element(purchase.getByText(message)).toBeVisible();
  }
  await expect.element(input("Billing name")).toHaveFocus();
  await select("VAT").selectOptions("");
  await payButton.click();
  await expect.element(purchase.getByText("Please choose a VAT rate.")).toBeVisible();
  expect(calls(server.written, PAY)).toEqual([]);
});

it.each([
  [
    "US",
    "EU_COMPANY",
    "US12",
    "This registration country for your company does not belong to the EU, please select 'Non-EU company' in the VAT menu or update your profile.",
  ],
  [
    "DE",
    "EU_COMPANY",
    "IT00743110157",
    "Make sure your VAT number starts with the correct 2-letter EU country code and matches your company's country of registration.",
  ],
  ["GB", "EU_COMPANY", "GB980780684", "The EU country you have dialed, is no longer available."],
  ["FR", "EU_COMPANY", "FR40303265045", "Please select 'French Company' in the VAT menu."],
])("refuses a company of %s as %s with its message", async (country, code, number, message) => {
  const { server } = await openPurchase();
  await select("VAT").selectOptions(code);
  await select("Country of registration").selectOptions(country);
  await input("VAT number").fill(number);
  await payWith("4242424242424242");
  await expect.element(purchase.getByText(message)).toBeVisible();
  await expect.element(input("VAT number")).toHaveValue(number);
  expect(calls(server.written, PAY)).toEqual([]);
});

it("takes a company of the EU without VAT, and keeps it in the profile where that is wished", async () => {
  const own = 900;
  const { server, device } = await openPurchase({
    // No contract holds this profile.
    prepare({ device: desk }) {
      const { user } = useSession.getState();
      if (!user) return;
      const names = { first_name: "Zoë", last_name: "Marchetti", user_id: user.id, created_by: user.id };
      void desk.put("profiles", own, newProfile({ ...names, created_at: "2026-11-01T00:00:00Z" }));
      useSession.setState({ user: { ...user, main_profile: { id: own, full_name: "Zoë Marchetti" } } });
    },
  });
  await select("VAT").selectOptions("EU_COMPANY");
  await expect.element(purchase).toHaveTextContent(/VAT 0%.*€0\.00.*Reverse charge.*Total.*€1,000\.00/);
  await input("Company name").fill("Hartmann Reederei GmbH");
  await select("Country of registration").selectOptions("DE");
  await input("VAT number").fill("de 136 695 976");
  await expect.element(purchase.getByText("The number fits Germany.")).toBeVisible();
  await input("Address").fill("Ballindamm 17");
  await input("Postcode").fill("20095");
  await input("City").fill("Hamburg");
  await purchase.getByRole("checkbox", { name: "Keep in my profile" }).click();
  server.on("POST", PAY, PAID);
  await payWith("4242424242424242");
  await signingGoesOn();
  expect(calls(server.written, PAY)[0]?.body).toMatchObject({
    ...{ vat_code: "EU_COMPANY", company_name: "Hartmann Reederei GmbH", company_vat_num: "DE136695976" },
    ...{ company_reg_address: "Ballindamm 17", company_reg_city: "Hamburg", company_reg_postcode: "20095" },
    company_reg_country_iso: "DE",
  });
  const kept = async () => (await device.body("profiles", own))?.company_name;
  await expect.poll(kept).toBe("Hartmann Reederei GmbH");
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
  await signingGoesOn();
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
  expect(calls(server.written, PAY)).toEqual([]);
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
  await signingGoesOn();
  expect(calls(server.written, PAY).map(({ body }) => body)).toEqual([
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
  await signingGoesOn();
  expect(calls(server.written, PAY)[1]?.body).toMatchObject({ offer_hash: offerOf(1000).offer_hash });
});

it("asks what became of a payment whose answer was lost, and goes on when it was made", async () => {
  const { server } = await openPurchase();
  server.on("POST", PAY, "unreachable");
  server.on("GET", /orders$/, { json: [orderOf({ state: "pending", papers: [] })] });
  await payWith("4242424242424242");
  await expect.element(purchase.getByText(/never charged twice/)).toBeVisible();
  server.on("GET", /orders$/, { json: [orderOf()] });
  await expect.element(page.getByText("Payment successful")).toBeVisible();
  await signingGoesOn();
  expect(calls(server.written, PAY)).toHaveLength(1);
});

it("takes a second click for the first", async () => {
  const { server } = await openPurchase();
  let answer: (reply: Reply) => void = () => {};
  server.on("POST", PAY, () => new Promise<Reply>((resolve) => (answer = resolve)));
  await input("Card").fill("4242424242424242");
  await terms.click();
  const button = payButton.element();
  for (let click = 0; click < 3; click++) if (button instanceof HTMLElement) button.click();
  await expect.poll(() => calls(server.written, PAY).length).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(purchase).toBeVisible();
  answer(PAID);
  await signingGoesOn();
  expect(calls(server.written, PAY)).toHaveLength(1);
});

it("waits for a connection without losing what was typed", async () => {
  await openPurchase();
  await input("Billing name").fill("Zoë M.");
  useSyncFacts.setState({ reachable: false });
  await expect.element(purchase.getByText(/^Paying requires a connection/)).toBeVisible();
  await expect.element(payButton).toBeDisabled();
  useSyncFacts.setState({ reachable: true });
  await expect.element(payButton).toBeEnabled();
  await expect.element(input("Billing name")).toHaveValue("Zoë M.");
});

it("is cancelled by its close button, and the signature with it", async () => {
  const { server } = await openPurchase();
  await purchase.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog", { name: /Sign/ }).getByText("Payment cancelled")).toBeVisible();
  expect(calls(server.written, PAY)).toEqual([]);
});

it("adds for free what costs nothing, without a card", async () => {
  const { server } = await openPurchase({ offer: offerOf(0) });
  const free = page.getByRole("dialog", { name: "Contract fee" });
  server.on("POST", PAY, { json: { status: "paid", order_id: "order-1", invoice_number: null } });
  await free.getByRole("button", { name: "Add for free" }).click();
  await signingGoesOn();
  expect(calls(server.written, PAY).map(({ body }) => body)).toEqual([
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
  await signingGoesOn();
  expect(calls(server.written, SIGN)).toHaveLength(3);
});

it("goes on where another client of the contract has paid meanwhile", async () => {
  const { server } = await openPurchase();
  server.on("POST", PAY, { json: { status: "paid", order_id: "order-9", invoice_number: "F1-00009" } });
  await payWith("4242424242424242");
  await signingGoesOn();
});

it("is worded in French, on a tablet at night too", async () => {
  await page.viewport(768, 1024);
  await openPurchase();
  document.documentElement.dataset["mantineColorScheme"] = "dark";
  setLanguage("fr");
  const french = page.getByRole("dialog", { name: "Payer les honoraires du contrat" });
  await french.getByRole("combobox", { name: "TVA" }).selectOptions("EU_COMPANY");
  await french.getByRole("combobox", { name: "Pays d’immatriculation" }).selectOptions("");
  await french.getByRole("button", { name: /^Payer 1\s000,00\s€/ }).click();
  await expect.element(french.getByText(/^Veuillez indiquer le pays d’immatriculation/)).toBeVisible();
  await expect.element(french.getByText("Veuillez accepter les conditions.")).toBeVisible();
});
