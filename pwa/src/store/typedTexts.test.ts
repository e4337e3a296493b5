import { expect, it } from "vitest";
import { textsOf, typedTexts } from "./typedTexts.ts";

/** A browser's storage in memory; `full` refuses every new text. */
function memoryStorage(full = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const PLACE = "/agreement/12 cruise.cruise_areas";
const TYPED = { text: "Corsica", over: "" };

it("gives a text back to the next page of the same user, and to nobody else", () => {
  const storage = memoryStorage();
  typedTexts(1, storage).set(PLACE, TYPED);
  expect(typedTexts(1, storage).get(PLACE)).toEqual(TYPED);
  expect(typedTexts(11, storage).get(PLACE)).toBeUndefined();
});

it("names every text of a user's that waits for its field", () => {
  const storage = memoryStorage();
  typedTexts(1, storage).set(PLACE, TYPED);
  typedTexts(11, storage).set(PLACE, TYPED);
  expect(textsOf(1, storage)).toEqual([{ place: PLACE, text: "Corsica" }]);
  typedTexts(1, storage).delete(PLACE);
  expect(textsOf(1, storage)).toEqual([]);
});

it("keeps a text for the page's life when the storage is full", () => {
  const texts = typedTexts(1, memoryStorage(true));
  texts.set(PLACE, TYPED);
  expect(texts.get(PLACE)).toEqual(TYPED);
  texts.delete(PLACE);
  expect(texts.get(PLACE)).toBeUndefined();
});
