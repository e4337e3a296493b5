import type { MangoQuery, RxCollection, RxDocument } from "rxdb/plugins/core";
import { from, map, type Observable, switchMap } from "rxjs";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { knownTaxRows, type TaxRow } from "shared-schema/pricing/tax/rows";
import type { ContactBody, ProfileBody } from "shared-schema/profile/schema";
import { keysOfKind, recordKey } from "shared-schema/records/key";
import type { RecordKind } from "shared-schema/records/kinds";
import type { RecordBody } from "shared-schema/records/rules";
import { filledAgreement } from "shared-schema/visibility/filled";
import type { YachtBody } from "shared-schema/yacht/schema";
import { runtime } from "../database/runtime.ts";
import type { Collections, Stored } from "../database/stored.ts";
import { type Doc, type KeyDoc, keyDoc, keyDocs } from "./docs.ts";
import { LiveValues } from "./live.ts";

/** The key of a list that has everything. */
export const ALL = "all";

/** The documents that a live list has, and their keys by number. */
interface Range<B> {
  collection(collections: Collections): RxCollection<Stored<B>>;
  /** The keys of the list, from the first to before the last; all where it is left out. */
  keys?: { from: string; to: string };
  keyOf(number: string): string;
  numberIn(key: string): string;
}

/**
 * Live lists and single documents of a collection with leased numbers.
 * @param read makes of a stored body what screens get; the same object for the same body
 */
function numbered<B extends object>(
  collection: (collections: Collections) => RxCollection<Stored<B>>,
  read?: (stored: B) => B,
) {
  return liveIn({ collection, keyOf: (number) => number, numberIn: (key) => key }, read);
}

/** The same of the records of a kind, under the numbers of their agreements. */
export function liveRecords<K extends RecordKind>(kind: K, read?: (stored: RecordBody<K>) => RecordBody<K>) {
  const keys = keysOfKind(kind);
  return liveIn<RecordBody<K>>(
    {
      collection: (collections) => collections.records[kind],
      keys,
      keyOf: (number) => recordKey(kind, number),
      numberIn: (key) => key.slice(keys.from.length),
    },
    read,
  );
}

function liveIn<B extends object>(
  { collection, keys, keyOf, numberIn }: Range<B>,
  read: (stored: B) => B = (stored) => stored,
) {
  const readDoc = (document: RxDocument<Stored<B>>): Doc<B> => {
    const { key, rev, body } = keyDoc<B>(document);
    const number = numberIn(key);
    return { id: Number(number), key: number, rev, body: read(body) };
  };
  const collection$ = () => from(runtime()).pipe(map(({ collections }) => collection(collections)));
  // RxDB's type of a selector is not reduced for a body of any type.
  const query = keys && ({ selector: { id: { $gte: keys.from, $lt: keys.to } } } as MangoQuery<Stored<B>>);
  const list = new LiveValues<Doc<B>[]>(() =>
    collection$().pipe(
      switchMap((documents) => documents.find(query).$),
      map((documents) => documents.map(readDoc).sort((a, b) => a.id - b.id)),
    ),
  );
  const one = new LiveValues<Doc<B> | null>(
    (number): Observable<Doc<B> | null> =>
      collection$().pipe(
        switchMap((documents) => documents.findOne(keyOf(number)).$),
        map((document) => (document ? readDoc(document) : null)),
      ),
    (number) => list.of(ALL).value?.find((document) => document.key === number),
  );
  return { list, one };
}

/** The documents that screens share. */
export const live = {
  agreements: numbered<AgreementBody>((collections) => collections.agreements, filledAgreement),
  yachts: numbered<YachtBody>((collections) => collections.yachts),
  profiles: numbered<ProfileBody>((collections) => collections.profiles),
  snapshots: liveRecords("snapshots"),
};

export const liveContacts = new LiveValues<KeyDoc<ContactBody>[]>(() =>
  from(runtime()).pipe(
    switchMap(({ collections }) => collections.contacts.find().$),
    map((documents) => keyDocs<ContactBody>(documents)),
  ),
);

/** The table of tax rates as the server sent it; rows of a newer shape are left out. */
export const liveTaxRows = new LiveValues<TaxRow[]>(() =>
  from(runtime()).pipe(
    switchMap(({ collections }) => collections.reference.find().$),
    map((documents) => documents.map((document) => document.toJSON().body).find(({ kind }) => kind === "tax-rules")),
    map((table) => knownTaxRows((table?.rows ?? []).map((row) => ({ ...row })))),
  ),
);

/** Keeps the tax rates in memory for the screens that need them next. @returns how to stop */
export function holdTaxRows(): () => void {
  return liveTaxRows.of(ALL).subscribe(() => undefined);
}
