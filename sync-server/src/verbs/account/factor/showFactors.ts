import type { FactorsView } from "shared-schema/api/account/factor";
import type { Actor } from "../../base/context.ts";
import type { FactorDeps } from "./settings.ts";

/** The second factors of an account, for its owner. */
export function showFactors({ store, factors }: FactorDeps, { user_id, is_admin }: Actor): FactorsView {
  return {
    has_totp: store.factors.hasTotp(user_id),
    passkeys: store.passkeys
      .ofUser(user_id)
      .map(({ id, name, created_at, used_at }) => ({ id, name, created_at, used_at })),
    recovery_codes: store.factors.codes(user_id),
    is_required: factors.isRequired && is_admin,
  };
}
