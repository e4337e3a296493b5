import { create } from "zustand";
import type { TextShelf, Unsaved } from "../ui/fields/unsavedText.ts";
import { parseKept } from "./readKept.ts";

/** A text that an earlier page has left, or that could not be saved, and where its field is. */
export interface LeftText {
  place: string;
  text: string;
}

/** What earlier pages have left and no field has taken up yet, and what could not be saved as it was typed. */
export const useLeftTexts = create<{ texts: LeftText[] }>(() => ({ texts: [] }));

/** What a full storage did not take, by key: kept for as long as the page lives. */
const overflow = new Map<string, Unsaved>();

/** As much of the browser's storage as is asked here. */
type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * What a user typed and this device has not written yet, in the browser's own storage: it takes each key at once, where
 * IndexedDB would lose what a page that ends had only begun to write.
 */
export function typedTexts(userId: number, storage: TextStorage): TextShelf {
  const keyOf = (place: string) => `${prefixOf(userId)}${place}`;
  return {
    get: (place) => overflow.get(keyOf(place)) ?? read(storage.getItem(keyOf(place))),
    set: (place, typed) => {
      try {
        storage.setItem(keyOf(place), JSON.stringify(typed));
        overflow.delete(keyOf(place));
      } catch {
        overflow.set(keyOf(place), typed);
      }
    },
    delete: (place) => {
      overflow.delete(keyOf(place));
      storage.removeItem(keyOf(place));
      useLeftTexts.setState(({ texts }) => ({ texts: without(texts, place) }));
    },
    strand: (place, text) =>
      useLeftTexts.setState(({ texts }) => ({ texts: [...without(texts, place), { place, text }] })),
  };
}

function without(texts: LeftText[], place: string): LeftText[] {
  return texts.filter((left) => left.place !== place);
}

/** Every text of a user's that waits for its field in the storage. */
export function textsOf(userId: number, storage: TextStorage): LeftText[] {
  const prefix = prefixOf(userId);
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const typed = read(storage.getItem(key));
      return typed ? [{ place: key.slice(prefix.length), text: typed.text }] : [];
    });
}

/**
 * Everything that the user of this page typed and that is not saved, each place once: in the storage, beside a full one, and
 * in fields whose texts last no longer than they do.
 */
export function unsavedTexts(userId: number, storage: TextStorage): LeftText[] {
  const prefix = prefixOf(userId);
  const texts = new Map(
    [...useLeftTexts.getState().texts, ...textsOf(userId, storage)].map(({ place, text }) => [place, text]),
  );
  // Later than what the storage took at that place.
  for (const [key, { text }] of overflow) if (key.startsWith(prefix)) texts.set(key.slice(prefix.length), text);
  return Array.from(texts, ([place, text]) => ({ place, text }));
}

/**
 * Called before the screens close: what stands in fields whose texts last no longer than they do waits for the user's next log-in,
 * too. Each under a name of its own, for the next page may call another field by the same.
 */
export function keepUnsaved(userId: number, storage: TextStorage, newId: () => string): void {
  const shelf = typedTexts(userId, storage);
  for (const { place, text } of useLeftTexts.getState().texts) {
    if (shelf.get(place)) continue;
    shelf.set(`${place.split(" ")[0]} ${newId()}`, { text, over: "" });
    shelf.delete(place);
  }
}

/** Shows what earlier pages have left, also when another tab takes one of them up. */
export function followLeftTexts(userId: number, storage: TextStorage): void {
  const prefix = prefixOf(userId);
  useLeftTexts.setState({ texts: textsOf(userId, storage) });
  window.addEventListener("storage", ({ key, newValue }) => {
    if (!key?.startsWith(prefix) || newValue !== null) return;
    useLeftTexts.setState(({ texts }) => ({ texts: without(texts, key.slice(prefix.length)) }));
  });
}

function prefixOf(userId: number): string {
  return `passerelle.typed.${userId} `;
}

function read(kept: string | null): Unsaved | undefined {
  const typed = parseKept(kept);
  return typeof typed?.text === "string" && typeof typed.over === "string"
    ? { text: typed.text, over: typed.over }
    : undefined;
}
