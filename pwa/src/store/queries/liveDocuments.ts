import type { RxCollection } from "rxdb/plugins/core";
import { from, map, type Observable, switchMap } from "rxjs";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import { knownTaxRows, type TaxRow } from "shared-schema/pricing/tax/rows";
import type { ContactBody, ProfileBody } from "shared-schema/profile/schema";
import { filledAgreement } from "shared-schema/visibility/filled";
import type { YachtBody } from "shared-schema/yacht/schema";
import { runtime } from "../database/runtime.ts";
import type { Collections, Stored } from "../database/stored.ts";
import { type Doc, type KeyDoc, keyDocs, numberedDoc, numberedDocs } from "./docs.ts";
import { LiveValues } from "./live.ts";

/** The key of a list that has everything. */
export const ALL = "all";

/**
 * Live lists and single documents of a collection with leased numbers.
 * @param read makes of a stored body what screens get; the same object for the same body
 */
export function numbered<B extends object>(
  pick: (collections: Collections) => RxCollection<Stored<B>>,
  read: (stored: B) => B = (stored) => stored,
) {
  const readDoc = (document: Doc<B>): Doc<B> => ({ ...document, body: read(document.body) });
  const collection$ = () => from(runtime()).pipe(map(({ collections }) => pick(collections)));
  const list = new LiveValues<Doc<B>[]>(() =>
    collection$().pipe(
      switchMap((collection) => collection.find().$),
      map((documents) => numberedDocs<B>(documents).map(readDoc)),
    ),
  );
  const one = new LiveValues<Doc<B> | null>(
    (key): Observable<Doc<B> | null> =>
      collection$().pipe(
        switchMap((collection) => collection.findOne(key).$),
        map((document) => (document ? readDoc(numberedDoc<B>(document)) : null)),
      ),
    (key) => list.of(ALL).value?.find((document) => document.key === key),
  );
  return { list, one };
}

/** The documents that screens share. */
export const live = {
  agreements: numbered<AgreementBody>((collections) => collections.agreements, filledAgreement),
  yachts: numbered<YachtBody>((collections) => collections.yachts),
  profiles: numbered<ProfileBody>((collections) => collections.profiles),
  snapshots: numbered<SnapshotBody>((collections) => collections.snapshots),
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
