import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import { PRODUCT } from "shared-schema/base/product";

export const OID = {
  commonName: "2.5.4.3",
  surname: "2.5.4.4",
  serialNumber: "2.5.4.5",
  organization: "2.5.4.10",
  organizationalUnit: "2.5.4.11",
  givenName: "2.5.4.42",
  sha256: "2.16.840.1.101.3.4.2.1",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
  p256: "1.2.840.10045.3.1.7",
  timeStamping: "1.3.6.1.5.5.7.3.8",
  emailProtection: "1.3.6.1.5.5.7.3.4",
  documentSigning: "1.3.6.1.5.5.7.3.36",
  cps: "1.3.6.1.5.5.7.2.1",
  userNotice: "1.3.6.1.5.5.7.2.2",
  caIssuers: "1.3.6.1.5.5.7.48.2",
  /** Policies of this service, in the arc that is open to everybody's UUIDs (X.667). */
  signingPolicy: "2.25.79384623013725517224087711262180521437",
  stampPolicy: "2.25.79384623013725517224087711262180521438",
} as const;

/** Stands in each certificate: no one shall take it for more than it is. */
export const NOTICE = "Advanced electronic signature, certificate of a platform. Not a qualified certificate.";
export const UNIT = "Platform certificate, not qualified";

type NamePart = readonly [type: string, value: string];

/** An X.500 name of UTF-8 texts. */
export function nameOf(parts: readonly NamePart[]): pkijs.RelativeDistinguishedNames {
  const typesAndValues = parts.map(
    ([type, value]) => new pkijs.AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) }),
  );
  return new pkijs.RelativeDistinguishedNames({ typesAndValues });
}

/** The name of one of the service's own certificates; the mark keeps two of them apart. */
export function authorityName(
  kind: "root" | "issuing" | "tsa" | "seal",
  mark: string,
): pkijs.RelativeDistinguishedNames {
  const title = { root: "Root CA", issuing: "Signing CA", tsa: "Time-stamp authority", seal: "Platform seal" }[kind];
  return nameOf([
    [OID.organization, PRODUCT.name],
    [OID.organizationalUnit, UNIT],
    [OID.commonName, `${PRODUCT.name} ${title} ${mark}`],
  ]);
}

const SHORT: Readonly<Record<string, string>> = {
  [OID.commonName]: "CN",
  [OID.surname]: "SN",
  [OID.serialNumber]: "SERIALNUMBER",
  [OID.organization]: "O",
  [OID.organizationalUnit]: "OU",
  [OID.givenName]: "GN",
};

/** A name as text (RFC 4514): the last part comes first. */
export function nameText(name: pkijs.RelativeDistinguishedNames): string {
  const parts = name.typesAndValues.map(({ type, value }) => {
    const text = String(value.valueBlock.value).replaceAll(/[,+"\\<>;=]/g, (sign: string) => `\\${sign}`);
    return `${SHORT[type] ?? type}=${text}`;
  });
  return parts.toReversed().join(", ");
}
