import { type Bytes, joined, sameBytes } from "../../base/bytes/bytes.ts";
import { type Der, DerFault, der, part, readDer, setOf, TAG } from "./der.ts";
import { OID, oidDer, oidText } from "./oids.ts";

/** The pieces of a SignedData with one signer (RFC 5652, 5), in DER. */
export interface SignedPieces {
  contentType: string;
  /** The content, where it is inside; null where it is apart. */
  content: Bytes | null;
  /** The digests that are named before the content. */
  digests: readonly Bytes[];
  certificates: readonly Bytes[];
  signer: SignerPieces;
}

interface SignerPieces {
  /** Issuer and serial number of the signer's certificate. */
  issuer: Bytes;
  serial: Bytes;
  digest: Bytes;
  /** A SET OF attributes, as it is signed. */
  attributes: Bytes;
  algorithm: Bytes;
  signature: Bytes;
  /** Attributes that are not signed, such as a time stamp. */
  unsigned: readonly Bytes[];
}

const EXPLICIT_0 = 0xa0;
const EXPLICIT_1 = 0xa1;
const ONE = der(TAG.integer, new Uint8Array([1]));
const THREE = der(TAG.integer, new Uint8Array([3]));

/** Writes a ContentInfo with a SignedData. */
export function signedData({ contentType, content, digests, certificates, signer }: SignedPieces): Bytes {
  const inside = content === null ? [] : [der(EXPLICIT_0, der(TAG.octets, content))];
  const data = der(
    TAG.sequence,
    contentType === OID.data ? ONE : THREE,
    setOf(TAG.set, digests),
    der(TAG.sequence, oidDer(contentType), ...inside),
    // Certificates keep their order, as all programs write them.
    ...(certificates.length === 0 ? [] : [der(EXPLICIT_0, ...certificates)]),
    der(TAG.set, signerInfo(signer)),
  );
  return der(TAG.sequence, oidDer(OID.signedData), der(EXPLICIT_0, data));
}

function signerInfo({ issuer, serial, digest, attributes, algorithm, signature, unsigned }: SignerPieces): Bytes {
  return der(
    TAG.sequence,
    ONE,
    der(TAG.sequence, issuer, serial),
    digest,
    tagged(EXPLICIT_0, attributes),
    algorithm,
    der(TAG.octets, signature),
    ...(unsigned.length === 0 ? [] : [setOf(EXPLICIT_1, unsigned)]),
  );
}

/** The same value under another tag. */
function tagged(tag: number, value: Bytes): Bytes {
  return joined(new Uint8Array([tag]), value.subarray(1));
}

/**
 * Reads a ContentInfo with a SignedData that has one signer.
 * @throws DerFault unless its pieces give the same bytes again: then nothing is in it but them
 */
export function readSignedData(bytes: Uint8Array): SignedPieces {
  const info = readDer(bytes);
  const data = part(part(info, 1, EXPLICIT_0), 0, TAG.sequence);
  const encapsulated = part(data, 2, TAG.sequence);
  const wrapped = encapsulated.parts[1];
  const bag = data.parts[3]?.tag === EXPLICIT_0 ? data.parts[3].parts : [];
  const signers = data.parts.at(-1);
  const [signer] = signers?.parts ?? [];
  if (!signer) throw new DerFault("there is no signer");
  const pieces: SignedPieces = {
    contentType: oidText(part(encapsulated, 0, TAG.oid).content),
    content: wrapped ? part(wrapped, 0, TAG.octets).content : null,
    digests: part(data, 1, TAG.set).parts.map(({ whole }) => whole),
    certificates: bag.map(({ whole }) => whole),
    signer: readSigner(signer),
  };
  if (!sameBytes(signedData(pieces), info.whole))
    throw new DerFault("there is more than one signature and its certificates");
  return pieces;
}

function readSigner(signer: Der): SignerPieces {
  const id = part(signer, 1, TAG.sequence);
  const attributes = part(signer, 3, EXPLICIT_0);
  const [issuer, serial] = id.parts;
  if (!issuer || !serial) throw new DerFault("the signer is not named");
  return {
    issuer: issuer.whole,
    serial: serial.whole,
    digest: part(signer, 2, TAG.sequence).whole,
    attributes: tagged(TAG.set, attributes.whole),
    algorithm: part(signer, 4, TAG.sequence).whole,
    signature: part(signer, 5, TAG.octets).content,
    unsigned: signer.parts[6] ? part(signer, 6, EXPLICIT_1).parts.map(({ whole }) => whole) : [],
  };
}
