import type { ContractDocument } from "shared-schema/contract/blocks";
import type { VersionText } from "shared-schema/contract/comparison/versionText";
import type { PaymentRequest } from "shared-schema/export/paymentRequest/request";
import type { SettlementStatement } from "shared-schema/export/settlement/statement";
import type { Invoice } from "shared-schema/invoice/invoice";

/** One print. */
export type Printing =
  | { kind: "contract"; doc: ContractDocument; picture: Uint8Array | null }
  | { kind: "comparison"; former: VersionText; latter: VersionText }
  | { kind: "request"; request: PaymentRequest; issuedAt: string }
  | { kind: "statement"; statement: SettlementStatement; issuedAt: string }
  | { kind: "invoice"; invoice: Invoice; issuedAt: string };
