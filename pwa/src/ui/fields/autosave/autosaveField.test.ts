import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FieldPath, isFieldPath } from "../../../base/fieldPath.ts";
import { typedNow } from "../../../base/savingOver.ts";
import type { SaveResult } from "../types.ts";
import { AutosaveField, type AutosaveOptions } from "./autosaveField.ts";
import {
  type DraftVersion,
  discardDraft,
  draftOf,
  keepDraft,
  keepDraftsIn,
  pageDrafts,
  reportUnsavable,
} from "./drafts.ts";

const HERE = path("agreements/12/base_price_cruising");
const THERE = path("agreements/13/base_price_cruising");

function path(text: string): FieldPath {
  if (!isFieldPath(text)) throw new Error(text);
  return text;
}

/** The saved values, each with the value that it was typed over. */
let saves: { value: number | null; over: unknown }[];
let answer: SaveResult;

const options = (value: number | null, at = HERE): AutosaveOptions<number> => ({
  path: at,
  value,
  format: (number) => (number === null ? "" : String(number)),
  parse: (text) =>
    /^\d*$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, message: "must be a number" },
  onSave: async (saved) => {
    saves.push({ value: saved, over: typedNow()?.seen });
    return answer;
  },
});

function shown(value: number | null, at = HERE): AutosaveField<number> {
  const field = new AutosaveField(options(value, at));
  field.update(options(value, at));
  return field;
}

const answered = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  saves = [];
  answer = { ok: true };
  keepDraftsIn(pageDrafts());
});
afterEach(() => vi.useRealTimers());

it("keeps a draft from the first key until the save is answered", async () => {
  const field = shown(7);
  field.type("8");
  expect(draftOf(HERE)).toMatchObject({ text: "8", over: "7" });
  field.commit();
  expect(draftOf(HERE)).toMatchObject({ text: "8", over: "7" });
  await answered();
  expect(draftOf(HERE)).toBeUndefined();
  expect(saves).toEqual([{ value: 8, over: 7 }]);
});

it("saves after a second without a key, and before the field or the page ends", async () => {
  const field = shown(7);
  field.type("8");
  await vi.advanceTimersByTimeAsync(999);
  field.type("89");
  await vi.advanceTimersByTimeAsync(999);
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  field.type("890");
  field.end();
  expect(saves.map(({ value }) => value)).toEqual([89, 890]);
});

it("keeps the draft of a text that cannot be read or was refused, and of one that is held for a form", async () => {
  const field = shown(7);
  field.type("eight");
  field.leave();
  expect(field.state.getState().failure).toEqual({ kind: "unreadable", message: "must be a number" });
  expect(draftOf(HERE)?.text).toBe("eight");
  answer = { ok: false, message: null };
  field.type("8");
  field.leave();
  await answered();
  expect(field.state.getState().failure).toEqual({ kind: "refused", message: null });
  expect(draftOf(HERE)?.text).toBe("8");
  answer = { ok: true, held: true };
  field.leave();
  await answered();
  expect(field.state.getState().isDirty).toBe(false);
  expect(draftOf(HERE)?.text).toBe("8");
});

it("saves the draft of an earlier page over the same value, and asks over another one", async () => {
  keepDraft(HERE, { text: "8", over: "7" });
  shown(7);
  expect(saves).toEqual([{ value: 8, over: 7 }]);
  await answered();
  keepDraft(HERE, { text: "9", over: "7" });
  const asked = shown(8);
  asked.leave();
  asked.end();
  expect(saves).toHaveLength(1);
  expect(asked.state.getState()).toMatchObject({ text: "9", isUndecided: true, elsewhere: "8" });
  asked.keepMine();
  expect(saves.at(-1)).toEqual({ value: 9, over: 8 });
  await answered();
  expect(draftOf(HERE)).toBeUndefined();
});

it("takes up the draft of its own path alone", () => {
  keepDraft(THERE, { text: "8", over: "7" });
  expect(shown(7).state.getState().text).toBe("7");
  expect(shown(7, THERE).state.getState().text).toBe("8");
});

it("leaves a draft where it is while nothing can be typed", () => {
  keepDraft(HERE, { text: "8", over: "7" });
  const field = new AutosaveField(options(7));
  field.update({ ...options(7), disabled: true });
  expect(field.state.getState().text).toBe("7");
  field.update(options(7));
  expect(saves).toEqual([{ value: 8, over: 7 }]);
});

it("takes its draft along when its path follows its value", () => {
  const field = shown(7);
  field.type("eight");
  field.update(options(7, THERE));
  expect(draftOf(HERE)).toBeUndefined();
  expect(draftOf(THERE)?.text).toBe("eight");
});

it("is put back to what is stored when its draft is discarded, in each place that shows it", () => {
  const fields = [shown(7), shown(7)];
  for (const field of fields) {
    field.type("eight");
    field.leave();
    reportUnsavable(HERE, "eight", field.discard);
  }
  discardDraft(HERE);
  expect(fields.map((field) => field.state.getState().text)).toEqual(["7", "7"]);
  expect(draftOf(HERE)).toBeUndefined();
});

it("forgets its draft when the same value arrives from elsewhere", () => {
  const field = shown(7);
  field.type("8");
  field.update(options(8));
  field.end();
  expect(draftOf(HERE)).toBeUndefined();
  expect(saves).toEqual([]);
});

it("tells its drafts which of them is saved, also when the user has typed on", async () => {
  const settled: number[] = [];
  const drafts = pageDrafts();
  keepDraftsIn(Object.assign(drafts, { settle: (_: FieldPath, { count }: DraftVersion) => void settled.push(count) }));
  const field = shown(7);
  field.type("8");
  const version = draftOf(HERE)?.version.count;
  field.commit();
  field.type("89");
  await answered();
  expect(settled).toEqual([version]);
  expect(draftOf(HERE)).toMatchObject({ text: "89", over: "8" });
});

it("begins a save after the one before it has been written, over what that one wrote", async () => {
  const pending: ((result: SaveResult) => void)[] = [];
  const held = (value: number | null): AutosaveOptions<number> => ({
    ...options(value),
    onSave: (saved) => {
      saves.push({ value: saved, over: typedNow()?.seen });
      return new Promise((resolve) => pending.push(resolve));
    },
  });
  const field = new AutosaveField(held(7));
  field.update(held(7));
  field.type("8");
  field.commit();
  field.type("9");
  field.commit();
  expect(saves).toEqual([{ value: 8, over: 7 }]);
  pending[0]?.({ ok: true });
  await answered();
  expect(saves).toEqual([
    { value: 8, over: 7 },
    { value: 9, over: 8 },
  ]);
});

it("lists a draft whose save is refused once its field has gone, and nothing while the field itself tells", async () => {
  const listed = vi.fn();
  keepDraftsIn(Object.assign(pageDrafts(), { reportUnsavable: listed }));
  answer = { ok: false, message: null };
  const field = shown(7);
  field.type("8");
  field.commit();
  await answered();
  expect(listed).not.toHaveBeenCalled();
  field.type("9");
  field.end();
  await answered();
  expect(listed).toHaveBeenLastCalledWith(HERE, "9");
  answer = { ok: true };
  const next = shown(7);
  next.type("10");
  listed.mockClear();
  next.end();
  await answered();
  expect(listed).not.toHaveBeenCalled();
});
