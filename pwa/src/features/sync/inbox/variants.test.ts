import { freeze } from "shared-schema/frozen/freeze";
import { inputOf, RIVIERA } from "shared-schema/pricing/cruises.test-support";
import type { InboxBody } from "shared-schema/sync/inbox";
import { expect, it } from "vitest";
import { type Holdings, variantsOf } from "./variants.ts";

const { agreement, yacht, taxRows, today } = inputOf(RIVIERA);
if (!yacht) throw new Error("The cruise has a yacht.");
const doc = <B>(id: number, body: B) => ({ id, key: String(id), rev: 1, body });
const held: Holdings = {
  agreements: [
    doc(1, agreement),
    doc(2, { ...agreement, status: "LOCKED" }),
    doc(3, { ...agreement, status: "SETTLED" }),
  ],
  yachts: [doc(1, { ...yacht, cruis_spd: 25 })],
  profiles: [],
  snapshots: [doc(2, freeze(agreement, { yacht, profiles: {}, taxRows }, `${today}T10:00:00.000Z`))],
  taxRows: [...taxRows],
  today: "2030-01-01",
};

function row(collection: string, document_id: string, path: string, mine: unknown): InboxBody {
  const shown = { user_id: 1, title: "", op: "op", code: "edit.conflict", at: "2027-01-15T09:00:00Z", by: null };
  return { ...shown, kind: "conflict", collection, document_id, path, base: null, mine, theirs: null };
}

it("a decision about a yacht concerns the drafts that use her, not what is frozen", () => {
  const variants = variantsOf(row("yachts", "1", "cruis_spd", 9), held);
  expect(variants.map(({ id }) => id)).toEqual([1]);
  expect(variants[0]?.mine.yacht?.cruis_spd).toBe(9);
});

it("a decision about a locked agreement is computed with its frozen copy", () => {
  const [variant] = variantsOf(row("agreements", "2", "name", "Mine"), held);
  expect(variant?.mine).toMatchObject({ agreement: { name: "Mine" }, yacht: { cruis_spd: yacht.cruis_spd }, today });
  expect(variantsOf(row("agreements", "3", "name", "Mine"), held)).toEqual([]);
});
