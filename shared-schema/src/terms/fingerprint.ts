import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { ContractFacts } from "./facts.ts";
import { type ContractTerms, terms } from "./terms.ts";

/**
 * Returns the fingerprint that a party approves: SHA-256, in hex, over the canonical JSON (RFC 8785) of the contract's
 * terms.
 */
export function fingerprint(facts: ContractFacts): string {
  return fingerprintOf(terms(facts));
}

/** The fingerprint of terms that were kept, for example beside an approval. */
export function fingerprintOf(kept: ContractTerms): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalize(kept) ?? "")));
}
