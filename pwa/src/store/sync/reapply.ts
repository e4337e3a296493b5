import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/result";
import { isContainer } from "shared-schema/sync/equal";
import type { InboxBody } from "shared-schema/sync/inbox";
import { merge3 } from "shared-schema/sync/merge";
import { editAgreement } from "../commands/editAgreement.ts";
import { type ProfilePatch, patchProfile } from "../commands/profiles.ts";
import { patchYacht, type YachtPatch } from "../commands/yachts.ts";
import { runtime } from "../runtime.ts";
import { newNumbers, renumberedAgreement } from "./newNumbers.ts";
import { isRefusedCreate, recreate } from "./recreate.ts";

type Body = Record<string, unknown>;

/** Makes an edit that was not taken once more, on what stands now and under the rules of now. */
export async function reapply(row: InboxBody): Promise<Result<void>> {
  if (row.path === "" && row.mine === null)
    return refused("rule", "You had deleted it: delete it again where it is shown.");
  if (isRefusedCreate(row)) return recreate(row);
  const id = Number(row.document_id);
  switch (row.collection) {
    case "agreements":
      return reapplyToAgreement(id, row);
    case "yachts":
      return patchYacht(id, await patchOf(row, "yachts"));
    case "profiles":
      return patchProfile(id, await patchOf(row, "profiles"));
    default:
      return refused("rule", "This cannot be repeated by itself; make the change again where it belongs.");
  }
}

async function reapplyToAgreement(id: number, row: InboxBody): Promise<Result<void>> {
  const { device } = await runtime();
  const numbers = await newNumbers(device, row.at);
  return editAgreement(id, (before) =>
    done(renumberedAgreement(before, again(row, { ...before }) as AgreementBody, numbers)),
  );
}

async function patchOf(row: InboxBody, collection: "yachts" | "profiles"): Promise<YachtPatch & ProfilePatch> {
  const { plain } = await runtime();
  const document = await plain[collection].findOne(row.document_id).exec();
  return again(row, document?.toMutableJSON().body ?? {});
}

/** The body with the author's value in dispute: at its path, or wherever the whole edit changed something. */
export function again(row: Pick<InboxBody, "path" | "base" | "mine" | "theirs">, standing: Body): Body {
  if (row.path !== "") return withValueAt(standing, row.path.split("."), row.mine);
  if (!isContainer(row.mine)) return standing;
  // Where the base got lost, what the author saw in its place is where the two differed.
  const from = row.base ?? row.theirs;
  // Of a document that was out of sight only the author's own words were kept, each under its path.
  if (from === null) {
    return Object.entries(row.mine).reduce((body, [path, mine]) => withValueAt(body, path.split("."), mine), standing);
  }
  const merge = merge3<Body>(from, row.mine, standing);
  return merge.clashes.reduce((body, { path, mine }) => withValueAt(body, path.split("."), mine), merge.value);
}

function withValueAt(body: Body, path: string[], value: unknown): Body {
  const [key, part, ...rest] = path;
  if (key === undefined) return body;
  if (part === undefined) return { ...body, [key]: value };
  const inner = isContainer(body[key]) ? body[key] : {};
  if (rest.length > 0) return { ...body, [key]: { ...inner, [part]: withValueAt(partOf(inner, part), rest, value) } };
  if (value !== null || !isContainer(inner[part])) return { ...body, [key]: { ...inner, [part]: value } };
  // The author had removed a part that others edited: removing is to be without it, not to be null.
  const { [part]: _, ...others } = inner;
  return { ...body, [key]: others };
}

function partOf(parts: Body, id: string): Body {
  const part = parts[id];
  return isContainer(part) ? part : {};
}
