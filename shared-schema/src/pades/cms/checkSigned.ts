import { type Bytes, sameBytes } from "../../base/bytes/bytes.ts";
import { digestIn, digestOf, signatureAlgorithmIn } from "./algorithms.ts";
import { attributesIn, namesCertificate } from "./attributes.ts";
import { type KnownCertificate, readCertificate } from "./certificate.ts";
import { type Der, readDer, TAG } from "./der.ts";
import { OID, oidText } from "./oids.ts";
import { isSignedBy } from "./signatureValue.ts";
import type { SignedPieces } from "./signedData.ts";

/** What is wrong with a SignedData. */
type SignedFault = "no-certificate" | "other-content" | "exchanged-certificate" | "wrong-signature";

/** A SignedData whose signature was checked. */
interface CheckedSigned {
  signer: KnownCertificate;
  certificates: KnownCertificate[];
  attributes: ReadonlyMap<string, Der>;
}

/**
 * Checks that the signer's certificate is inside and bound to the signature, and that its key has signed this content.
 * @throws DerFault where the pieces cannot be read
 */
export async function checkSigned(pieces: SignedPieces, content: Bytes): Promise<CheckedSigned | SignedFault> {
  const { signer } = pieces;
  const certificates = pieces.certificates.map(readCertificate);
  const own = certificates.find(
    ({ issuer, serial }) => sameBytes(issuer, signer.issuer) && sameBytes(serial, signer.serial),
  );
  if (!own) return "no-certificate";
  const digest = digestIn(readDer(signer.digest));
  // Others may be named, but none that is not accepted.
  const named = pieces.digests.map((each) => digestIn(readDer(each)));
  const attributes = attributesIn(readDer(signer.attributes));
  const type = attributes.get(OID.contentType);
  const hash = attributes.get(OID.messageDigest);
  const isNamed = type?.tag === TAG.oid && oidText(type.content) === pieces.contentType && hash?.tag === TAG.octets;
  if (!named.includes(digest) || !isNamed) return "other-content";
  if (!sameBytes(hash.content, await digestOf(digest, content))) return "other-content";
  if (!(await namesCertificate(attributes, own))) return "exchanged-certificate";
  const algorithm = signatureAlgorithmIn(readDer(signer.algorithm), digest);
  const isRight =
    algorithm.name === own.key.name && (await isSignedBy(own.key, digest, signer.signature, signer.attributes));
  return isRight ? { signer: own, certificates, attributes } : "wrong-signature";
}
