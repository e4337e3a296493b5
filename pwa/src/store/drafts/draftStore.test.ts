import { afterEach, expect, it, vi } from "vitest";
import type { DraftVersion } from "../../ui/fields/autosave/drafts.ts";
import { memoryStorage } from "../testing/memoryStorage.ts";
import { allDrafts, type DraftPage, draftStore, dropSettled, followDrafts, useFieldDrafts } from "./draftStore.ts";
import { fieldPath } from "./fieldPath.ts";
import { reportDiscarded, showForm } from "./shownForms.ts";

const AREAS = fieldPath("agreements", 12, "cruise_areas");
const NAME = fieldPath("agreements", 12, "name");
const DRAFT = { text: "Corsica", over: "" };
const PAGE = "/agreement/12";
const storeOf = (userId: number, storage = memoryStorage(), noteSettled: DraftPage["noteSettled"] = () => undefined) =>
  draftStore(userId, storage, { path: () => PAGE, load: "first", noteSettled });

afterEach(() => {
  vi.unstubAllGlobals();
  useFieldDrafts.setState({ drafts: [], typed: [] });
});

it("gives a draft back to the next page of the same user, and to no one else", () => {
  const storage = memoryStorage();
  storeOf(1, storage).set(AREAS, DRAFT);
  expect(storeOf(1, storage).get(AREAS)).toMatchObject(DRAFT);
  expect(storeOf(11, storage).get(AREAS)).toBeUndefined();
  expect(storeOf(1, storage).get(NAME)).toBeUndefined();
});

it("lists every draft of the user with the page on which it was typed", () => {
  const storage = memoryStorage();
  storeOf(1, storage).set(AREAS, DRAFT);
  storeOf(11, storage).set(AREAS, DRAFT);
  expect(allDrafts(1, storage)).toEqual([{ path: AREAS, page: PAGE, text: "Corsica" }]);
  storeOf(1, storage).delete(AREAS);
  expect(allDrafts(1, storage)).toEqual([]);
});

it("keeps a draft for the page's life when the storage is full, and lists it", () => {
  const storage = memoryStorage(true);
  const drafts = storeOf(1, storage);
  drafts.set(AREAS, DRAFT);
  expect(drafts.get(AREAS)).toMatchObject(DRAFT);
  expect(allDrafts(1, storage)).toEqual([{ path: AREAS, page: PAGE, text: "Corsica" }]);
  drafts.delete(AREAS);
  expect(drafts.get(AREAS)).toBeUndefined();
  expect(allDrafts(1, storage)).toEqual([]);
});

it("lists a draft once that its field has reported, by what the storage has", () => {
  const storage = memoryStorage();
  const drafts = storeOf(1, storage);
  drafts.set(AREAS, DRAFT);
  drafts.reportUnsavable(AREAS, "Cors");
  expect(allDrafts(1, storage)).toEqual([{ path: AREAS, page: PAGE, text: "Corsica" }]);
  expect(useFieldDrafts.getState().drafts).toEqual([{ path: AREAS, page: PAGE, text: "Cors" }]);
});

it("lists what a form holds until it is sent, once, and nothing of a field that saves itself", () => {
  const drafts = storeOf(1);
  const listed = () => useFieldDrafts.getState();
  drafts.set(AREAS, DRAFT);
  expect(listed()).toEqual({ drafts: [], typed: [] });
  drafts.reportTyped(NAME, "Riv");
  drafts.reportTyped(NAME, "Riviera");
  expect(listed().typed).toMatchObject([{ path: NAME, page: PAGE, text: "Riviera" }]);
  drafts.delete(NAME);
  expect(listed()).toEqual({ drafts: [], typed: [] });
});

it("drops from the list what another tab has taken up, and nothing else", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const storage = memoryStorage();
  const drafts = storeOf(1, storage);
  drafts.set(AREAS, DRAFT);
  followDrafts(1, storage);
  drafts.reportUnsavable(NAME, "Riviera");
  const removed = (key: string) => page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: null }));
  const listed = () => useFieldDrafts.getState().drafts.map((draft) => draft.path);
  storage.removeItem(`passerelle.draft.1 ${AREAS}`);
  removed("passerelle.draft.1 agreements/12/currency");
  expect(listed()).toEqual([AREAS, NAME]);
  removed(`passerelle.draft.1 ${AREAS}`);
  expect(listed()).toEqual([NAME]);
});

it("lists a text that an earlier page has left as it is typed on by now", () => {
  vi.stubGlobal("window", new EventTarget());
  const storage = memoryStorage();
  storeOf(1, storage).set(NAME, { text: "Riv", over: "" });
  followDrafts(1, storage);
  expect(useFieldDrafts.getState()).toMatchObject({ drafts: [{ path: NAME, text: "Riv" }], typed: [] });
  storeOf(1, storage).reportTyped(NAME, "Riviera");
  expect(useFieldDrafts.getState()).toMatchObject({ drafts: [], typed: [{ path: NAME, text: "Riviera" }] });
});

/** Two tabs of a user's, of which only the first is told what the other removes. */
function twoTabs() {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const storage = memoryStorage();
  followDrafts(1, storage);
  const here = storeOf(1, storage);
  const key = `passerelle.draft.1 ${NAME}`;
  const type = (text: string) => {
    here.set(NAME, { text, over: "" });
    here.reportTyped(NAME, text);
  };
  return {
    storage,
    type,
    typedElsewhere: (text: string) => {
      const version = { load: "second", count: 1 };
      storage.setItem(key, JSON.stringify({ text, over: "", page: PAGE, version }));
    },
    removedElsewhere: () => {
      const oldValue = storage.getItem(key);
      storage.removeItem(key);
      page.dispatchEvent(Object.assign(new Event("storage"), { key, oldValue, newValue: null }));
    },
  };
}

it("keeps a text that was typed here when another tab removes its own from the same field", () => {
  const { storage, type, typedElsewhere, removedElsewhere } = twoTabs();
  type("A long comment");
  typedElsewhere("x");
  removedElsewhere();
  expect(useFieldDrafts.getState().typed).toMatchObject([{ path: NAME, text: "A long comment" }]);
  expect(allDrafts(1, storage)).toEqual([{ path: NAME, page: PAGE, text: "A long comment" }]);
});

it("takes a text off the list that another tab has sent, unless a form here still shows it", () => {
  const { storage, type, removedElsewhere } = twoTabs();
  type("Sent");
  removedElsewhere();
  expect(useFieldDrafts.getState().typed).toEqual([]);
  type("Shown");
  const onDiscarded = vi.fn();
  const gone = showForm({ isOf: (path) => path === NAME, onDiscarded, keepAgain: () => type("Shown") });
  removedElsewhere();
  gone();
  expect(onDiscarded).not.toHaveBeenCalled();
  expect(useFieldDrafts.getState().typed).toMatchObject([{ path: NAME, text: "Shown" }]);
  expect(allDrafts(1, storage)).toEqual([{ path: NAME, page: PAGE, text: "Shown" }]);
});

it("tells the forms on screen, and no other, of a text that was discarded in the list", () => {
  const onDiscarded = vi.fn();
  const gone = showForm({ isOf: (path) => path === NAME, onDiscarded, keepAgain: () => undefined });
  reportDiscarded(AREAS);
  expect(onDiscarded).not.toHaveBeenCalled();
  reportDiscarded(NAME);
  gone();
  reportDiscarded(NAME);
  expect(onDiscarded).toHaveBeenCalledOnce();
});

it("drops a draft that a crash brings back after it was settled, and none that was typed later or by another page", () => {
  const settled = new Map<string, DraftVersion>();
  const storage = memoryStorage();
  const drafts = storeOf(1, storage, (path, version) => settled.set(path, version));
  drafts.set(AREAS, { text: "Cors", over: "" });
  const key = `passerelle.draft.1 ${AREAS}`;
  const early = storage.getItem(key) ?? "";
  drafts.set(AREAS, DRAFT);
  drafts.delete(AREAS);
  storage.setItem(key, early);
  dropSettled(1, storage, settled);
  expect(allDrafts(1, storage)).toEqual([]);

  drafts.set(AREAS, { text: "Sardinia", over: "Corsica" });
  dropSettled(1, storage, settled);
  expect(drafts.get(AREAS)?.text).toBe("Sardinia");

  storage.setItem(key, early.replace("first", "second"));
  dropSettled(1, storage, settled);
  expect(drafts.get(AREAS)?.text).toBe("Cors");
});
