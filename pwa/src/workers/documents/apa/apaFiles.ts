import { transfer } from "comlink";
import { PRODUCT } from "shared-schema/base/product";
import type { MissingReceipt } from "shared-schema/export/apa/missingReceipts";
import { type ApaStatementInput, apaStatement } from "shared-schema/export/apa/statement";
import { statementPdf } from "shared-schema/export/apa/statementPdf";
import { loadSheetFonts } from "../../fonts.ts";
import { type FoundReceipt, printable } from "./printable.ts";

/** A statement, and the lines whose receipts it only names. */
export interface MadeStatement {
  bytes: Uint8Array;
  missing: { number: number; why: MissingReceipt }[];
}

/** The calls that make statements of accounts. */
export const apaFiles = {
  /** @param found by the keys of their entries · @param issuedAt UTC */
  async apaStatement(
    input: ApaStatementInput,
    found: ReadonlyMap<string, FoundReceipt>,
    issuedAt: string,
  ): Promise<MadeStatement> {
    const statement = apaStatement(input);
    const { receipts, opened } = await printable(statement.lines, found, () => import("./receiptPages.ts"));
    const options = { issuedAt, productName: PRODUCT.name, receipts };
    const { bytes: sheets } = statementPdf(statement, await loadSheetFonts(), options);
    const bytes = opened.length === 0 ? sheets : await (await import("./receiptPages.ts")).withReceipts(sheets, opened);
    const missing = statement.lines.flatMap(({ id, number }) => {
      const receipt = receipts.get(id);
      return receipt && "missing" in receipt ? [{ number, why: receipt.missing }] : [];
    });
    return transfer({ bytes, missing }, [bytes.buffer]);
  },
};
