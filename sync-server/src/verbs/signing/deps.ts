import type { SecretBox } from "../../ports/secretBox.ts";
import type { PdfSigner } from "../../ports/signatures/pdfSigner.ts";
import type { SigningService } from "../../ports/signatures/service.ts";
import type { BillingDeps } from "../billing/deps.ts";

/** What signing needs besides the verbs' own dependencies. */
export interface SigningDeps extends BillingDeps {
  /** Null where signing is off. */
  signing: SigningService | null;
  pdfSigner: PdfSigner;
  factors: { box: SecretBox };
}

/** A version of a contract. */
export interface VersionKey {
  id: number;
  version: number;
}
