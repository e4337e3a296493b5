import { strFromU8, unzipSync } from "fflate";
import { accountWith, expenseOf } from "shared-schema/agreement/expenses/expenses.test-support";
import { expect, it } from "vitest";
import { statementXlsx } from "./tables.ts";

it("writes the account as a workbook: numbers to add up, a note that is no formula, the head above", async () => {
  const agreement = accountWith({
    5: expenseOf(100.25, { note: "=1+1", date: "2026-11-23" }),
    6: expenseOf(20.5, { date: "2026-11-22" }),
  });
  const { fileName, blob } = await statementXlsx({ id: 42, agreement }, "fr");
  expect(fileName).toBe("apa-00042.xlsx");
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = textOf("xl/worksheets/sheet1.xml");
  expect(sheet.match(/<row /g)).toHaveLength(3);
  expect(sheet).toContain("<v>100.25</v>");
  expect(sheet).toContain("<v>20.5</v>");
  expect(sheet).not.toContain("<f>");
  expect(sheet).toContain('ySplit="1"');
  expect(textOf("xl/sharedStrings.xml") + sheet).toContain("=1+1");
  expect(textOf("xl/sharedStrings.xml") + sheet).toContain("Avitaillement");
});
