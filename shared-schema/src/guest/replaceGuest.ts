import type { GuestPreferencesBody } from "./schema.ts";

/** The guest preferences with one profile in the place of another; its own preferences win. */
export function replaceGuest({ guests }: GuestPreferencesBody, from: number, to: number): GuestPreferencesBody {
  const { [String(from)]: moved, ...others } = guests;
  if (moved === undefined) return { guests };
  return { guests: { [String(to)]: moved, ...others } };
}
