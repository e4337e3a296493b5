import { isMap } from "shared-schema/base/json";
import { done, type Result, refused } from "shared-schema/base/result";
import { isPushable, type PushableKind } from "shared-schema/records/kinds";
import type { RecordBody } from "shared-schema/records/rules";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import type { InboxBody } from "shared-schema/sync/inbox";
import { merge3 } from "shared-schema/sync/merge";
import { editRecord } from "../commands/agreement/records/editRecord.ts";
import { editAgreement } from "../commands/editAgreement.ts";
import { type ProfilePatch, patchProfile } from "../commands/profiles.ts";
import { patchYacht, type YachtPatch } from "../commands/yachts.ts";
import { runtime } from "../database/runtime.ts";
import { type IdRemap, remappedIds, renumberedAgreement, renumberedCommission } from "./idRemap.ts";
import { isRefusedCreate, retryCreate } from "./retryCreate.ts";

type Body = Record<string, unknown>;

/** The code of a value that a guest sent by a link. */
const SENT_BY_LINK: RefusalCode = "passenger-link.conflict";

/** Makes an edit that was not taken once more, on the current state and under the current rules. */
export async function retryEdit(row: InboxBody): Promise<Result<void>> {
  if (row.path === "" && row.mine === null) return refused("edit.was-deletion");
  // A record that was refused as a whole is written under its agreement.
  if (isPushable(row.collection)) return reapplyToRecord(row.collection, row);
  if (isRefusedCreate(row)) return retryCreate(row);
  const id = Number(row.document_id);
  switch (row.collection) {
    case "agreements":
      return reapplyToAgreement(id, row);
    case "yachts":
      return patchYacht(id, await patchOf(row, "yachts"));
    case "profiles":
      return row.code === SENT_BY_LINK ? acceptValue(id, row) : patchProfile(id, await patchOf(row, "profiles"));
    default:
      return refused("edit.not-repeatable");
  }
}

/** Under another rule than one's own edits: it is loaded with the first value that is accepted. */
async function acceptValue(id: number, row: InboxBody): Promise<Result<void>> {
  const command = await import("../commands/people/acceptSent.ts").catch(() => null);
  return command ? command.acceptSent(id, row) : refused("app.part-not-loaded");
}

async function reapplyToAgreement(id: number, row: InboxBody): Promise<Result<void>> {
  const { device } = await runtime();
  const numbers = await remappedIds(device, row.at);
  return editAgreement(id, (before) => done(renumberedAgreement(before, again(row, before), numbers)));
}

/** The numbers in a record that change besides that of its agreement. */
const RENUMBERED: { readonly [K in PushableKind]?: (body: RecordBody<K>, numbers: IdRemap) => RecordBody<K> } = {
  commissions: renumberedCommission,
};

/** A record goes where its agreement has gone: to the number under which that was made again. */
async function reapplyToRecord<K extends PushableKind>(kind: K, row: InboxBody): Promise<Result<void>> {
  const { device } = await runtime();
  const numbers = await remappedIds(device, row.at);
  const id = numbers.get(`agreements/${row.document_id}`) ?? Number(row.document_id);
  return editRecord(kind, id, (before) => {
    const after = again(row, before);
    return done(RENUMBERED[kind]?.(after, numbers) ?? after);
  });
}

async function patchOf(row: InboxBody, collection: "yachts" | "profiles"): Promise<YachtPatch & ProfilePatch> {
  const { plain } = await runtime();
  const document = await plain[collection].findOne(row.document_id).exec();
  return again(row, document?.toMutableJSON().body ?? {});
}

type Disputed = Pick<InboxBody, "path" | "base" | "mine" | "theirs">;

/**
 * The body with the author's value in dispute: at its path, or wherever the whole edit changed something. It has the type of the
 * standing one: where the value does not fit, the rule refuses it before it is written.
 */
export function again<B extends Body>(row: Disputed, standing: B): B {
  return withDisputed(row, standing) as B;
}

function withDisputed(row: Disputed, standing: Body): Body {
  if (row.path !== "") return withValueAt(standing, row.path.split("."), row.mine);
  if (!isMap(row.mine)) return standing;
  // Without the base, the author's edit is taken to be the difference from the value shown in its place.
  const from = row.base ?? row.theirs;
  // Of a document that was out of sight only the author's own words were kept, each under its path.
  if (from === null) {
    return Object.entries(row.mine).reduce((body, [path, mine]) => withValueAt(body, path.split("."), mine), standing);
  }
  const merge = merge3<Body>(from, row.mine, standing);
  return merge.conflicts.reduce((body, { path, mine }) => withValueAt(body, path.split("."), mine), merge.value);
}

function withValueAt(body: Body, path: string[], value: unknown): Body {
  const [key, part, ...rest] = path;
  if (key === undefined) return body;
  if (part === undefined) return { ...body, [key]: value };
  const inner = isMap(body[key]) ? body[key] : {};
  if (rest.length > 0) return { ...body, [key]: { ...inner, [part]: withValueAt(partOf(inner, part), rest, value) } };
  if (value !== null || !isMap(inner[part])) return { ...body, [key]: { ...inner, [part]: value } };
  // The author had removed a part that others edited: removing is to be without it, not to be null.
  const { [part]: _, ...others } = inner;
  return { ...body, [key]: others };
}

function partOf(parts: Body, id: string): Body {
  const part = parts[id];
  return isMap(part) ? part : {};
}
