import type { Assets } from "../files/assets.ts";
import { createDerivations, type Derivations } from "./derivations.ts";
import { derive } from "./derive.ts";

/** Derives in the thread that asks: for programs that answer no one else meanwhile. Nothing is quick: all takes the way to a thread. */
export function directDerivations(assets: Pick<Assets, "geo">): Derivations {
  return createDerivations({
    geo: assets.geo,
    ask: async ({ kind, json }) => {
      const answer = derive(kind, JSON.parse(json), assets.geo());
      return { answer, bytes: json.length };
    },
    quickMs: 0,
  });
}
