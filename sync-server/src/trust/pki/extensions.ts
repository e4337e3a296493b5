import type { KeyObject } from "node:crypto";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import { keyIdentifier } from "./certificate.ts";
import { der, exact, octets } from "./der.ts";
import { NOTICE, OID } from "./names.ts";

/** Bits of a key's usage, counted from the left (RFC 5280, 4.2.1.3). */
const BIT = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5, cRLSign: 6 } as const;

function extension(extnID: string, critical: boolean, value: asn1js.BaseBlock): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical, extnValue: exact(der(value)) });
}

export function authorityConstraints(isAuthority: boolean, pathLength: number | null): pkijs.Extension {
  const constraints = new pkijs.BasicConstraints({
    cA: isAuthority,
    ...(pathLength === null ? {} : { pathLenConstraint: pathLength }),
  });
  return extension("2.5.29.19", true, constraints.toSchema());
}

export function keyUsage(...names: (keyof typeof BIT)[]): pkijs.Extension {
  const bits = names.map((name): number => BIT[name]);
  const byte = bits.reduce((sum, bit) => sum | (0x80 >> bit), 0);
  return extension(
    "2.5.29.15",
    true,
    new asn1js.BitString({ valueHex: exact(Uint8Array.of(byte)), unusedBits: 7 - Math.max(...bits) }),
  );
}

export function extendedKeyUsage(critical: boolean, ...purposes: string[]): pkijs.Extension {
  return extension("2.5.29.37", critical, new pkijs.ExtKeyUsage({ keyPurposes: purposes }).toSchema());
}

export function subjectKey(key: KeyObject): pkijs.Extension {
  return extension("2.5.29.14", false, octets(keyIdentifier(key)));
}

export function authorityKey(key: KeyObject): pkijs.Extension {
  const identifier = new pkijs.AuthorityKeyIdentifier({ keyIdentifier: octets(keyIdentifier(key)) });
  return extension("2.5.29.35", false, identifier.toSchema());
}

/** Where the list of revoked certificates lies. */
export function revocationListAt(url: string): pkijs.Extension {
  const point = new pkijs.DistributionPoint({ distributionPoint: [new pkijs.GeneralName({ type: 6, value: url })] });
  return extension("2.5.29.31", false, new pkijs.CRLDistributionPoints({ distributionPoints: [point] }).toSchema());
}

/** Where the issuer's certificate lies. */
export function issuerAt(url: string): pkijs.Extension {
  const description = new pkijs.AccessDescription({
    accessMethod: OID.caIssuers,
    accessLocation: new pkijs.GeneralName({ type: 6, value: url }),
  });
  return extension("1.3.6.1.5.5.7.1.1", false, new pkijs.InfoAccess({ accessDescriptions: [description] }).toSchema());
}

/** The policy, where it can be read, and in words what the certificate is not. */
export function policy(identifier: string, url: string): pkijs.Extension {
  const qualifiers = [
    new pkijs.PolicyQualifierInfo({ policyQualifierId: OID.cps, qualifier: new asn1js.IA5String({ value: url }) }),
    new pkijs.PolicyQualifierInfo({
      policyQualifierId: OID.userNotice,
      qualifier: new asn1js.Sequence({ value: [new asn1js.Utf8String({ value: NOTICE })] }),
    }),
  ];
  const information = new pkijs.PolicyInformation({ policyIdentifier: identifier, policyQualifiers: qualifiers });
  return extension(
    "2.5.29.32",
    false,
    new pkijs.CertificatePolicies({ certificatePolicies: [information] }).toSchema(),
  );
}

export function listNumber(number: number): pkijs.Extension {
  return extension("2.5.29.20", false, new asn1js.Integer({ value: number }));
}
