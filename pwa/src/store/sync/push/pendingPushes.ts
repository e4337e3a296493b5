import { isEqual } from "shared-schema/base/equal";
import type { TwoWayCollection, WireDocument } from "shared-schema/sync/wire";
import { chainOf } from "../../database/nonce.ts";
import type { SentEdit, SentMemory } from "../../database/sentEdits.ts";
import type { PlainCollections } from "../../database/stored.ts";
import { storedById } from "../rxdb/local.ts";

/** Makes the edits that are to be sent: again for each attempt, as it shows only then what the server is known to have. */
export type Assemble = () => SentEdit[];

/**
 * Edits that were sent and may have been taken without this device knowing: the answer was lost, or the app ended
 * before it was kept. An edit on top of one of these is sent together with it: the server knows by its name what it has
 * taken already, and no one conflicts with himself. Edits that were taken stay in their line, in case a restored server
 * has lost them again.
 */
export class PendingPushes {
  private readonly lines = new Map<string, SentEdit[]>();
  /** Lines of which it is not known what this server has: those of an earlier run, and all when a backup was restored. */
  private readonly doubted = new Set<string>();
  /** The number of times that everything has been doubted. */
  doubts = 0;
  private readonly reading: Promise<void>;

  constructor(private readonly memory: SentMemory) {
    this.reading = memory.all().then(
      (lines) => {
        for (const { key, edits } of lines) this.lines.set(key, edits);
        this.invalidateAll();
      },
      // Without it an edit is sent as it is: its author may have to decide, and nothing is lost.
      () => undefined,
    );
  }

  /** Resolves when it is known what an earlier run of the app has sent. */
  known(): Promise<void> {
    return this.reading;
  }

  /** The server was restored: what it took of a line may be lost. */
  invalidateAll(): void {
    this.doubts += 1;
    for (const key of this.lines.keys()) this.doubted.add(key);
  }

  /**
   * Returns the edits of a document sent since the state that the server is known to have, and contained in the state
   * to be sent.
   * @param assumed the server's state as far as known · @param written the state to be sent
   */
  before(collection: TwoWayCollection, assumed: WireDocument | null, written: WireDocument): SentEdit[] {
    const key = keyOf(collection, written.id);
    const edits = this.lines.get(key) ?? [];
    const first = this.doubted.has(key) ? 0 : edits.findIndex((edit) => isSameBase(edit, { assumed, next: written }));
    const since = first < 0 ? [] : edits.slice(first);
    return since.every(({ next }) => isOneLine(next, written)) ? since : [];
  }

  /** Notes what is about to be sent. */
  async sending(changes: SentEdit[]): Promise<void> {
    const sent = new Map<string, SentEdit[]>();
    for (const change of changes) {
      const key = keyOf(change.collection, change.next.id);
      sent.set(key, [...(sent.get(key) ?? []), change]);
    }
    const lines = Array.from(sent, ([key, edits]) => ({
      key,
      edits: [...takenBefore(this.lines.get(key), edits), ...edits],
    }));
    for (const { key, edits } of lines) this.lines.set(key, edits);
    // A full disk must not keep from the server what it could not keep here.
    await this.memory.put(lines).catch(() => undefined);
  }

  /**
   * The server has answered to edits: it has what they stand upon.
   * @param doubts their number when the edits were made: lines doubted since then stay doubted
   */
  answered(changes: readonly SentEdit[], doubts: number): void {
    if (doubts !== this.doubts) return;
    for (const { collection, next } of changes) this.doubted.delete(keyOf(collection, next.id));
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
      const waits = now !== "" && chainOf(now) === chainOf(edits.at(-1)?.next.e ?? "");
      return waits || this.lines.get(key) !== edits ? [] : [key];
    });
    for (const key of settled) {
      this.lines.delete(key);
      this.doubted.delete(key);
    }
    // A line that could not be deleted differs from that of the next edit, which overwrites it.
    if (settled.length > 0) await this.memory.delete(settled).catch(() => undefined);
  }
}

/** As many of a line's taken edits stay by themselves; those before become one, under the name of the last of them. */
const MOST_TAKEN = 4;

/** Returns the edits of a line that the server has taken before these. */
function takenBefore(line: readonly SentEdit[] | undefined, edits: readonly SentEdit[]): SentEdit[] {
  const [following] = edits;
  if (!line || !following) return [];
  const again = line.findIndex(({ op }) => op === following.op);
  const goesOn = again < 0 && isEqual(line.at(-1)?.next, following.assumed);
  const taken = goesOn ? line : line.slice(0, Math.max(again, 0));
  if (!taken.every(({ next }) => isOneLine(next, following.next))) return [];
  const [first, last] = [taken[0], taken.at(-MOST_TAKEN)];
  return first && last ? [{ ...last, assumed: first.assumed }, ...taken.slice(1 - MOST_TAKEN)] : [...taken];
}

/** Local writes upon one state of the server. */
function isOneLine(a: WireDocument, b: WireDocument): boolean {
  return a.rev === b.rev && chainOf(a.e) === chainOf(b.e);
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
