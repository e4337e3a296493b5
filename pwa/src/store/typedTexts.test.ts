import { afterEach, expect, it, vi } from "vitest";
import { memoryStorage } from "./testing/memoryStorage.ts";
import { followLeftTexts, keepUnsaved, textsOf, typedTexts, unsavedTexts, useLeftTexts } from "./typedTexts.ts";

const PLACE = "/agreement/12 cruise.cruise_areas";
const TYPED = { text: "Corsica", over: "" };
/** A field whose texts last no longer than it does. */
const UNKEPT = "/yacht/3 _r_1_";

afterEach(() => {
  vi.unstubAllGlobals();
  useLeftTexts.setState({ texts: [] });
});

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

it("names what could not be saved in any field, and what a full storage did not take, each place once", () => {
  const storage = memoryStorage();
  const texts = typedTexts(1, storage);
  texts.set(PLACE, TYPED);
  texts.strand(PLACE, "Cors");
  texts.strand(UNKEPT, "many metres");
  const full = typedTexts(1, memoryStorage(true));
  full.set("/agreement/12 cruise.name", { text: "Riviera", over: "" });
  expect(unsavedTexts(1, storage)).toEqual([
    { place: PLACE, text: "Corsica" },
    { place: UNKEPT, text: "many metres" },
    { place: "/agreement/12 cruise.name", text: "Riviera" },
  ]);
  full.delete("/agreement/12 cruise.name");
  texts.delete(UNKEPT);
  texts.delete(PLACE);
  expect(unsavedTexts(1, storage)).toEqual([]);
});

it("drops from the list what another tab has taken up, and nothing else", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const storage = memoryStorage();
  const texts = typedTexts(1, storage);
  texts.set(PLACE, TYPED);
  followLeftTexts(1, storage);
  texts.strand(UNKEPT, "many metres");
  const removed = (key: string) => page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: null }));
  storage.removeItem(`passerelle.typed.1 ${PLACE}`);
  removed("passerelle.typed.1 /agreement/12 cruise.name");
  expect(useLeftTexts.getState().texts.map(({ place }) => place)).toEqual([PLACE, UNKEPT]);
  removed(`passerelle.typed.1 ${PLACE}`);
  expect(useLeftTexts.getState().texts.map(({ place }) => place)).toEqual([UNKEPT]);
});

it("keeps for its user's next page what a field that goes could not save, once, until it is discarded", () => {
  vi.stubGlobal("window", new EventTarget());
  const storage = memoryStorage();
  const texts = typedTexts(1, storage);
  texts.set(PLACE, TYPED);
  texts.strand(PLACE, TYPED.text);
  texts.strand(UNKEPT, "many metres");
  let made = 0;
  const newId = () => `id-${++made}`;
  keepUnsaved(1, storage, newId);
  keepUnsaved(1, storage, newId);
  // The screen closes, and its field with it.
  texts.delete(UNKEPT);
  const kept = [
    { place: PLACE, text: "Corsica" },
    { place: "/yacht/3 id-1", text: "many metres" },
  ];
  expect(unsavedTexts(1, storage)).toEqual(kept);
  followLeftTexts(11, storage);
  expect(useLeftTexts.getState().texts).toEqual([]);
  followLeftTexts(1, storage);
  expect(useLeftTexts.getState().texts).toEqual(kept);
  // Another field that the next page calls by the same name is another text.
  texts.strand(UNKEPT, "few metres");
  expect(unsavedTexts(1, storage)).toHaveLength(3);
  texts.delete(UNKEPT);
  texts.delete("/yacht/3 id-1");
  expect(unsavedTexts(1, storage)).toEqual([{ place: PLACE, text: "Corsica" }]);
});
