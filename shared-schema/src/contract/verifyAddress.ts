import { formatAgreementId } from "../pricing/format.ts";

/** Hexadecimal digits of the fingerprint that an address carries: 64 bits, beyond anybody's search for a second one. */
const SHOWN_DIGITS = 16;

/** One version of a contract, as its copies name it. */
interface ContractCopy {
  id: number;
  version: number;
  /** SHA-256 of the terms, hexadecimal. */
  fingerprint: string;
}

/**
 * The address under which anybody learns whether a copy is genuine and the latest: `/verify/00042/1/0123456789abcdef`.
 * @param origin where people reach the server, without a slash at the end
 */
export function verifyAddress(origin: string, { id, version, fingerprint }: ContractCopy): string {
  return `${origin}/verify/${formatAgreementId(id)}/${version}/${fingerprint.slice(0, SHOWN_DIGITS)}`;
}
