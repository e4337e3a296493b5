import { useSyncExternalStore } from "react";
import { PRODUCT } from "shared-schema/base/product";

const KEY = "passerelle.contact";
const listeners = new Set<() => void>();
let current: string | null = null;

/** The address at which the operator of the server answers, as the server said last. */
export function contactEmail(): string {
  current ??= localStorage.getItem(KEY) ?? PRODUCT.contactEmail;
  return current;
}

/** The same for components. */
export function useContactEmail(): string {
  return useSyncExternalStore(subscribe, contactEmail, contactEmail);
}

/** Keeps the address for screens without a connection. */
export function keepContactEmail(email: string): void {
  if (email === current) return;
  current = email;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // Without room it is asked for again at the next start.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
