import type { AgreementBody } from "../agreement/schema.ts";
import { partyKey } from "../base/roles.ts";
import type { GuestPreferencesBody } from "./schema.ts";

/** The preferences of those who are passengers of the agreement. */
export function withoutLeftGuests(
  { guests }: GuestPreferencesBody,
  { parties }: Pick<AgreementBody, "parties">,
): GuestPreferencesBody {
  const isPassenger = (id: string) => Object.hasOwn(parties, partyKey("passengers", Number(id)));
  return { guests: Object.fromEntries(Object.entries(guests).filter(([id]) => isPassenger(id))) };
}
