import { accessTo } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { isContainer, isEqual } from "shared-schema/base/equal";
import { allStored } from "../../../pwa/src/store/sync/rxdb/local.ts";
import type { TestDevice } from "./device.ts";
import type { SentEdits } from "./sent.ts";
import type { TestServer } from "./server.ts";

interface Revision {
  collection: string;
  id: string;
  rev: number;
  user_id: number | null;
  op: string;
  body: string;
  deleted: number;
}

type Body = Record<string, unknown>;

function historyOf(server: TestServer): Revision[] {
  return server.read((sqlite) =>
    sqlite.prepare<[], Revision>("select * from history order by collection, id, rev").all(),
  );
}

/** Each revision with the one before it, of documents that people write. */
function steps(server: TestServer): { before: Revision; after: Revision }[] {
  const all = historyOf(server).filter(({ collection }) => collection !== "inbox");
  return all.flatMap((after, index) => {
    const before = all[index - 1];
    return before && before.id === after.id && before.collection === after.collection ? [{ before, after }] : [];
  });
}

/** Lists the edits that were committed twice under one name. */
export function twice(server: TestServer): string[] {
  const seen = new Set<string>();
  return historyOf(server)
    .filter(({ collection, op }) => collection !== "inbox" && op !== "server")
    .flatMap(({ user_id, op, collection, id }) => {
      const key = `${user_id}/${op}`;
      if (seen.has(key)) return [`${collection}/${id} was written twice by ${key}`];
      seen.add(key);
      return [];
    });
}

/** Lists changes to agreements while they were locked: then only comments may change, payments and expenses be made, and only the server unlocks. */
export function changedWhileLocked(server: TestServer): string[] {
  return steps(server).flatMap(({ before, after }) => {
    if (before.collection !== "agreements" || after.deleted || before.deleted || after.op === "server") return [];
    const { comments: _, payments: _was, expenses: _spent, ...was } = JSON.parse(before.body) as AgreementBody;
    const { comments: __, payments: _is, expenses: _spends, ...is } = JSON.parse(after.body) as AgreementBody;
    if (was.status !== "LOCKED" || isEqual(was, is)) return [];
    return [`agreements/${after.id} changed while it was locked, rev ${after.rev} by ${after.op}`];
  });
}

/** Lists the edits that overwrote values their author had not seen. */
export function silentOverwrites(server: TestServer, sent: SentEdits): string[] {
  const revisions = historyOf(server);
  return steps(server).flatMap(({ before, after }) => {
    const edit = sent.get(after.op);
    if (!edit || before.deleted) return [];
    const seen = [edit.assumed, ...edit.before].map((assumed) =>
      leaves(isContainer(assumed) ? assumed["body"] : seenBefore(revisions, before, edit.next)),
    );
    const [was, is] = [leaves(JSON.parse(before.body)), leaves(JSON.parse(after.body))];
    return [...was]
      .filter(([path, value]) => seen.every((base) => base.get(path) !== value) && is.get(path) !== value)
      .map(([path]) => `${after.collection}/${after.id} ${path} was overwritten unseen by ${after.op}`);
  });
}

/** Returns the base of an edit whose base a crash has lost: the edit names its revision. */
function seenBefore(revisions: Revision[], { collection, id }: Revision, next: unknown): unknown {
  const of = isContainer(next) ? next["rev"] : null;
  const seen = revisions.find((each) => each.collection === collection && each.id === id && each.rev === of);
  return seen ? JSON.parse(seen.body) : null;
}

/** Every value of a body by its path, as text; what a viewer's copy never had is not in it. */
function leaves(value: unknown, path = "", found = new Map<string, string>()): Map<string, string> {
  if (!isContainer(value) || Array.isArray(value)) return found.set(path, JSON.stringify(value ?? null));
  for (const [key, inner] of Object.entries(value)) leaves(inner, `${path}.${key}`, found);
  return found;
}

/** Lists conflicts of a device's edit with one that the same device had made since the reported base. */
export function conflictsWithOneself(server: TestServer, devices: TestDevice[]): string[] {
  const retyped = new Set(devices.flatMap(({ user }) => [...user.retyped]));
  return historyOf(server)
    .filter(({ collection, rev, deleted }) => collection === "inbox" && rev === 1 && !deleted)
    .flatMap(({ body }) => {
      const { kind, mine, theirs, base, path } = JSON.parse(body) as Body;
      const [written, previous, known] = [tokenIn(mine), tokenIn(theirs), tokenIn(base)];
      if (kind !== "conflict" || !written || !previous || written.writer !== previous.writer) return [];
      // Someone else wrote it again; or its author went on from an edit that was refused.
      if (retyped.has(previous.token) || retyped.has(written.token) || (known && known.count > previous.count))
        return [];
      return [`${written.token} conflicts at ${String(path)} with ${previous.token} of the same device`];
    });
}

function tokenIn(value: unknown): { token: string; writer: string; count: number } | null {
  const found = typeof value === "string" ? /token_([a-z]+)_(\d+)_/.exec(value) : null;
  return found?.[1] ? { token: found[0], writer: found[1], count: Number(found[2]) } : null;
}

/**
 * Lists the agreements that a device still keeps although its user may not see them, judged by the agreements alone.
 */
export async function readableAfterRevocation(server: TestServer, device: TestDevice): Promise<string[]> {
  const bodies = server.read((sqlite) =>
    sqlite
      .prepare<[], { id: string; body: string }>(
        "select d.id, h.body from documents d join history h on h.revision = d.revision where d.collection = 'agreements'",
      )
      .all(),
  );
  const hidden = new Set(
    bodies.filter(({ body }) => !accessTo(JSON.parse(body), device.viewer()).read).map(({ id }) => id),
  );
  const kept = await allStored(device.open.database.collections.agreements);
  const failures = kept
    .filter(({ id, body }) => hidden.has(id) && body !== undefined)
    .map(({ id }) => `${device.name} can still read agreements/${id}`);
  const inbox = await device.open.database.collections.inbox.find().exec();
  for (const { body } of inbox) {
    if (body["code"] === "not-found") failures.push(...othersWords(device, body));
  }
  return failures;
}

/** An edit that came too late is kept as its author's own words. */
function othersWords(device: TestDevice, row: Body): string[] {
  const text = JSON.stringify([row["title"], row["base"], row["mine"], row["theirs"]]);
  const foreign = (text.match(/token_[a-z]+_\d+_/g) ?? []).filter((token) => !device.writes(token));
  return foreign.map((token) => `${device.name}'s inbox tells ${token} of agreements/${String(row["document_id"])}`);
}
