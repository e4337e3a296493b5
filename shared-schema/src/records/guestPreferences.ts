import { isMap, type JsonMap, pick } from "../base/json.ts";
import { withoutLeftGuests } from "../guest/left.ts";
import { type GuestPreferencesBody, guestPreferencesBody, NO_GUEST_PREFERENCES } from "../guest/schema.ts";
import type { RecordRules } from "./recordRules.ts";

/** Wishes of the guests for their time on board, with their consent. */
export const guestPreferences = {
  schema: guestPreferencesBody,
  first: NO_GUEST_PREFERENCES,
  pushable: false,
  decide: null,
  audience: {
    readers: "hosts",
    fields: {
      guests: {
        each: {
          diet: "readers",
          allergies: "readers",
          cabin: "readers",
          occasion: "readers",
          other: "readers",
          medical: "readers",
          consent: "readers",
        },
      },
    },
  },
  endsWithAgreement: true,
  withoutLeft: withoutLeftGuests,
  erase: {
    person: (body, { ids }) => withoutGuests(body, (guest) => ids.has(guest)),
    travel: (body, { isGuest }) => withoutGuests(body, isGuest),
  },
  label: { en: "Guest preferences", fr: "Préférences des passagers" },
  noun: "guest_preferences",
} as const satisfies RecordRules<GuestPreferencesBody>;

function withoutGuests(body: JsonMap, isLost: (guest: string) => boolean): JsonMap {
  const { guests } = body;
  return isMap(guests) ? { ...body, guests: pick(guests, (guest) => !isLost(guest)) } : body;
}
