import type { BriefAnswer, PushAnswer, PushRequest } from "shared-schema/sync/wire";
import { type Replicated, toWire } from "../stored.ts";

/** The answer to a push with every state told: what was taken as it was sent is what was sent, under the server's revision. */
export function inFull(request: PushRequest, answer: BriefAnswer): PushAnswer {
  const sent = new Map(request.changes.map(({ op, next }) => [op, toWire(next as Replicated)]));
  const results = answer.results.map((result) => {
    if (!("rev" in result)) return result;
    const { op, outcome, rev, schema } = result;
    const next = sent.get(op);
    return { op, outcome, master: next ? { ...next, rev, schema, e: "" } : null };
  });
  return { results };
}
