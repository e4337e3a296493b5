import type { RxCollection } from "rxdb/plugins/core";
import { from, map, type Observable, switchMap } from "rxjs";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { ContactBody, ProfileBody } from "shared-schema/profile/schema";
import type { YachtBody } from "shared-schema/yacht/schema";
import { type Doc, type KeyDoc, keyDocs, numberedDoc, numberedDocs } from "./docs.ts";
import { LiveValues } from "./live.ts";
import { runtime } from "./runtime.ts";
import type { Collections, Stored } from "./stored.ts";

/** Live lists and single documents of a collection with leased numbers. */
function numbered<B>(pick: (collections: Collections) => RxCollection<Stored<B>>) {
  const collection$ = () => from(runtime()).pipe(map(({ collections }) => pick(collections)));
  const list = new LiveValues<Doc<B>[]>(() =>
    collection$().pipe(
      switchMap((collection) => collection.find().$),
      map((documents) => numberedDocs<B>(documents)),
    ),
  );
  const one = new LiveValues<Doc<B> | null>(
    (key): Observable<Doc<B> | null> =>
      collection$().pipe(
        switchMap((collection) => collection.findOne(key).$),
        map((document) => (document ? numberedDoc<B>(document) : null)),
      ),
  );
  return { list, one };
}

/** The documents that screens share. */
export const live = {
  agreements: numbered<AgreementBody>((collections) => collections.agreements),
  yachts: numbered<YachtBody>((collections) => collections.yachts),
  profiles: numbered<ProfileBody>((collections) => collections.profiles),
};

export const liveContacts = new LiveValues<KeyDoc<ContactBody>[]>(() =>
  from(runtime()).pipe(
    switchMap(({ collections }) => collections.contacts.find().$),
    map((documents) => keyDocs<ContactBody>(documents)),
  ),
);

/** Rows of the server's tables, by their kind. */
export const liveReference = new LiveValues<Record<string, unknown>[]>((kind) =>
  from(runtime()).pipe(
    switchMap(({ collections }) => collections.reference.find().$),
    map(
      (documents) => documents.map((document) => document.toJSON().body).find((body) => body.kind === kind)?.rows ?? [],
    ),
    map((rows) => rows.map((row) => ({ ...row }))),
  ),
);
