import { describe, expect, it } from "vitest";
import { billingFaults, readBilling } from "./billingConfig.ts";

const SELLER = {
  SELLER_NAME: "Passerelle",
  SELLER_LEGAL_FORM: "SAS",
  SELLER_CAPITAL: "10 000 €",
  SELLER_SIREN: "303265045",
  SELLER_REGISTER: "Nice",
  SELLER_VAT_NUMBER: "FR40303265045",
  SELLER_ADDRESS: "1 quai des Docks",
  SELLER_POSTCODE: "06300",
  SELLER_CITY: "Nice",
  SELLER_EMAIL: "compta@passerelle.example",
};
const STRIPE = {
  BILLING: "stripe",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRETS: "whsec_1, whsec_2",
};
const ALL = { NODE_ENV: "production", ...STRIPE, ...SELLER };
const faults = (env: Record<string, string>) => billingFaults(readBilling(env));

describe("in production", () => {
  it("starts with everything, and without further mentions", () => {
    expect(faults(ALL)).toEqual([]);
    expect(readBilling(ALL)).toMatchObject({
      mode: "stripe",
      seller: { name: "Passerelle", siren: "303265045", address: { country: "FR" }, isVatOnDebits: false },
      stripe: { webhookSecrets: ["whsec_1", "whsec_2"] },
    });
    const more = { ...ALL, SELLER_MENTIONS: "Membre d’une AGA", SELLER_VAT_ON_DEBITS: "on", SELLER_COUNTRY: "MC" };
    expect(readBilling(more).seller).toMatchObject({
      mentions: "Membre d’une AGA",
      isVatOnDebits: true,
      address: { country: "MC" },
    });
  });

  it.each(Object.keys({ ...SELLER, ...STRIPE }))("names %s where it is missing, and nothing else", (name) => {
    const found = faults({ ...ALL, [name]: "" });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(name);
  });

  it.each([
    ["SELLER_SIREN", "30326504"],
    ["SELLER_VAT_NUMBER", "40303265045"],
    ["SELLER_COUNTRY", "France"],
    ["SELLER_EMAIL", "compta"],
    ["SELLER_VAT_ON_DEBITS", "perhaps"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_live_1"],
  ])("refuses %s=%s", (name, value) => {
    expect(faults({ ...ALL, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it("repeats no secret", () => {
    const found = faults({ ...ALL, STRIPE_SECRET_KEY: "hunter2", STRIPE_PUBLISHABLE_KEY: "sk_live_secret" }).join(" ");
    expect(found).not.toMatch(/hunter2|sk_live_secret/);
  });

  it("needs the seller with the demo’s cards too, and nothing where billing is off", () => {
    expect(faults({ NODE_ENV: "production", BILLING: "demo" })).toHaveLength(Object.keys(SELLER).length);
    expect(faults({ NODE_ENV: "production", BILLING: "demo", ...SELLER })).toEqual([]);
    expect(faults({ NODE_ENV: "production", BILLING: "off" })).toEqual([]);
  });
});

it("invents a seller outside production, and takes no word that it does not know", () => {
  expect(readBilling({ BILLING: "demo" }).seller.name).toContain("demonstration");
  expect(() => readBilling({ BILLING: "paypal" })).toThrow("BILLING has to be");
  expect(() => readBilling({ FEE_BASIS: "HALF" })).toThrow("FEE_BASIS has to be");
});
