import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "../blocks.ts";
import { headingNeeds, tableNeeds } from "./estimate.ts";

const bilingual = { fr: "Itinéraire", en: "Route" };
const HEADING_HEIGHT = 10;

test("a heading is never alone: where it fits, the table below it begins on its page", () => {
  const rows = fc.array(fc.constant<string[]>(["1", "Nice\nFrance"]), { maxLength: 40 });
  fc.assert(
    fc.property(rows, fc.boolean(), (cells, summed) => {
      const table: Block = {
        ...{ kind: "table", caption: bilingual, columns: [], rows: cells },
        ...(summed && { totals: [0] }),
      };
      const heading: Block = { kind: "heading", level: 2, id: "route", number: "5", ...bilingual };
      expect(headingNeeds([heading, table], 0, true) - HEADING_HEIGHT).toBeGreaterThanOrEqual(tableNeeds(table));
    }),
  );
});
