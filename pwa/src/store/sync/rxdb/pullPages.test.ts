import fc from "fast-check";
import { MOST_PUSH_BYTES, type PullAnswer } from "shared-schema/sync/wire";
import { expect, it } from "vitest";
import type { SentEdit } from "../../database/sentEdits.ts";
import { pushPages } from "../push/pushPages.ts";
import { pullPortion } from "./pullPages.ts";

const document = (id: number) => ({ id: String(id), rev: 1, e: "", schema: 1, body: {}, _deleted: false });

/** A server that ends each page after so many documents, as if they were heavy. */
const server = (count: number, atOnce: number, asked: number[] = []) => ({
  asked,
  pull: async (from: { seq: number } | null, limit: number): Promise<PullAnswer> => {
    asked.push(limit);
    const since = from?.seq ?? 0;
    const end = Math.min(count, since + Math.min(limit, atOnce));
    const documents = Array.from({ length: end - since }, (_, at) => document(since + at));
    const checkpoint = { epoch: "first", seq: end };
    const more = end < count && documents.length === atOnce && atOnce < limit;
    return more ? { documents, checkpoint, more } : { documents, checkpoint };
  },
});

it("makes one portion of pages that ended at their weight, never more than was asked for", async () => {
  const sizes = { count: fc.integer({ min: 0, max: 40 }), atOnce: fc.integer({ min: 1, max: 12 }) };
  await fc.assert(
    fc.asyncProperty(sizes.count, sizes.atOnce, fc.integer({ min: 1, max: 20 }), async (count, atOnce, limit) => {
      const { documents, checkpoint } = await pullPortion(server(count, atOnce).pull, null, limit);
      expect(documents.map(({ id }) => Number(id))).toEqual(
        Array.from({ length: Math.min(count, limit) }, (_, at) => at),
      );
      expect(checkpoint.seq).toBe(documents.length);
    }),
  );
});

it("begins again with a server that was restored between two pages", async () => {
  const answers: PullAnswer[] = [
    { documents: [document(1)], checkpoint: { epoch: "first", seq: 1 }, more: true },
    { documents: [document(7)], checkpoint: { epoch: "second", seq: 9 } },
  ];
  const pull = async () => answers.shift() ?? { documents: [], checkpoint: { epoch: "", seq: 0 } };
  expect(await pullPortion(pull, null, 500)).toEqual({
    documents: [document(7)],
    checkpoint: { epoch: "second", seq: 9 },
  });
});

const edit = (collection: SentEdit["collection"], id: string, op: string, kilobytes = 1): SentEdit => ({
  collection,
  op,
  assumed: null,
  next: { id, rev: 0, e: op, schema: 1, body: { text: "é".repeat(kilobytes * 512) }, _deleted: false },
});

it("leaves alone what fits into one request", () => {
  const edits = [edit("agreements", "1", "a"), edit("yachts", "1", "b")];
  expect(pushPages(edits)).toEqual([edits]);
  expect(pushPages([])).toEqual([[]]);
});

it("sends in pages below the limit what is heavier, yachts before agreements and each document's edits in their order", () => {
  const edits = Array.from({ length: 24 }, (_, at) =>
    edit(at % 2 === 0 ? "agreements" : "yachts", String(at % 6), `op${at}`, 450),
  );
  const pages = pushPages(edits);
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    const request = JSON.stringify({ device: "d".repeat(64), schema: 1, changes: page, epoch: "e".repeat(80) });
    expect(Buffer.byteLength(request)).toBeLessThanOrEqual(MOST_PUSH_BYTES);
  }
  const sent = pages.flat();
  expect(new Set(sent)).toEqual(new Set(edits));
  expect(sent.findLastIndex(({ collection }) => collection === "yachts")).toBeLessThan(
    sent.findIndex(({ collection }) => collection === "agreements"),
  );
  for (const { collection, next } of edits) {
    const line = (list: SentEdit[]) =>
      list.filter((each) => each.collection === collection && each.next.id === next.id);
    expect(line(sent)).toEqual(line(edits));
  }
});
