import type { ContractDocument } from "shared-schema/contract/blocks";
import { type ContractPdf, contractPdf } from "shared-schema/contract/pdf";
import { chartFrame } from "shared-schema/contract/pdf/plates";
import { withSignatureFields } from "shared-schema/pades/sign/fields";
import type { Assets } from "../files/assets.ts";

/**
 * Prints a contract with the fonts and the coast of the server's own files; what is no draft has a field for each signatory.
 * Blocks for as long as it takes.
 */
export async function printContract(
  assets: Assets,
  doc: ContractDocument,
  picture: Uint8Array | null,
): Promise<ContractPdf> {
  const frame = doc.cover && chartFrame(doc.cover.route);
  const shore = frame && assets.land().inFrame(frame);
  const printed = contractPdf(doc, assets.fonts(), { shore, picture });
  return doc.draft ? printed : { ...printed, bytes: withSignatureFields(printed.bytes, printed.fields) };
}
