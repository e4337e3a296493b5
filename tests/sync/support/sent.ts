import { isContainer } from "shared-schema/base/equal";
import { type PushChange, pushRequest } from "shared-schema/sync/wire";
import type { Fetch } from "./network.ts";

interface SentEdit extends PushChange {
  /**
   * Other states that its author had seen: the bases of edits sent in front of it, and its own where it was sent
   * before.
   */
  before: unknown[];
}

/** Every edit that devices have sent, by its name: what they believed, and what they made of it. */
export class SentEdits {
  private readonly edits = new Map<string, SentEdit>();

  get(op: string): SentEdit | undefined {
    return this.edits.get(op);
  }

  /** A way to the server that notes what goes along it. */
  note(way: Fetch): Fetch {
    return (url, init) => {
      if (url.endsWith("/api/sync/push") && typeof init.body === "string") {
        const { changes } = pushRequest.parse(JSON.parse(init.body));
        changes.forEach((change, index) => {
          const before = changes.slice(0, index).filter(({ next }) => idOf(next) === idOf(change.next));
          const known = this.edits.get(change.op);
          const earlier = known ? [known.assumed, ...known.before] : [];
          this.edits.set(change.op, { ...change, before: [...before.map(({ assumed }) => assumed), ...earlier] });
        });
      }
      return way(url, init);
    };
  }
}

function idOf(document: unknown): unknown {
  return isContainer(document) ? document["id"] : null;
}
