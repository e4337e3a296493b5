import type { Bytes } from "../../base/bytes/bytes.ts";
import { sameBytes } from "../../base/bytes/bytes.ts";
import { done, type Result } from "../../base/result.ts";
import { appendedTo, type Change, withRevision } from "../pdf/append.ts";
import { type PdfState, resolved } from "../pdf/file.ts";
import { catalogueOf } from "../pdf/pages.ts";
import { dict, isArray, isDict, isStream, name, type PdfValue, ref, stream, withEntries } from "../pdf/value.ts";
import { onBase } from "./base.ts";

/** Certificates and revocation lists, in DER, by which signatures can be verified for ever. */
interface ValidationData {
  certificates: readonly Bytes[];
  lists: readonly Bytes[];
}

/** Appends validation data (EN 319 142-1, 5.4). What the file holds already is kept, and not added again. */
export function withValidationData(base: Bytes, data: ValidationData): Promise<Result<Bytes>> {
  return onBase(base, async ({ state }) => {
    const catalogue = catalogueOf(state);
    const present = resolved(state, catalogue.value.get("DSS"));
    const [oldCertificates, oldLists] = ["Certs", "CRLs"].map((key) =>
      isDict(present) ? itemsOf(present.get(key)) : [],
    );
    const added: Change[] = [];
    const referred = (old: readonly PdfValue[] = [], wanted: readonly Bytes[]): PdfValue[] => {
      const missing = wanted.filter((bytes) => !holds(state, old, bytes));
      const refs = missing.map((bytes) => {
        const number = state.size + 1 + added.length;
        added.push({ number, value: stream({}, bytes) });
        return ref(number);
      });
      return [...old, ...refs];
    };
    const certificates = referred(oldCertificates, data.certificates);
    const lists = referred(oldLists, data.lists);
    const store = dict({ Type: name("DSS"), Certs: certificates, CRLs: lists });
    const changes = [
      { number: catalogue.number, value: withEntries(catalogue.value, { DSS: ref(state.size) }) },
      { number: state.size, value: store },
      ...added,
    ];
    return done(withRevision(base, appendedTo(base, state, changes)));
  });
}

function itemsOf(value: PdfValue | undefined): readonly PdfValue[] {
  return isArray(value) ? value : [];
}

function holds(state: PdfState, items: readonly PdfValue[], bytes: Bytes): boolean {
  return items.some((item) => {
    const value = resolved(state, item);
    return isStream(value) && sameBytes(value.data, bytes);
  });
}
