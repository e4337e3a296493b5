import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { ContractFacts } from "../contract/facts.ts";
import { type Terms, terms } from "../contract/terms.ts";

/** What a party approves: SHA-256, in hex, over the canonical JSON (RFC 8785) of what the contract says. */
export function fingerprint(facts: ContractFacts): string {
  return fingerprintOf(terms(facts));
}

/** The fingerprint of terms that were kept, for example beside an approval. */
export function fingerprintOf(kept: Terms): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalize(kept) ?? "")));
}
