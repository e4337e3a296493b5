import type { SecretBox } from "../../../ports/secretBox.ts";
import type { Actor, Deps } from "../../base/context.ts";

/** The second factors of an installation. */
export interface FactorSettings {
  /** Seals the secrets of authenticator apps. */
  box: SecretBox;
  /** Whether administrators need a second factor: in production they do. */
  isRequired: boolean;
}

export type FactorDeps = Deps & { factors: FactorSettings };

/** Whether an administrator has to add a second factor before anything else. */
export function lacksFactor({ store, factors }: FactorDeps, { user_id, is_admin }: Actor): boolean {
  return factors.isRequired && is_admin && !store.factors.any(user_id);
}

/** The site that passkeys are made for: its domain, and the address that browsers open. */
export function relyingParty({ publicUrl }: Pick<Deps, "publicUrl">): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
