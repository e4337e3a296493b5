import { isEqual } from "shared-schema/sync/equal";
import type { PushChange, TwoWayCollection, WireDocument } from "shared-schema/sync/wire";
import type { PlainCollections } from "../stored.ts";
import { storedById } from "./local.ts";
import { lineOf } from "./nonce.ts";

/** An edit as it goes to the server. */
export interface SentEdit extends PushChange {
  assumed: WireDocument | null;
  next: WireDocument;
}

/** The edits of one document that were sent one upon another, the oldest first. */
export interface SentLine {
  /** `collection/id` */
  key: string;
  edits: SentEdit[];
}

/** Where they are kept, so that they outlive the app. */
export interface SentMemory {
  all(): Promise<SentLine[]>;
  put(lines: SentLine[]): Promise<unknown>;
  delete(keys: string[]): Promise<unknown>;
}

/**
 * What was sent and may have been taken without this device knowing: the answer was lost, or the app ended before it was kept.
 * An edit upon one of these is sent together with it: the server knows by its name what it has taken already, and nobody clashes
 * with himself.
 */
export class InFlight {
  private readonly lines = new Map<string, SentEdit[]>();
  private readonly reading: Promise<void>;

  constructor(private readonly memory: SentMemory) {
    this.reading = memory.all().then(
      (lines) => {
        for (const { key, edits } of lines) this.lines.set(key, edits);
      },
      // Without it an edit is sent as it is: its author may have to decide, and nothing is lost.
      () => undefined,
    );
  }

  /** Resolves when it is known what an earlier run of the app has sent. */
  known(): Promise<void> {
    return this.reading;
  }

  /**
   * What was sent of a document since the state that the server is known to have, and is in the state that is to be sent.
   * @param assumed the server's state as far as it is known · @param written what is to be sent
   */
  before(collection: TwoWayCollection, assumed: WireDocument | null, written: WireDocument): SentEdit[] {
    const edits = this.lines.get(keyOf(collection, written.id)) ?? [];
    const first = edits.findIndex((edit) => isSameBase(edit, { assumed, next: written }));
    const since = first < 0 ? [] : edits.slice(first);
    return since.every(({ next }) => lineOf(next.e) === lineOf(written.e)) ? since : [];
  }

  /** Notes what is about to be sent. */
  async sending(changes: SentEdit[]): Promise<void> {
    const sent = new Map<string, SentEdit[]>();
    for (const change of changes) {
      const key = keyOf(change.collection, change.next.id);
      sent.set(key, [...(sent.get(key) ?? []), change]);
    }
    for (const [key, edits] of sent) this.lines.set(key, edits);
    const lines = Array.from(sent, ([key, edits]) => ({ key, edits }));
    // A full disk must not keep from the server what it could not keep here.
    await this.memory.put(lines).catch(() => undefined);
  }

  /** Forgets what was sent of documents whose edits have been settled since. */
  async settle(name: TwoWayCollection, collection: PlainCollections[TwoWayCollection]): Promise<void> {
    const noted = [...this.lines].filter(([key]) => key.startsWith(keyOf(name, "")));
    if (noted.length === 0) return;
    const idOf = (key: string) => key.slice(keyOf(name, "").length);
    const here = await storedById(
      collection,
      noted.map(([key]) => idOf(key)),
    );
    const settled = noted.flatMap(([key, edits]) => {
      const now = here.get(idOf(key))?.e ?? "";
      const waits = now !== "" && lineOf(now) === lineOf(edits.at(-1)?.next.e ?? "");
      return waits || this.lines.get(key) !== edits ? [] : [key];
    });
    for (const key of settled) this.lines.delete(key);
    // What stays behind is of another line than the next edit, and is written over by it.
    if (settled.length > 0) await this.memory.delete(settled).catch(() => undefined);
  }
}

/** Whether two edits stand upon one state. Where a device had not noted yet what it pulled, an edit names its number alone. */
function isSameBase(a: Pick<SentEdit, "assumed" | "next">, b: Pick<SentEdit, "assumed" | "next">): boolean {
  if (!a.assumed === !b.assumed) return isEqual(a.assumed, b.assumed);
  const [noted, rev] = a.assumed ? [a.assumed, b.next.rev] : [b.assumed, a.next.rev];
  return noted?.e === "" && noted.rev === rev;
}

function keyOf(collection: TwoWayCollection, id: string): string {
  return `${collection}/${id}`;
}
