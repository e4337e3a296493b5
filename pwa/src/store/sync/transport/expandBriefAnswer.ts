import type { BriefAnswer, PushAnswer, PushRequest, PushResult } from "shared-schema/sync/wire";
import { sentState } from "../../database/stored.ts";

/**
 * The answer to a push with every state told: what was taken as it was sent is what was sent, under the server's revision; an
 * earlier result of a document has the state that its last one tells.
 */
export function expandBriefAnswer(request: PushRequest, answer: BriefAnswer): PushAnswer {
  const sent = new Map(request.changes.map(({ op, collection, next }) => [op, { collection, next: sentState(next) }]));
  const documentOf = ({ op }: { op: string }) => `${sent.get(op)?.collection}/${sent.get(op)?.next.id}`;
  const masters = new Map<string, PushResult["master"]>();
  const inFullOne = (result: BriefAnswer["results"][number]): PushResult => {
    if ("master" in result) return result;
    if (!("rev" in result)) return { ...result, master: masters.get(documentOf(result)) ?? null };
    const { op, outcome, rev, schema } = result;
    const next = sent.get(op)?.next;
    return { op, outcome, master: next ? { ...next, rev, schema, e: "" } : null };
  };
  const results: PushResult[] = [];
  for (const result of [...answer.results].reverse()) {
    const full = inFullOne(result);
    const document = documentOf(result);
    if (!masters.has(document)) masters.set(document, full.master);
    results.unshift(full);
  }
  return { results };
}
