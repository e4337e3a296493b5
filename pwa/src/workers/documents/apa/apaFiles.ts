import { transfer } from "comlink";
import { PRODUCT } from "shared-schema/base/product";
import { apaStatement, type PrintedReceipt, type StatementInput } from "shared-schema/export/apa/statement";
import { statementPdf } from "shared-schema/export/apa/statementPdf";
import { loadSheetFonts } from "../../fonts.ts";

/** The calls that make statements of accounts. */
export const apaFiles = {
  /** @param receipts by the keys of their entries · @param issuedAt UTC */
  async apaStatement(
    input: StatementInput,
    receipts: ReadonlyMap<string, PrintedReceipt>,
    issuedAt: string,
  ): Promise<Uint8Array> {
    const options = { issuedAt, productName: PRODUCT.name, receipts };
    const { bytes } = statementPdf(apaStatement(input), await loadSheetFonts(), options);
    return transfer(bytes, [bytes.buffer]);
  },
};
