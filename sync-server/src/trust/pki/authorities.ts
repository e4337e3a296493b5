import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, X509Certificate } from "node:crypto";
import type * as pkijs from "pkijs";
import { secretBox } from "../../ports/secretBox.ts";
import type { TrustContext } from "../context.ts";
import type { AuthorityKind, AuthorityRow } from "../data/authorities.ts";
import { subKey } from "../keys/secrets.ts";
import { readCertificate, signCertificate } from "./certificate.ts";
import {
  authorityConstraints,
  authorityKey,
  extendedKeyUsage,
  issuerAt,
  keyUsage,
  policy,
  revocationListAt,
  subjectKey,
} from "./extensions.ts";
import { authorityName, OID } from "./names.ts";

/** All of them, in the order in which they are made. */
export const AUTHORITY_KINDS = ["root", "issuing", "tsa", "seal"] as const satisfies readonly AuthorityKind[];
const YEAR_MS = 365 * 86_400_000;
const YEARS: Readonly<Record<AuthorityKind, number>> = { root: 25, issuing: 15, tsa: 15, seal: 3 };
const ISSUER: Readonly<Record<AuthorityKind, AuthorityKind | null>> = {
  root: null,
  issuing: "root",
  tsa: "root",
  seal: "issuing",
};
/** A certificate is replaced when so much of its life has passed. */
const RENEWED_AT = 0.8;

/** One of the service's authorities, ready to sign. */
export interface Authority {
  serial: string;
  readonly certificate: pkijs.Certificate;
  bytes: Buffer;
  key: KeyObject;
  readonly publicKey: KeyObject;
  notAfter: Date;
}

/** The authority in use; made when it is first asked for, and when most of its life has passed. */
export function authorityOf(context: TrustContext, kind: AuthorityKind): Authority {
  const row = context.store.authorities.newest(kind);
  const now = context.clock.now();
  if (row && !isDue(row, now)) return opened(context, row);
  return context.store.transaction(() => opened(context, make(context, kind, now)));
}

/** An authority by its serial number, also one that has been replaced. */
export function authorityBySerial(context: TrustContext, serial: string): Authority | null {
  const row = context.store.authorities.bySerial(serial);
  return row ? opened(context, row) : null;
}

/** The certificates above one that was issued by an authority, up to the root. */
export function chainAbove(context: TrustContext, issuerSerial: string): Buffer[] {
  const row = context.store.authorities.bySerial(issuerSerial);
  if (!row) return [];
  return row.issuer_serial === row.serial
    ? [row.certificate]
    : [row.certificate, ...chainAbove(context, row.issuer_serial)];
}

/** Whether so much of a certificate's life has passed that it is time for the next one. */
export function isDue({ not_before, not_after }: { not_before: string; not_after: string }, now: Date): boolean {
  const [from, to] = [Date.parse(not_before), Date.parse(not_after)];
  return now.getTime() >= from + (to - from) * RENEWED_AT;
}

/** 128 bits, positive. */
export function newSerial({ random }: Pick<TrustContext, "random">): Buffer {
  const serial = random(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return serial;
}

/** Where an authority's certificate and its list of revoked ones lie. */
export function addressesOf({ origin }: Pick<TrustContext, "origin">, serial: string) {
  return {
    certificate: `${origin}/pki/${serial}.crt`,
    revoked: `${origin}/pki/${serial}.crl`,
    policy: `${origin}/pki`,
  };
}

/** The serial number of the authority whose list lies at an address of this service; null for any other. */
export function serialAt(context: Pick<TrustContext, "origin">, address: string): string | null {
  const [, serial] = /([0-9a-f]{32})\.crl$/.exec(address) ?? [];
  return serial !== undefined && addressesOf(context, serial).revoked === address ? serial : null;
}

function opened(context: TrustContext, row: AuthorityRow): Authority {
  const pkcs8 = boxOf(context).open(row.sealed_key, row.serial);
  if (pkcs8 === null) {
    throw new Error(
      "The keys of the trust service were sealed with another TRUST_KEY. Set the one they were made with.",
    );
  }
  return {
    serial: row.serial,
    // Read where they are asked for: all four would take a tenth of a start.
    get certificate() {
      return readCertificate(row.certificate);
    },
    bytes: row.certificate,
    key: createPrivateKey({ key: Buffer.from(pkcs8, "base64"), format: "der", type: "pkcs8" }),
    get publicKey() {
      return new X509Certificate(row.certificate).publicKey;
    },
    notAfter: new Date(row.not_after),
  };
}

function make(context: TrustContext, kind: AuthorityKind, now: Date): AuthorityRow {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const publicKey = createPublicKey(privateKey);
  const bytes = newSerial(context);
  const serial = bytes.toString("hex");
  const above = ISSUER[kind];
  const issuer = above && authorityOf(context, above);
  const subject = authorityName(kind, serial.slice(0, 8));
  const end = now.getTime() + YEARS[kind] * YEAR_MS;
  const notAfter = new Date(issuer ? Math.min(end, issuer.notAfter.getTime()) : end);
  const addresses = issuer
    ? [
        authorityKey(issuer.publicKey),
        revocationListAt(addressesOf(context, issuer.serial).revoked),
        issuerAt(addressesOf(context, issuer.serial).certificate),
        policy(kind === "tsa" ? OID.stampPolicy : OID.signingPolicy, addressesOf(context, serial).policy),
      ]
    : [];
  const own = {
    root: [authorityConstraints(true, 1), keyUsage("keyCertSign", "cRLSign")],
    issuing: [authorityConstraints(true, 0), keyUsage("keyCertSign", "cRLSign")],
    tsa: [authorityConstraints(false, null), keyUsage("digitalSignature"), extendedKeyUsage(true, OID.timeStamping)],
    seal: [
      authorityConstraints(false, null),
      keyUsage("digitalSignature", "nonRepudiation"),
      extendedKeyUsage(false, OID.documentSigning, OID.emailProtection),
    ],
  }[kind];
  const certificate = signCertificate(
    {
      serial: bytes,
      subject,
      issuer: issuer?.certificate.subject ?? subject,
      publicKey,
      notBefore: now,
      notAfter,
      extensions: [...own, subjectKey(publicKey), ...addresses],
    },
    issuer?.key ?? privateKey,
  );
  const pkcs8 = privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
  const row: AuthorityRow = {
    serial,
    kind,
    issuer_serial: issuer?.serial ?? serial,
    certificate,
    sealed_key: boxOf(context).seal(pkcs8, serial),
    not_before: now.toISOString(),
    not_after: notAfter.toISOString(),
  };
  context.store.authorities.add(row);
  return row;
}

function boxOf({ master }: Pick<TrustContext, "master">) {
  return secretBox(subKey(master, "keys of authorities"));
}
