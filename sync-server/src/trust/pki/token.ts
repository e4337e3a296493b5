import { createHash, sign } from "node:crypto";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import type { Authority } from "./authorities.ts";
import { der, exact, fromDer, octets } from "./der.ts";
import { OID } from "./names.ts";

const SIGNED_DATA = "1.2.840.113549.1.7.2";
const TST_INFO = "1.2.840.113549.1.9.16.1.4";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";
/** Version of signed data that holds another content than plain data (RFC 5652, 5.1). */
const ENCAPSULATING = 3;

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const sha256Algorithm = () =>
  new pkijs.AlgorithmIdentifier({ algorithmId: OID.sha256, algorithmParams: new asn1js.Null() });

/**
 * Signs a time (RFC 3161, 2.4.2): CMS signed data over it, bound to the authority's certificate by ESS (RFC 5816).
 * @param chain certificates to put beside it; none where the asker wants none
 */
export function signedToken(info: pkijs.TSTInfo, authority: Authority, chain: readonly Buffer[]): Buffer {
  const content = der(info.toSchema());
  const attributes = [
    attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: TST_INFO })),
    attribute(MESSAGE_DIGEST, octets(sha256(content))),
    attribute(SIGNING_CERTIFICATE_V2, boundTo(authority.bytes)),
  ].toSorted((a, b) => Buffer.compare(der(a.toSchema()), der(b.toSchema())));
  const signed = der(new asn1js.Set({ value: attributes.map((each) => each.toSchema()) }));
  const encapsulated = new pkijs.EncapsulatedContentInfo({ eContentType: TST_INFO });
  // Set afterwards: the constructor would split it into a constructed string, which is not DER.
  encapsulated.eContent = octets(content);
  const { certificate } = authority;
  const data = new pkijs.SignedData({
    version: ENCAPSULATING,
    digestAlgorithms: [sha256Algorithm()],
    encapContentInfo: encapsulated,
    ...(chain.length > 0 ? { certificates: chain.map((each) => pkijs.Certificate.fromBER(exact(each))) } : {}),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        digestAlgorithm: sha256Algorithm(),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes, encodedValue: exact(signed) }),
        signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: OID.ecdsaWithSha256 }),
        signature: octets(sign("sha256", signed, authority.key)),
      }),
    ],
  });
  return der(new pkijs.ContentInfo({ contentType: SIGNED_DATA, content: data.toSchema(true) }).toSchema());
}

function attribute(type: string, value: asn1js.AsnType): pkijs.Attribute {
  return new pkijs.Attribute({ type, values: [value] });
}

/** SigningCertificateV2 of one certificate, by its SHA-256, issuer and serial number. */
function boundTo(certificate: Buffer): asn1js.Sequence {
  const { issuer, serialNumber } = pkijs.Certificate.fromBER(exact(certificate));
  const directoryName = new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber: 4 }, value: [issuer.toSchema()] });
  const issuerSerial = new asn1js.Sequence({
    value: [new asn1js.Sequence({ value: [directoryName] }), fromDer(der(serialNumber))],
  });
  const essCertificate = new asn1js.Sequence({ value: [octets(sha256(certificate)), issuerSerial] });
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [essCertificate] })] });
}
