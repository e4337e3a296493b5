import { type Replicated, sameState } from "../../../../pwa/src/store/database/stored.ts";
import type { TestDevice } from "../device.ts";
import type { Plant } from "./plant.ts";

/** Changes what RxDB asks about two states of an agreement. */
function withHandler(handler: object): Plant {
  return {
    device: ({ open }: TestDevice) =>
      void Object.assign(open.database.collections.agreements, { conflictHandler: handler }),
  };
}

/** Defects of a device. */
export const IN_DEVICE = {
  "the conflict handler throws": withHandler({
    isEqual: () => false,
    resolve: () => {
      throw new Error("planted");
    },
  }),

  "the edit nonce is no part of a state": withHandler({
    isEqual: (a: Replicated, b: Replicated) => sameState({ ...a, e: "" }, { ...b, e: "" }),
    resolve: async (conflict: { realMasterState: Replicated }) => conflict.realMasterState,
  }),

  "an edit has no nonce": {
    device: ({ open }: TestDevice) => {
      open.database.collections.agreements.hooks.save = {
        pre: { series: [], parallel: [] },
        post: { series: [], parallel: [] },
      };
    },
  },

  "the checkpoint passes a failed write": {
    unguarded: true,
    // The comparison of digests would mend it.
    wire: (_, way) => async (url, init) =>
      url.includes("/sync/digest") ? new Response("{}", { status: 503 }) : way(url, init),
  },

  "sent edits are not noted": {
    device: ({ notes }: TestDevice) => void Object.assign(notes, { put: async () => undefined }),
  },

  "no one looks for documents left behind": {
    device: ({ engine }: TestDevice) => void Object.assign(engine, { sweepOnce: async () => undefined }),
  },
} satisfies Record<string, Plant>;
