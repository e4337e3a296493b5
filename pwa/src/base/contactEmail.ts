import { PRODUCT } from "shared-schema/base/product";
import { keptText } from "./keptText.ts";

const kept = keptText("passerelle.contact");

/** The address at which the operator of the server answers, as the server said last. */
export function contactEmail(): string {
  return kept.current() ?? PRODUCT.contactEmail;
}

/** The same for components. */
export function useContactEmail(): string {
  return kept.useCurrent() ?? PRODUCT.contactEmail;
}

/** Keeps the address for screens without a connection. */
export function keepContactEmail(email: string): void {
  kept.keep(email);
}
