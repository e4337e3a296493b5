import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { VariantOutcome } from "shared-schema/pricing/whatIf/compare";

/** A mark of a draft and its figures, which says nothing of them: prices are kept nowhere but with their agreement. */
export function markOf({ waypoints, yacht_id }: AgreementBody, { figures, rate }: VariantOutcome): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([waypoints, yacht_id, figures, rate])))).slice(0, 16);
}
