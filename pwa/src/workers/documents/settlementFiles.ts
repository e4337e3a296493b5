import { transfer } from "comlink";
import type { Viewer } from "shared-schema/agreement/access";
import { PRODUCT } from "shared-schema/base/product";
import { done, type Result } from "shared-schema/base/result";
import { statementPdf } from "shared-schema/export/settlement/pdf";
import {
  type SettlementStatementInput,
  settlementStatement,
  statementFileName,
} from "shared-schema/export/settlement/statement";
import { loadContractFonts } from "../fonts.ts";

/** The calls that make settlement statements. */
export const settlementFiles = {
  /** @param issuedAt UTC */
  async settlementStatement(
    input: SettlementStatementInput,
    viewer: Viewer,
    issuedAt: string,
  ): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
    const statement = settlementStatement(input, viewer);
    if (!statement.ok) return statement;
    const fonts = await loadContractFonts();
    const { bytes } = statementPdf(statement.value, fonts, { issuedAt, productName: PRODUCT.name });
    return transfer(done({ bytes, fileName: statementFileName(statement.value) }), [bytes.buffer]);
  },
};
