import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import { PRODUCT } from "shared-schema/base/product";
import { OID as SIGNATURES } from "shared-schema/pades/cms/oids";
import { der, exact } from "./der.ts";

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
  /** Policies of this service. */
  signingPolicy: SIGNATURES.platformSigning,
  stampPolicy: SIGNATURES.platformStamps,
} as const;

/** Written in each certificate: no one shall take it for more than it is. */
export const NOTICE = "Advanced electronic signature, certificate of a platform. Not a qualified certificate.";
export const UNIT = "Platform certificate, not qualified";

const COMMON_NAME_MAX = 64;

type NamePart = readonly [type: string, value: string];

/** An X.500 name, each part in a set of its own: pkijs by itself puts all of them into one, unsorted, which is not DER. */
export function nameOf(parts: readonly NamePart[]): pkijs.RelativeDistinguishedNames {
  const sets = parts.map(([type, value]) => {
    // Numbers are no UTF-8 in X.520.
    const text = type === OID.serialNumber ? new asn1js.PrintableString({ value }) : new asn1js.Utf8String({ value });
    return new asn1js.Set({ value: [new pkijs.AttributeTypeAndValue({ type, value: text }).toSchema()] });
  });
  return pkijs.RelativeDistinguishedNames.fromBER(exact(der(new asn1js.Sequence({ value: sets }))));
}

/** X.520 gives a common name 64 characters. A longer one is cut visibly: given name and surname, of up to 32,768, hold all of it. */
export function commonNameOf(name: string): string {
  const letters = [...name];
  return letters.length <= COMMON_NAME_MAX ? name : `${letters.slice(0, COMMON_NAME_MAX - 1).join("")}…`;
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
