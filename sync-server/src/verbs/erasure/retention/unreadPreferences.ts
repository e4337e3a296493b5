import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { preferencesOf } from "../../people/guest/preferences.ts";
import type { KeptTravelData } from "./kept.ts";

/** Preferences in the history of guests who have none now, and whose consent, place on board or agreement has ended. */
export function unreadPreferences(tx: Pick<Tx, "store">): KeptTravelData[] {
  const { documents, history } = tx.store;
  return documents.everIn("guest_preferences").flatMap((id): KeptTravelData[] => {
    const states = history.revisionsOf("guest_preferences", id);
    const isGone = documents.get("agreements", id)?.deleted !== 0;
    const standing = new Set(isGone ? [] : Object.keys(preferencesOf(tx, id).guests));
    const ever = new Set(states.flatMap((state) => Object.keys(uncut("guest_preferences", state).guests)));
    const guests = [...ever].filter((guest) => !standing.has(guest));
    const at = states.at(-1)?.at;
    return guests.length === 0 || at === undefined ? [] : [{ kind: "PREFERENCES", id, at, guests }];
  });
}
