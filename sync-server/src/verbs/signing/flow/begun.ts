import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import type { Result } from "shared-schema/base/result";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";

/** Where a signature has come to: its person has to buy first, the browser logs in at the service, or its row tells. */
export type Begun =
  | { kind: "offer"; offer: PurchaseOffer }
  | { kind: "log-in"; location: string }
  | { kind: "signature"; id: string };

/** One step forward: the row after it; null where it waits; or why there is no signature. */
export type Stepped = Result<SignatureRow | null>;
