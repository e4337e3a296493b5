import { BehaviorSubject } from "rxjs";
import { addressOf, type Place, placeOf } from "shared-schema/sync/address";
import type { SyncedCollection } from "shared-schema/sync/wire";
import type { PlainCollections } from "../../database/stored.ts";
import type { AsideDocument } from "../../queries/syncFacts.ts";
import { namedDocument } from "../../queries/titles.ts";
import type { Unkept } from "./guard.ts";
import { storedById } from "./local.ts";

/**
 * Documents that the server has sent and that cannot be kept here. Each comes again with its next revision, and after the next
 * start, when what this device holds is compared with what it should hold.
 */
export class SetAside {
  readonly documents = new BehaviorSubject<AsideDocument[]>([]);

  has(place: Place): boolean {
    const { collection, id } = addressOf(place);
    return this.documents.value.some((document) => document.collection === collection && document.key === id);
  }

  /** @returns the document, unless it was set aside before */
  add({ collection, id, rev, body }: Unkept): AsideDocument | null {
    const isKnown = this.has({ collection, id });
    const document = { ...namedDocument({ collection, id }, body), rev };
    const others = this.documents.value.filter(
      (each) => each.collection !== document.collection || each.key !== document.key,
    );
    this.documents.next([...others, document]);
    return isKnown ? null : document;
  }

  /** Forgets those that have come since, or have left the user's sight. */
  async settle(collection: SyncedCollection, collections: PlainCollections): Promise<void> {
    const mine = this.documents.value.filter((document) => placeOfDocument(document).collection === collection);
    if (mine.length === 0) return;
    const stored = await storedById(
      collections[collection],
      mine.map((document) => placeOfDocument(document).id),
    );
    const hasCome = (document: AsideDocument) => {
      const here = stored.get(placeOfDocument(document).id);
      return here !== undefined && (here._deleted || here.rev >= document.rev);
    };
    this.documents.next(this.documents.value.filter((each) => !mine.includes(each) || !hasCome(each)));
  }
}

function placeOfDocument({ collection, key }: AsideDocument): Place {
  return placeOf({ collection, id: key });
}
