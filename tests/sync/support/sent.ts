import { type PushChange, pushRequest } from "shared-schema/sync/wire";
import type { Fetch } from "./network.ts";

/** Every edit that devices have sent, by its name: what they believed, and what they made of it. */
export class SentEdits {
  private readonly edits = new Map<string, PushChange>();

  get(op: string): PushChange | undefined {
    return this.edits.get(op);
  }

  /** A way to the server that notes what goes along it. */
  note(way: Fetch): Fetch {
    return (url, init) => {
      if (url.endsWith("/api/sync/push") && typeof init.body === "string") {
        for (const change of pushRequest.parse(JSON.parse(init.body)).changes) this.edits.set(change.op, change);
      }
      return way(url, init);
    };
  }
}
