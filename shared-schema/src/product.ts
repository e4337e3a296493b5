/** What the product is called and how its makers are reached: the one place that says so. */
export const PRODUCT = {
  name: "Passerelle",
  contactEmail: "hello@passerelle.test",
  supportEmail: "support@passerelle.test",
} as const;
