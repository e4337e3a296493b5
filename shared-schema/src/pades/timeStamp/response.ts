import { type Bytes, sameBytes } from "../../base/bytes/bytes.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { type Der, DerFault, der, part, readDer, TAG } from "../cms/der.ts";
import { oidText } from "../cms/oids.ts";
import { readSignedData } from "../cms/signedData.ts";
import { infoIn } from "./info.ts";
import { imprintDer, nonceDer, type TimeStampAsk } from "./request.ts";

/** An authority's consent (RFC 3161, 2.4.2): granted, or granted with changes. */
const GRANTED = [0, 1];

/** The answer of an authority that grants a stamp. */
export function timeStampResponse(token: Bytes): Bytes {
  return der(TAG.sequence, der(TAG.sequence, der(TAG.integer, new Uint8Array([0]))), token);
}

/** The bit of each reason to refuse. */
const FAULT_BITS = { badAlg: 0, badDataFormat: 5, unacceptedPolicy: 15 } as const;
const REJECTION = der(TAG.integer, new Uint8Array([2]));

/** The answer of an authority that refuses. */
export function timeStampRefusal(fault: keyof typeof FAULT_BITS): Bytes {
  const bit = FAULT_BITS[fault];
  // A bit string ends with its last bit that is set; its first byte counts the unused bits behind it.
  const bits = new Uint8Array(Math.floor(bit / 8) + 2);
  bits[0] = 7 - (bit % 8);
  bits[bits.length - 1] = 0x80 >> (bit % 8);
  return der(TAG.sequence, der(TAG.sequence, REJECTION, der(TAG.bits, bits)));
}

/** The token in an answer, where it is one to this question: over the same hash, with the same nonce and policy. */
export function tokenIn(answer: Uint8Array, ask: TimeStampAsk): Result<Bytes> {
  try {
    const response = readDer(answer);
    const status = part(part(response, 0, TAG.sequence), 0, TAG.integer).content[0] ?? 0xff;
    const token = response.parts[1];
    if (!GRANTED.includes(status) || !token) return refused("timestamp.refused", { status });
    return answers(token, ask) ? done(token.whole) : refused("timestamp.other-question");
  } catch (error) {
    if (error instanceof DerFault) return refused("timestamp.unreadable");
    throw error;
  }
}

function answers(token: Der, { hash, nonce, policy }: TimeStampAsk): boolean {
  const info = infoIn(readSignedData(token.whole));
  const isPolicy = policy === null || oidText(info.policy.content) === policy;
  return (
    isPolicy &&
    sameBytes(info.imprint.whole, imprintDer(hash)) &&
    info.nonce !== null &&
    sameBytes(info.nonce.whole, nonceDer(nonce))
  );
}
