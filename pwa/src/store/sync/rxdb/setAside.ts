import { BehaviorSubject } from "rxjs";
import type { Collection } from "shared-schema/sync/wire";
import type { PlainCollections } from "../../database/stored.ts";
import type { AsideDocument } from "../../queries/syncFacts.ts";
import { titleOf } from "../../queries/titles.ts";
import type { Unkept } from "./guard.ts";
import { storedById } from "./local.ts";

/**
 * Documents that the server has sent and that cannot be kept here. Each comes again with its next revision, and after the next
 * start, when what this device holds is compared with what it should hold.
 */
export class SetAside {
  readonly documents = new BehaviorSubject<AsideDocument[]>([]);

  has(collection: Collection, id: string): boolean {
    return this.documents.value.some((document) => document.collection === collection && document.key === id);
  }

  /** @returns the document, unless it was set aside before */
  add({ collection, id, rev, body }: Unkept): AsideDocument | null {
    const isKnown = this.has(collection, id);
    const others = this.documents.value.filter((each) => each.collection !== collection || each.key !== id);
    const document = { collection, key: id, rev, title: titleOf(collection, body) };
    this.documents.next([...others, document]);
    return isKnown ? null : document;
  }

  /** Forgets those that have come since, or have left the user's sight. */
  async settle(collection: Collection, collections: PlainCollections): Promise<void> {
    const mine = this.documents.value.filter((document) => document.collection === collection);
    if (mine.length === 0) return;
    const keys = mine.map(({ key }) => key);
    const stored = await storedById(collections[collection], keys);
    const hasCome = ({ key, rev }: AsideDocument) => {
      const here = stored.get(key);
      return here !== undefined && (here._deleted || here.rev >= rev);
    };
    this.documents.next(this.documents.value.filter((each) => each.collection !== collection || !hasCome(each)));
  }
}
