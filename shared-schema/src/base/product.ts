/** The product's name and its makers' contact details, kept in this one place. */
export const PRODUCT = {
  name: "Passerelle",
  version: "0.1.0",
  contactEmail: "hello@passerelle.test",
} as const;
