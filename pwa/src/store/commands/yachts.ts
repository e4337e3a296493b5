import { done, type Result } from "shared-schema/result";
import { decideYachtChange } from "shared-schema/yacht/change";
import { newYacht, type YachtBody } from "shared-schema/yacht/schema";
import { takeId } from "../leases.ts";
import { runtime } from "../runtime.ts";
import { yachtStanding } from "../standing.ts";
import { editDocument, insertDocument, removeDocument } from "./edit.ts";

export type YachtPatch = Partial<Omit<YachtBody, "version" | "locked" | "created_by" | "created_at" | "pictures">>;

/** Creates a yacht under an id of this device's lease and answers the id. */
export async function createYacht(
  input: Pick<YachtBody, "name" | "port_of_registry" | "type">,
): Promise<Result<number>> {
  const { collections, device, now, userId, topUp } = await runtime();
  const body = newYacht({ ...input, created_by: userId, created_at: new Date(now()).toISOString() });
  const verdict = decideYachtChange(null, body, await standing(null), year(now()));
  if (!verdict.ok) return verdict;
  const id = await takeId(device, "yacht");
  topUp();
  if (!id.ok) return id;
  const written = await insertDocument(collections.yachts, String(id.value), verdict);
  return written.ok ? id : written;
}

export async function patchYacht(id: number, patch: YachtPatch): Promise<Result<void>> {
  const { collections, now } = await runtime();
  const stands = await standing(id);
  return editDocument(
    collections.yachts,
    String(id),
    (before) => done({ ...before, ...patch }),
    (before, after) => decideYachtChange(before, after, stands, year(now())),
  );
}

export async function deleteYacht(id: number): Promise<Result<void>> {
  const { collections, now } = await runtime();
  const stands = await standing(id);
  return removeDocument(collections.yachts, String(id), (before) =>
    decideYachtChange(before, null, stands, year(now())),
  );
}

async function standing(yachtId: number | null) {
  const { collections, viewer } = await runtime();
  const agreements = yachtId === null ? [] : await collections.agreements.find().exec();
  const using = agreements.map((document) => document.toMutableJSON().body).filter((body) => body.yacht_id === yachtId);
  return yachtStanding(using, viewer());
}

function year(now: number): number {
  return new Date(now).getUTCFullYear();
}
