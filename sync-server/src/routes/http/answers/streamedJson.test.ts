import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonOfParts, streamedText } from "./streamedJson.ts";

/** Reads a text to its end. @returns it, and the pieces that were made in each slice */
async function read(pieces: Iterator<string>) {
  const slices: string[][] = [];
  const noted = {
    next: () => {
      const piece = pieces.next();
      if (!piece.done) slices.at(-1)?.push(piece.value);
      return piece;
    },
  };
  const pace = {
    slice: async <T>(work: () => T) => {
      slices.push([]);
      return work();
    },
  };
  const body = streamedText({ pieces: noted, pace, work: undefined, ended: () => undefined });
  return { text: await new Response(body).text(), slices };
}

it("makes no more than fifty rows in a slice, and none after a text of 64 kB", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(0, 0, 0, 10, 40_000, 100_000), { maxLength: 200 }), async (lengths) => {
      const texts = lengths.map((length) => "x".repeat(length));
      const { text, slices } = await read(texts[Symbol.iterator]());
      expect(text.length).toBe(texts.join("").length);
      for (const made of slices) {
        expect(made.length).toBeLessThanOrEqual(50);
        expect(made.slice(0, -1).join("").length).toBeLessThan(64 * 1024);
      }
    }),
    { numRuns: 20 },
  ));

it("leaves rows out that add nothing", async () => {
  const rows = [null, '{"id":1}', null, null, '{"id":2}', null];
  const parts = [
    ["at", { value: "now" }],
    ["some", { rows }],
    ["none", { rows: [null] }],
  ] as const;
  const { text } = await read(jsonOfParts(parts));
  expect(JSON.parse(text)).toEqual({ at: "now", some: [{ id: 1 }, { id: 2 }], none: [] });
});
