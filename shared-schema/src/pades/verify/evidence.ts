import { type Bytes, copied, sameBytes } from "../../base/bytes/bytes.ts";
import { isSameCertificate, type KnownCertificate, readCertificate } from "../cms/certificate.ts";
import { chainOf } from "../cms/chain.ts";
import { DerFault } from "../cms/der.ts";
import { listsBy, readList } from "../cms/list.ts";
import { OID } from "../cms/oids.ts";
import { readSignedData } from "../cms/signedData.ts";
import { readPdf, stateAfter } from "../pdf/file.ts";
import { type FormField, formOf } from "../pdf/form.ts";
import { PdfFault } from "../pdf/parse.ts";
import { ARCHIVE } from "../sign/fieldNames.ts";
import { infoIn } from "../timeStamp/info.ts";
import { readSignatureDict, readStampDict } from "./rules/dictionary.ts";
import { contentsOf, tokenIn } from "./signature.ts";

/** What is needed to verify the signatures of a file for ever, besides the file. */
export interface Evidence {
  /** In DER: every certificate on the chains of signers and time-stamp authorities. */
  certificates: Bytes[];
  /** The revocation lists of these issuers. */
  lists: WantedList[];
  /** Holders of certificates that lead to no authority that is trusted: no one can say more of them. */
  untrusted: string[];
  /** The newest time that a time stamp proves, UTC; null without any. */
  newest: string | null;
}

export interface WantedList {
  /** The name of the issuer. */
  issuer: string;
  /** Its certificate in DER. */
  certificate: Bytes;
  /** Where its list lies, as the certificates say that it has issued. */
  addresses: string[];
}

interface Signer {
  certificate: KnownCertificate;
  others: KnownCertificate[];
  at: string;
}

/** Finds what a file needs so that its signatures can be verified when every authority is gone. @param anchors in DER */
export async function evidenceFor(pdf: Uint8Array, anchors: readonly Uint8Array[]): Promise<Evidence> {
  const trusted = anchors.map(readCertificate);
  const evidence: Evidence = { certificates: [], lists: [], untrusted: [], newest: null };
  for (const { certificate, others, at } of signersIn(copied(pdf))) {
    const { certificates, isTrusted } = await chainOf(certificate, others, trusted, at);
    if (evidence.newest === null || at > evidence.newest) evidence.newest = at;
    if (!isTrusted) evidence.untrusted.push(certificate.commonName);
    for (const [index, each] of certificates.entries()) {
      if (!evidence.certificates.some((known) => sameBytes(known, each.der))) evidence.certificates.push(each.der);
      const issuer = certificates[index + 1];
      if (issuer && isTrusted) want(evidence.lists, each, issuer);
    }
  }
  return evidence;
}

function want(lists: WantedList[], { listAddresses }: KnownCertificate, issuer: KnownCertificate): void {
  const known = lists.find(({ certificate }) => isSameCertificate(readCertificate(certificate), issuer));
  const wanted = known ?? { issuer: issuer.commonName, certificate: issuer.der, addresses: [] };
  if (!known) lists.push(wanted);
  wanted.addresses.push(...listAddresses.filter((address) => !wanted.addresses.includes(address)));
}

/** Everybody who has signed, and every authority that has stamped. */
function signersIn(bytes: Bytes): Signer[] {
  try {
    const file = readPdf(bytes);
    const state = stateAfter(file, file.revisions.length - 1);
    return (formOf(state)?.fields ?? []).flatMap((field) => {
      const value = field.signature === null ? undefined : state.value(field.signature);
      const read = field.name.startsWith(ARCHIVE) ? readStampDict(value) : readSignatureDict(value, field.name);
      return read ? signersOf(field, contentsOf(read), read.claimedTime) : [];
    });
  } catch (error) {
    if (error instanceof PdfFault || error instanceof DerFault) return [];
    throw error;
  }
}

function signersOf({ name }: FormField, contents: Bytes, claimed: string | null): Signer[] {
  if (name.startsWith(ARCHIVE)) return authorityOf(contents);
  const pieces = readSignedData(contents);
  const token = tokenIn(pieces);
  const stamped = token ? authorityOf(token) : [];
  const at = stamped[0]?.at ?? claimed;
  const others = [...pieces.certificates, ...stamped.flatMap((each) => each.others.map(({ der }) => der))];
  return at === null ? stamped : [...signerOf(pieces, others, at), ...stamped];
}

function authorityOf(token: Bytes): Signer[] {
  const pieces = readSignedData(token);
  return pieces.contentType === OID.timeStampInfo ? signerOf(pieces, pieces.certificates, infoIn(pieces).at) : [];
}

function signerOf({ signer }: ReturnType<typeof readSignedData>, certificates: readonly Bytes[], at: string): Signer[] {
  const others = certificates.map(readCertificate);
  const certificate = others.find(
    ({ issuer, serial }) => sameBytes(issuer, signer.issuer) && sameBytes(serial, signer.serial),
  );
  return certificate ? [{ certificate, others, at }] : [];
}

/** Whether a list is one by this issuer that is in force now. @param now UTC */
export async function isListOf(list: Uint8Array, { certificate }: WantedList, now: string): Promise<boolean> {
  try {
    const read = readList(list);
    const isInForce = read.nextAt === null || Date.parse(read.nextAt) >= Date.parse(now);
    return isInForce && (await listsBy(readCertificate(certificate), [read])).length === 1;
  } catch (error) {
    if (error instanceof DerFault) return false;
    throw error;
  }
}
