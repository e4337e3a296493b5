import type { ContractDocument } from "shared-schema/contract/blocks";
import type { VersionText } from "shared-schema/contract/comparison/versionText";
import type { ContractPdf } from "shared-schema/contract/pdf";

/** Makes PDFs of contracts. Both throw a RefusalError when printing takes too long. */
export interface Printer {
  /**
   * The contract on paper.
   * @param picture the yacht's, as the server keeps it; null for none
   * @throws when a document that is no draft has a character that cannot be printed
   */
  contract(doc: ContractDocument, picture: Uint8Array | null): Promise<ContractPdf>;
  /** Two versions compared, on paper. */
  comparison(former: VersionText, latter: VersionText): Promise<ContractPdf>;
}
