import { byPos } from "../../agreement/order.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { realAddress } from "../../profile/placeholder.ts";
import { fullName, type ProfileBody } from "../../profile/schema.ts";

/** A client of an agreement, who owes its calls for fund. */
export interface Debtor {
  profile_id: number;
  name: string;
  /** Null where the profile has none, and where its reader does not see it. */
  email: string | null;
}

/** The clients of an agreement in their order, as far as their profiles are on this device. */
export function debtorsOf(
  { parties }: Pick<AgreementBody, "parties">,
  profiles: ReadonlyMap<number, ProfileBody>,
): Debtor[] {
  return byPos(parties).flatMap(([, { role, profile_id }]) => {
    const profile = role === "clients" ? profiles.get(profile_id) : undefined;
    if (!profile) return [];
    const name = (profile.is_company && profile.company_name) || fullName(profile);
    return [{ profile_id, name, email: realAddress(profile.email) }];
  });
}
