import type { Bytes } from "../../base/bytes/bytes.ts";
import { digestOf } from "../cms/algorithms.ts";
import { signedAttributes } from "../cms/attributes.ts";
import type { KnownCertificate } from "../cms/certificate.ts";
import { der, positiveInteger, TAG } from "../cms/der.ts";
import { algorithmDer, OID, oidDer } from "../cms/oids.ts";
import { readings } from "../cms/signatureValue.ts";
import { signedData } from "../cms/signedData.ts";
import type { ReadRequest } from "./request.ts";

const GENERALIZED_TIME = 0x18;

/** How far the clock may be off: a second. */
const ACCURACY = der(TAG.sequence, der(TAG.integer, new Uint8Array([1])));

/** An authority that stamps by itself. */
interface IssuingAuthority {
  certificate: KnownCertificate;
  /** Its issuers, which go into the token after it. */
  issuers: readonly KnownCertificate[];
  /** The policy under which it stamps. */
  policy: string;
  /** Signs bytes with SHA-256 and the key of the certificate: a value in DER, or raw. */
  sign(bytes: Bytes): Promise<Bytes>;
}

/** Makes a token (RFC 3161, 2.4.2). @param at UTC · @param serial unique: random bytes */
export async function issueToken(
  authority: IssuingAuthority,
  request: Omit<ReadRequest, "policy">,
  at: string,
  serial: Bytes,
): Promise<Bytes> {
  const { certificate, issuers } = authority;
  const content = der(
    TAG.sequence,
    der(TAG.integer, new Uint8Array([1])),
    oidDer(authority.policy),
    request.imprint,
    positiveInteger(serial),
    der(GENERALIZED_TIME, new TextEncoder().encode(timeText(at))),
    ACCURACY,
    ...(request.nonce === null ? [] : [request.nonce]),
  );
  const attributes = await signedAttributes(OID.timeStampInfo, await digestOf("SHA-256", content), certificate);
  const [signature = new Uint8Array(0)] = readings(certificate.key, await authority.sign(attributes));
  const digest = algorithmDer(OID.sha256);
  return signedData({
    contentType: OID.timeStampInfo,
    content,
    digests: [digest],
    certificates: request.wantsCertificates ? [certificate, ...issuers].map((each) => each.der) : [],
    signer: {
      issuer: certificate.issuer,
      serial: certificate.serial,
      digest,
      attributes,
      algorithm: algorithmDer(certificate.key.curve === null ? OID.rsa : OID.ecdsaSha256),
      signature,
      unsigned: [],
    },
  });
}

/** Fractions of a second without zeros at their end, as DER wants them. */
function timeText(at: string): string {
  const [whole = "", fraction = ""] = new Date(at)
    .toISOString()
    .replace(/[-:TZ]/g, "")
    .split(".");
  const digits = fraction.replace(/0+$/, "");
  return `${whole}${digits === "" ? "" : `.${digits}`}Z`;
}
