import { PRODUCT } from "shared-schema/base/product";
import { buildComparison } from "shared-schema/contract/comparison/comparison";
import type { ContractPdf } from "shared-schema/contract/pdf";
import { paymentRequestPdf } from "shared-schema/export/paymentRequest/pdf";
import { statementPdf } from "shared-schema/export/settlement/pdf";
import { invoicePdf } from "shared-schema/invoice/pdf";
import type { Assets } from "../files/assets.ts";
import type { Printing } from "./job.ts";
import { printContract } from "./printContract.ts";

/** Makes a PDF. Blocks for as long as it takes; long texts take their time to compare, too. */
export async function print(assets: Assets, printing: Printing): Promise<ContractPdf> {
  switch (printing.kind) {
    case "contract":
      return printContract(assets, printing.doc, printing.picture);
    case "comparison":
      return printContract(assets, buildComparison(printing.former, printing.latter), null);
    case "request": {
      const options = { issuedAt: printing.issuedAt, productName: PRODUCT.name };
      return { ...paymentRequestPdf(printing.request, assets.fonts(), options), fields: [] };
    }
    case "statement": {
      const options = { issuedAt: printing.issuedAt, productName: PRODUCT.name };
      return { ...statementPdf(printing.statement, assets.fonts(), options), fields: [] };
    }
    case "invoice": {
      const options = { issuedAt: printing.issuedAt, productName: PRODUCT.name };
      return { ...invoicePdf(printing.invoice, assets.fonts(), options), fields: [] };
    }
  }
}
