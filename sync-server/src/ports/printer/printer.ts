import type { ContractDocument } from "shared-schema/contract/blocks";
import type { VersionText } from "shared-schema/contract/comparison/versionText";
import type { ContractPdf } from "shared-schema/contract/pdf";
import type { PaymentRequest } from "shared-schema/export/paymentRequest/request";
import type { SettlementStatement } from "shared-schema/export/settlement/statement";
import type { Invoice } from "shared-schema/invoice/invoice";

/**
 * Makes PDFs of contracts, payment requests, settlement statements and invoices. All throw a RefusalError when printing takes too long.
 * Each takes its turn for an account: left out, for the server itself.
 */
export interface Printer {
  /**
   * The contract on paper.
   * @param picture the yacht's, as the server keeps it; null for none
   * @throws when a document that is no draft has a character that cannot be printed
   */
  contract(doc: ContractDocument, picture: Uint8Array | null, account?: number): Promise<ContractPdf>;
  /** Two versions compared, on paper. */
  comparison(former: VersionText, latter: VersionText, account?: number): Promise<ContractPdf>;
  /** The request of a call for fund, on paper. @param issuedAt UTC */
  request(request: PaymentRequest, issuedAt: string, account?: number): Promise<ContractPdf>;
  /** The statement of a settlement, on paper. @param issuedAt UTC */
  statement(statement: SettlementStatement, issuedAt: string, account?: number): Promise<ContractPdf>;
  /** An invoice or a credit note, on paper, with its data in it. @param issuedAt UTC */
  invoice(invoice: Invoice, issuedAt: string): Promise<ContractPdf>;
  /** Prints that are asked for and not made yet. */
  waiting(): number;
}
