import { newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { useSession } from "#store/session/session.ts";
import {
  callsTo,
  expectSigningGoesOn,
  input,
  openPurchase,
  PAID,
  PAY,
  payButton,
  payWith,
  purchase,
  select,
  terms,
} from "#testing/agreement/purchaseDialog.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { standUp } from "#testing/screen.tsx";
import { setLanguage } from "#ui/i18n.ts";

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
  expect(callsTo(server.written, PAY)).toEqual([]);
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
  expect(callsTo(server.written, PAY)).toEqual([]);
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
  await expectSigningGoesOn();
  expect(callsTo(server.written, PAY)[0]?.body).toMatchObject({
    ...{ vat_code: "EU_COMPANY", company_name: "Hartmann Reederei GmbH", company_vat_num: "DE136695976" },
    ...{ company_reg_address: "Ballindamm 17", company_reg_city: "Hamburg", company_reg_postcode: "20095" },
    company_reg_country_iso: "DE",
  });
  const kept = async () => (await device.body("profiles", own))?.company_name;
  await expect.poll(kept).toBe("Hartmann Reederei GmbH");
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

it("keeps what was typed of the buyer over a reload, neither card nor terms, until the dialog is closed", async () => {
  await openPurchase();
  await input("Billing name").fill("Zoë M.");
  await select("VAT").selectOptions("EU_COMPANY");
  await input("Company name").fill("Hartmann Reederei GmbH");
  await input("Card").fill("4242424242424242");
  await terms.click();
  await cleanup();
  await standUp();
  expect(JSON.stringify({ ...localStorage })).not.toContain("4242");
  await openPurchase();
  await expect.element(input("Billing name")).toHaveValue("Zoë M.");
  await expect.element(select("VAT")).toHaveValue("EU_COMPANY");
  await expect.element(input("Company name")).toHaveValue("Hartmann Reederei GmbH");
  await expect.element(input("Card")).toHaveValue("");
  await expect.element(terms).not.toBeChecked();
  await purchase.getByRole("button", { name: "Close" }).click();
  await expect.element(purchase).not.toBeInTheDocument();
  expect(Object.values({ ...localStorage }).join()).not.toContain("Hartmann");
});

it("is worded in French, on a phone at night too", async () => {
  await page.viewport(390, 844);
  await openPurchase();
  document.documentElement.dataset["mantineColorScheme"] = "dark";
  setLanguage("fr");
  const french = page.getByRole("dialog", { name: "Payer les honoraires du contrat" });
  await french.getByRole("combobox", { name: "TVA" }).selectOptions("EU_COMPANY");
  await french.getByRole("combobox", { name: "Pays d’immatriculation" }).selectOptions("");
  await french.getByRole("button", { name: /^Payer 1\s000,00\s€/ }).click();
  await expect.element(french.getByText(/^Veuillez indiquer le pays d’immatriculation/)).toBeVisible();
  await expect.element(french.getByText("Veuillez accepter les conditions.")).toBeVisible();
  await expectNoBarriers();
  // On a tablet the columns leave the button little room.
  await page.viewport(768, 1024);
  const label = french
    .getByRole("button", { name: /^Payer/ })
    .element()
    .querySelector(".mantine-Button-label");
  expect(label?.textContent).toMatch(/commande avec obligation de paiement$/);
  await expect.poll(() => (label ? label.scrollWidth - label.clientWidth : null)).toBe(0);
});
