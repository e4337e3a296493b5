import { parseKept } from "./readKept.ts";

/** A text that was typed and is not saved yet, and the stored one that it was typed over. */
interface Typed {
  text: string;
  over: string;
}

/** As much of the browser's storage as is asked here. */
type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * What a user typed and this device has not written yet, in the browser's own storage: it takes each key at once, where
 * IndexedDB would lose what a page that ends had only begun to write.
 */
export function typedTexts(userId: number, storage: TextStorage) {
  const keyOf = (place: string) => `${prefixOf(userId)}${place}`;
  // A browser whose storage is full keeps the text for as long as the page lives.
  const overflow = new Map<string, Typed>();
  return {
    get: (place: string): Typed | undefined => overflow.get(place) ?? read(storage.getItem(keyOf(place))),
    set: (place: string, typed: Typed): void => {
      try {
        storage.setItem(keyOf(place), JSON.stringify(typed));
        overflow.delete(place);
      } catch {
        overflow.set(place, typed);
      }
    },
    delete: (place: string): void => {
      overflow.delete(place);
      storage.removeItem(keyOf(place));
    },
  };
}

/** Removes what a user typed, when their data leaves this device. */
export function forgetTyped(userId: number, storage: TextStorage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  for (const key of keys) if (key?.startsWith(prefixOf(userId))) storage.removeItem(key);
}

function prefixOf(userId: number): string {
  return `passerelle.typed.${userId} `;
}

function read(kept: string | null): Typed | undefined {
  const typed = parseKept(kept);
  return typeof typed?.text === "string" && typeof typed.over === "string"
    ? { text: typed.text, over: typed.over }
    : undefined;
}
