import type { GuestPreferencesBody } from "shared-schema/guest/schema";
import { useLive } from "../live.ts";
import { liveRecords } from "../liveDocuments.ts";

const preferences$ = liveRecords("guest_preferences");

/** The guest preferences of an agreement; null where there are none on this device, undefined while loading. */
export function useGuestPreferences(id: number): GuestPreferencesBody | null | undefined {
  const preferences = useLive(preferences$.one, String(id));
  return preferences ? preferences.body : preferences;
}
