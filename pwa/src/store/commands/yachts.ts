import { done, type Result } from "shared-schema/base/result";
import { decideYachtChange } from "shared-schema/yacht/change";
import { newYacht, type YachtBody } from "shared-schema/yacht/schema";
import { typedNow } from "../../base/savingOver.ts";
import { runtime } from "../database/runtime.ts";
import { yachtRoles } from "../session/yachtRoles.ts";
import { editDocument, removeDocument } from "./edit.ts";
import { insertNumbered, type TakeNumber } from "./insertNumbered.ts";

export type YachtPatch = Partial<Omit<YachtBody, "version" | "locked" | "created_by" | "created_at" | "pictures">>;

/** Creates a yacht under an id of this device's lease and answers the id. */
export async function createYacht(
  input: Pick<YachtBody, "name" | "port_of_registry" | "type">,
): Promise<Result<number>> {
  const { now, userId } = await runtime();
  return insertYacht(newYacht({ ...input, created_by: userId, created_at: new Date(now()).toISOString() }));
}

/** Creates a yacht that is whole already: one that the server did not take under its former number. */
export async function insertYacht(body: YachtBody, take?: TakeNumber): Promise<Result<number>> {
  const { collections, now } = await runtime();
  const verdict = decideYachtChange(null, body, await standing(null), year(now()));
  return insertNumbered("yacht", collections.yachts, verdict, take);
}

export async function patchYacht(id: number, patch: YachtPatch): Promise<Result<void>> {
  const typed = typedNow();
  const { collections, now } = await runtime();
  const facts = await standing(id);
  return editDocument(
    collections.yachts,
    String(id),
    (before) => done({ ...before, ...patch }),
    (before, after) => decideYachtChange(before, after, facts, year(now())),
    typed,
  );
}

export async function deleteYacht(id: number): Promise<Result<void>> {
  const { collections, now } = await runtime();
  const facts = await standing(id);
  return removeDocument(collections.yachts, String(id), (before) =>
    decideYachtChange(before, null, facts, year(now())),
  );
}

async function standing(yachtId: number | null) {
  const { collections, viewer } = await runtime();
  const agreements = yachtId === null ? [] : await collections.agreements.find().exec();
  const using = agreements.map((document) => document.toMutableJSON().body).filter((body) => body.yacht_id === yachtId);
  return yachtRoles(using, viewer());
}

function year(now: number): number {
  return new Date(now).getUTCFullYear();
}
