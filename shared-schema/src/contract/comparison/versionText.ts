import { done, type Result, refused } from "../../base/result.ts";
import type { ContractTerms } from "../../terms/terms.ts";
import type { ContractDocument } from "../blocks.ts";

/** The format of kept texts: raised when terms or blocks change so that a text of before cannot be compared any more. */
export const TEXT_FORMAT = 1;

/** The text of a version as data: its terms, and the whole contract as it stands with it. Two of them can be compared. */
export interface VersionText {
  format: typeof TEXT_FORMAT;
  terms: ContractTerms;
  /** The consolidated text: of an addendum, the contract as amended. */
  document: ContractDocument;
}

/** A text that was kept or sent, perhaps by another release. */
export type KeptText = Omit<VersionText, "format"> & { format?: number };

/** The text, where this release reads its format. */
export function decideFormat({ format, ...text }: KeptText): Result<VersionText> {
  return format === TEXT_FORMAT ? done({ format, ...text }) : refused("contract.other-format");
}
