import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AutosaveEvent, type AutosaveState, autosave, untouched } from "./autosave.ts";

type State = AutosaveState<string>;
type Event = AutosaveEvent<string>;

const stored = (text: string): Event => ({ type: "stored", stored: { value: text, text } });
const saving = (id: number, text: string): Event => ({ type: "saving", id, saved: { value: text, text }, tidy: true });
const saved = (id: number, mended = false): Event => ({ type: "saved", id, mended });
const typed = (text: string): Event => ({ type: "typed", text });
const FOCUS: Event = { type: "focused" };
const left = (read: string): Event => ({ type: "left", read });

/** A field that shows «Corsica», after these events. */
function after(...events: Event[]): State {
  return events.reduce<State>(autosave, untouched({ value: "Corsica", text: "Corsica" }));
}

describe("a value from elsewhere", () => {
  it("shows in a field that no one uses", () => {
    expect(after(stored("Elba"))).toMatchObject({ text: "Elba", over: "Elba", elsewhere: undefined });
  });

  it("is told beside a text that is being edited, and is no base of it", () => {
    expect(after(FOCUS, typed("Sicily"), stored("Elba"))).toMatchObject({
      text: "Sicily",
      over: "Corsica",
      elsewhere: "Elba",
    });
  });

  it("shows once an unchanged field is left", () => {
    expect(after(FOCUS, stored("Elba"), left("Corsica"))).toMatchObject({
      text: "Elba",
      over: "Elba",
      elsewhere: undefined,
    });
  });

  it("leaves nothing to save where it is what was typed", () => {
    expect(after(FOCUS, typed("Elba"), stored("Elba"))).toMatchObject({
      isDirty: false,
      over: "Elba",
      elsewhere: undefined,
    });
  });
});

describe("a save", () => {
  it("rewrites the text in the form of its value, unless something was typed since", () => {
    const tidied: Event = { type: "saving", id: 1, saved: { value: "Elba", text: "Elba" }, tidy: true };
    expect(after(typed(" Elba"), tidied, saved(1)).text).toBe("Elba");
    expect(after(typed(" Elba"), tidied, typed(" Elba and"), saved(1)).text).toBe(" Elba and");
  });

  it("that is refused leaves its text to be saved again, over the same value", () => {
    const refused: Event = { type: "refused", id: 1, message: null };
    expect(after(typed("Elba"), saving(1, "Elba"), refused)).toMatchObject({
      text: "Elba",
      isDirty: true,
      over: "Corsica",
      seen: "Corsica",
      failure: { kind: "refused" },
    });
  });

  it("that is refused after a later one was begun leaves everything to that one", () => {
    const refused: Event = { type: "refused", id: 1, message: null };
    const state = after(typed("Elba"), saving(1, "Elba"), typed("Sicily"), saving(2, "Sicily"), refused);
    expect(state).toMatchObject({ text: "Sicily", isDirty: false, failure: undefined });
    expect([saved(2), stored("Sicily")].reduce(autosave, state)).toMatchObject({
      text: "Sicily",
      saves: [],
      replaced: [],
    });
  });

  it("that met another value shows that one, or keeps it as a conflict for what was typed since", () => {
    const met = [FOCUS, typed("Sicily"), saving(1, "Sicily"), stored("Elba")];
    expect(after(...met, saved(1, true))).toMatchObject({ text: "Elba", over: "Elba" });
    expect(after(...met, typed("Sicily, too"), saved(1, true))).toMatchObject({ text: "Sicily, too", over: "Corsica" });
  });
});

describe("a draft of an earlier page", () => {
  it("is to be saved where its value has not changed since", () => {
    expect(after({ type: "restored", text: "Elba", over: "Corsica" })).toMatchObject({
      text: "Elba",
      isDirty: true,
      isUndecided: false,
    });
  });

  it("asks where there is another value by now, until the user takes one of the two", () => {
    const asked = after({ type: "restored", text: "Elba", over: "Sicily" });
    expect(asked).toMatchObject({ text: "Elba", isUndecided: true, elsewhere: "Corsica" });
    expect(autosave(asked, { type: "kept" }).over).toBe("Corsica");
    expect(autosave(asked, { type: "discarded" })).toMatchObject({
      text: "Corsica",
      isDirty: false,
      isUndecided: false,
    });
    expect(autosave(asked, typed("Elba and Corsica")).isUndecided).toBe(false);
  });
});

/**
 * One user's field before its document: saves are written in their order, each is answered and shown some time after it was
 * made, and the screen lags behind the answers by one write at most.
 */
class OneAuthor {
  state = after();
  /** The values that the document has had, the newest last. */
  readonly #written = ["Corsica"];
  #answered = 0;
  #shown = 0;
  #last = "Corsica";

  type(text: string): void {
    this.#play(FOCUS);
    this.#last = text;
    this.#play(typed(text));
  }

  save(): void {
    if (!this.state.isDirty) return;
    // The text was typed over the document's own value: there is no conflict.
    expect(this.state.over).toBe(this.#written.at(-1));
    this.#written.push(this.state.text);
    this.#play(saving(this.#written.length - 1, this.state.text));
  }

  leave(): void {
    this.save();
    this.#play(left(this.state.text));
  }

  answer(): boolean {
    if (this.#answered === this.#written.length - 1) return false;
    while (this.#shown < this.#answered) this.show();
    this.#answered += 1;
    this.#play(saved(this.#answered));
    return true;
  }

  show(): boolean {
    if (this.#shown === this.#written.length - 1) return false;
    this.#shown += 1;
    this.#play(stored(this.#written[this.#shown] ?? ""));
    return true;
  }

  #play(event: Event): void {
    this.state = autosave(this.state, event);
    expect(this.state).toMatchObject({ text: this.#last, elsewhere: undefined });
  }
}

const step = fc.constantFrom("a", "b", "c", "d", "save", "leave", "answer", "show");

it("never conflicts with its own author, and ends with what was typed last", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const author = new OneAuthor();
      for (const one of steps) {
        if (one === "save" || one === "leave" || one === "answer" || one === "show") author[one]();
        else author.type(one);
      }
      author.leave();
      while (author.answer() || author.show());
      const { state } = author;
      expect(state).toMatchObject({ isDirty: false, saves: [], replaced: [], stored: { text: state.text } });
    }),
    { numRuns: 1_000 },
  );
});

const events: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom<Event>(FOCUS, left("a"), { type: "kept" }, { type: "unreadable", message: "must be a number" }),
  fc.constantFrom("a", "b", "c").map(stored),
  fc.constantFrom("a", "b", "c").map(typed),
  fc.tuple(fc.nat(3), fc.constantFrom("a", "b", "c")).map(([id, text]) => saving(id, text)),
  fc.tuple(fc.nat(3), fc.boolean()).map(([id, mended]) => saved(id, mended)),
  fc.nat(3).map((id): Event => ({ type: "refused", id, message: null })),
);

it("leaves a text alone that was typed once more while it was being saved", () => {
  const saving: Event = { type: "saving", id: 1, saved: { value: "tidy", text: "tidy" }, tidy: true };
  const state = after({ type: "typed", text: "same" }, saving, { type: "typed", text: "same" });
  expect(autosave(state, { type: "saved", id: 1, mended: false })).toMatchObject({ text: "same", isDirty: true });
});

it("never replaces a text that is not saved yet, whatever arrives", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (played) => {
      let state = after();
      for (const event of played) {
        const next = autosave(state, event);
        if (state.isDirty && event.type !== "typed") expect(next.text).toBe(state.text);
        state = next;
      }
    }),
  );
});
