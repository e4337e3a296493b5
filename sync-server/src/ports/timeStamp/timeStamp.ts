import { createHash, verify, X509Certificate } from "node:crypto";
import { type Der, partsOf, readAll, TAG, write } from "./der.ts";

/** The content of a time stamp whose signature was found good. */
export interface TimeStamp {
  /** When it was made by the authority's clock, UTC. */
  at: string;
  /** Subject of the certificate that signed it, on one line. */
  signer: string;
  /** Whether that certificate was issued by an authority that is trusted. */
  isTrusted: boolean;
}

const SHA256 = Buffer.from("0609608648016503040201", "hex");
const SIGNED_DATA = "06092a864886f70d010702";
const TST_INFO = "060b2a864886f70d0109100104";
const MESSAGE_DIGEST = "06092a864886f70d010904";
/** Digests that authorities sign with, by their identifiers. */
const DIGESTS: Readonly<Record<string, string>> = {
  "0609608648016503040201": "sha256",
  "0609608648016503040202": "sha384",
  "0609608648016503040203": "sha512",
};
/** Extended key usage of an authority for time stamps. */
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
const NULL = Buffer.from([0x05, 0x00]);

const integer = (bytes: Buffer) => write(TAG.integer, bytes);

/**
 * A request for a time stamp (RFC 3161, 2.4.1) over a SHA-256 hash, asking for the certificates too.
 * @param hash in hex · @param nonce that the answer must hold: 8 random bytes
 */
export function timeStampRequest(hash: string, nonce: Buffer): Buffer {
  const imprint = write(TAG.sequence, write(TAG.sequence, SHA256, NULL), write(TAG.octets, Buffer.from(hash, "hex")));
  // A first byte of 0 keeps the number positive; the next one must not be 0 then.
  const positive = Buffer.concat([Buffer.from([0x00, (nonce[0] ?? 0) | 0x80]), nonce.subarray(1)]);
  const certificates = write(TAG.boolean, Buffer.from([0xff]));
  return write(TAG.sequence, integer(Buffer.from([1])), imprint, integer(positive), certificates);
}

/** The token in an authority's answer. @throws Error with the authority's status where it has refused */
export function tokenIn(response: Buffer): Buffer {
  const [status, token] = partsOf(readAll(response)[0]);
  const code = partsOf(status)[0]?.content.readUInt8(0);
  if (token === undefined || (code !== 0 && code !== 1)) throw new Error(`The authority has refused: status ${code}`);
  return token.whole;
}

/**
 * Reads a token and checks it: that it is over this hash, that its signature is good, and that its certificate is one for time
 * stamps and was valid then.
 * @param hash in hex · @param trusted certificates of authorities that are trusted
 * @throws Error with the reason where it does not hold
 */
export function readTimeStamp(token: Buffer, hash: string, trusted: readonly X509Certificate[]): TimeStamp {
  const [type, wrapped] = partsOf(readAll(token)[0]);
  require(type?.whole.toString("hex") === SIGNED_DATA, "it is no signed data");
  const parts = partsOf(partsOf(wrapped)[0]);
  const info = infoIn(parts[2]);
  require(info.imprint === `${SHA256.toString("hex")} ${hash}`, "it is over another hash");
  const certificates = partsOf(parts.find(({ tag }) => tag === 0xa0)).map(({ whole }) => new X509Certificate(whole));
  const signer = signerOf(partsOf(parts.at(-1))[0], info.bytes, certificates);
  require(signer.keyUsage?.includes(TIME_STAMPING) === true, "its certificate is not one for time stamps");
  const at = Date.parse(info.at);
  require(at >= Date.parse(signer.validFrom) && at <= Date.parse(signer.validTo), "its certificate was not valid then");
  return {
    at: info.at,
    signer: signer.subject.replaceAll("\n", ", "),
    isTrusted: leadsTo(signer, certificates, trusted),
  };
}

function require(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new Error(`The time stamp does not hold: ${reason}`);
}

function infoIn(encapsulated: Der | undefined): { bytes: Buffer; imprint: string; at: string } {
  const [type, wrapped] = partsOf(encapsulated);
  require(type?.whole.toString("hex") === TST_INFO, "it holds no time");
  const bytes = partsOf(wrapped)[0]?.content ?? Buffer.alloc(0);
  const parts = partsOf(readAll(bytes)[0]);
  const [algorithm, digest] = partsOf(parts[2]);
  const imprint = `${partsOf(algorithm)[0]?.whole.toString("hex")} ${digest?.content.toString("hex")}`;
  const time = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(parts[4]?.content.toString("latin1") ?? "");
  require(time !== null, "its time cannot be read");
  const [, year, month, day, hour, minute, second, part = ""] = time;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${part}Z`).toISOString();
  return { bytes, imprint, at };
}

/** The certificate whose key has signed the time. */
function signerOf(
  signerInfo: Der | undefined,
  info: Buffer,
  certificates: readonly X509Certificate[],
): X509Certificate {
  const parts = partsOf(signerInfo);
  const attributes = parts.find(({ tag }) => tag === 0xa0);
  const signature = parts.find(({ tag }) => tag === TAG.octets)?.content;
  const digest = DIGESTS[partsOf(parts[2])[0]?.whole.toString("hex") ?? ""];
  require(attributes !== undefined &&
    signature !== undefined &&
    digest !== undefined, "it is signed in an unknown way");
  const said = partsOf(attributes).find((attribute) => partsOf(attribute)[0]?.whole.toString("hex") === MESSAGE_DIGEST);
  const signed = partsOf(partsOf(said)[1])[0]?.content;
  require(signed?.equals(createHash(digest).update(info).digest()) === true, "its time is not the one that was signed");
  // The signature covers the attributes as a set, not under the tag that they have here (RFC 5652, 5.4).
  const set = Buffer.concat([Buffer.from([TAG.set]), attributes.whole.subarray(1)]);
  const signer = certificates.find(({ publicKey }) => verify(digest, set, publicKey, signature));
  require(signer !== undefined, "none of its certificates has signed it");
  return signer;
}

/** Whether a certificate is trusted, or was issued by one that is, in any number of steps. */
function leadsTo(
  from: X509Certificate,
  through: readonly X509Certificate[],
  trusted: readonly X509Certificate[],
): boolean {
  const issued = (issuer: X509Certificate) => from.checkIssued(issuer) && from.verify(issuer.publicKey);
  if (trusted.some((anchor) => anchor.fingerprint256 === from.fingerprint256 || issued(anchor))) return true;
  const others = through.filter((each) => each !== from);
  return others.some((issuer) => issued(issuer) && leadsTo(issuer, others, trusted));
}
