import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import type { TrustContext } from "../context.ts";
import { authorityOf, chainAbove } from "./authorities.ts";
import { der, fromDer, integer, octets, wholeSeconds } from "./der.ts";
import { OID } from "./names.ts";
import { signedToken } from "./token.ts";

/** Digests that are stamped, by identifier, with their length in bytes. */
const DIGEST_BYTES: Readonly<Record<string, number>> = {
  [OID.sha256]: 32,
  "2.16.840.1.101.3.4.2.2": 48,
  "2.16.840.1.101.3.4.2.3": 64,
};
/** Bits of a refusal (RFC 3161, 2.4.2). */
const FAULT = { badAlg: 0, badDataFormat: 5, unacceptedPolicy: 15 } as const;
type StampFault = keyof typeof FAULT;
const [GRANTED, REJECTION] = [0, 2];
const MOST_NONCE_BYTES = 32;

/** What is to be stamped. */
interface Imprint {
  algorithm: string;
  digest: Uint8Array;
}

/** Whether a digest is one that is stamped here: a known algorithm, and of its length. */
export function isStamped({ algorithm, digest }: Imprint): boolean {
  return DIGEST_BYTES[algorithm] === digest.length;
}

/** A time-stamp token over a digest, with the authority's certificates. @param nonce repeated in the token */
export function timeStampToken(
  context: TrustContext,
  { algorithm, digest }: Imprint,
  { nonce = null, withChain = true }: { nonce?: asn1js.Integer | null; withChain?: boolean } = {},
): Buffer {
  const authority = authorityOf(context, "tsa");
  const info = new pkijs.TSTInfo({
    version: 1,
    policy: OID.stampPolicy,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: algorithm, algorithmParams: new asn1js.Null() }),
      hashedMessage: octets(digest),
    }),
    serialNumber: integer(Buffer.concat([Buffer.of(1), context.random(12)])),
    genTime: wholeSeconds(context.clock.now()),
    accuracy: new pkijs.Accuracy({ seconds: 1 }),
    ...(nonce ? { nonce } : {}),
  });
  return signedToken(info, authority, withChain ? chainAbove(context, authority.serial) : []);
}

/** Answers a request for a time stamp (RFC 3161, 3.4), with a token or a refusal. */
export function timeStampAnswer(context: TrustContext, request: Uint8Array): Buffer {
  const read = readRequest(request);
  if (typeof read === "string") return answer(REJECTION, null, read);
  const token = timeStampToken(context, read.imprint, read);
  return answer(GRANTED, token, null);
}

interface StampRequest {
  imprint: Imprint;
  nonce: asn1js.Integer | null;
  withChain: boolean;
}

function readRequest(bytes: Uint8Array): StampRequest | StampFault {
  let asked: pkijs.TimeStampReq;
  try {
    asked = new pkijs.TimeStampReq({ schema: fromDer(bytes) });
  } catch {
    return "badDataFormat";
  }
  const { messageImprint, reqPolicy, nonce, certReq } = asked;
  const imprint = {
    algorithm: messageImprint.hashAlgorithm.algorithmId,
    digest: messageImprint.hashedMessage.valueBlock.valueHexView,
  };
  if (!isStamped(imprint)) return "badAlg";
  if (reqPolicy !== undefined && reqPolicy !== OID.stampPolicy) return "unacceptedPolicy";
  if (nonce && nonce.valueBlock.valueHexView.length > MOST_NONCE_BYTES) return "badDataFormat";
  return { imprint, nonce: nonce ?? null, withChain: certReq ?? false };
}

function answer(status: number, token: Buffer | null, fault: StampFault | null): Buffer {
  const parts: asn1js.AsnType[] = [new asn1js.Integer({ value: status })];
  if (fault !== null) parts.push(failure(FAULT[fault]));
  const info = new asn1js.Sequence({ value: parts });
  return der(new asn1js.Sequence({ value: token ? [info, fromDer(token)] : [info] }));
}

/** One bit of a bit string, without the zeros behind it. */
function failure(bit: number): asn1js.BitString {
  const bytes = new Uint8Array(Math.floor(bit / 8) + 1);
  bytes[bytes.length - 1] = 0x80 >> (bit % 8);
  return new asn1js.BitString({ valueHex: bytes.buffer, unusedBits: 7 - (bit % 8) });
}
