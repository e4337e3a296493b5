import fc from "fast-check";
import { expect, it } from "vitest";
import type { JournalFile } from "../../workers/journal/journalFile.ts";
import { valuesIn } from "./entries.ts";
import { Journal } from "./journal.ts";

/** The two files of a journal, as the worker writes them; a sudden end leaves them after any number of steps. */
class Files implements JournalFile {
  current = "";
  other = "";
  readonly states: string[][] = [];

  async append(text: string): Promise<void> {
    // A sudden end may cut a text off anywhere.
    this.states.push([this.current + text.slice(0, Math.ceil(text.length / 2)), this.other]);
    this.current += text;
    this.keep();
  }
  async replace(text: string): Promise<void> {
    this.other += text;
    this.keep();
    [this.current, this.other] = [this.other, ""];
    this.keep();
  }
  private keep(): void {
    this.states.push([this.current, this.other]);
  }
}

const key = fc.constantFrom("a", "b", "c");
const step = fc.oneof(
  fc.record({ put: key, value: fc.string({ minLength: 1, maxLength: 40 }) }),
  fc.record({ drop: key }),
);

it("has every value that was confirmed, wherever it is cut off, and forgets those that were dropped", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 50 }), async (steps, clock) => {
      const files = new Files();
      // A clock that stands still, and was put back once.
      let now = clock;
      const journal = new Journal(files, () => now);
      const model = new Map<string, unknown>();
      for (const each of steps) {
        const confirmed = new Map(model);
        const from = files.states.length;
        if ("put" in each) {
          model.set(each.put, each.value);
          await journal.put([[each.put, each.value]]);
        } else {
          model.delete(each.drop);
          await journal.delete([each.drop]);
        }
        now = 0;
        for (const state of files.states.slice(from)) expect([confirmed, model]).toContainEqual(valuesIn(state));
        expect(valuesIn([files.current, files.other])).toEqual(model);
        expect(valuesIn([files.other, files.current])).toEqual(model);
      }
      if (model.size === 0) expect(files.current).toBe("");
    }),
  );
});

it("does not grow with the number of edits", async () => {
  const files = new Files();
  const journal = new Journal(files, () => 0);
  const body = "x".repeat(10_000);
  for (let edit = 0; edit < 200; edit += 1) await journal.put([["document:agreements/1", { edit, body }]]);
  expect(files.current.length).toBeLessThan(300_000);
  expect(valuesIn([files.current, files.other]).get("document:agreements/1")).toEqual({ edit: 199, body });
});

it("is given up when its file fails, and holds up nothing", async () => {
  let asked = 0;
  const fail = async () => {
    asked += 1;
    throw new Error("no room");
  };
  const journal = new Journal({ append: fail, replace: fail }, () => 0);
  await journal.put([["a", 1]]);
  await journal.put([["a", 2]]);
  expect(asked).toBe(1);
});
