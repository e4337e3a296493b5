import { type KnownCertificate, readCertificate } from "../cms/certificate.ts";
import { areVouchedFor } from "../cms/chain.ts";
import { DerFault } from "../cms/der.ts";
import { listsBy, type RevocationList, readList } from "../cms/list.ts";
import { type PdfState, resolved } from "../pdf/file.ts";
import { catalogueOf } from "../pdf/pages.ts";
import { isArray, isDict, isStream } from "../pdf/value.ts";

/** The validation data of a file. */
export interface ValidationStore {
  certificates: KnownCertificate[];
  lists: RevocationList[];
}

/** Reads the validation data after a revision; null where something in it cannot be read, or nothing vouches for it. */
export async function storeOf(state: PdfState, trusted: readonly KnownCertificate[]): Promise<ValidationStore | null> {
  try {
    const store = resolved(state, catalogueOf(state).value.get("DSS"));
    if (!isDict(store)) return { certificates: [], lists: [] };
    const bytesOf = (key: string) => {
      const items = store.get(key);
      return (isArray(items) ? items : []).map((item) => {
        const value = resolved(state, item);
        if (!isStream(value)) throw new DerFault("validation data is no stream");
        return value.data;
      });
    };
    const certificates = bytesOf("Certs").map(readCertificate);
    const lists = bytesOf("CRLs").map(readList);
    const signed = await Promise.all([...trusted, ...certificates].map((issuer) => listsBy(issuer, lists)));
    const isSigned = lists.every((list) => signed.flat().includes(list));
    return isSigned && (await areVouchedFor(certificates, trusted)) ? { certificates, lists } : null;
  } catch (error) {
    if (error instanceof DerFault) return null;
    throw error;
  }
}

/** Whether one of some lists says that a certificate was revoked at a moment. Only lists of its issuer count. @param at UTC */
export async function wasRevokedAt(
  { serialHex }: KnownCertificate,
  issuer: KnownCertificate,
  lists: readonly RevocationList[],
  at: string,
): Promise<{ isRevoked: boolean; isKnown: boolean }> {
  const own = await listsBy(issuer, lists);
  const dates = own.flatMap(({ revoked }) => revoked.get(serialHex) ?? []);
  return { isRevoked: dates.some((date) => Date.parse(date) <= Date.parse(at)), isKnown: own.length > 0 };
}
