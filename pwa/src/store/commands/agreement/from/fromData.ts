import type { Position } from "shared-schema/base/basics";
import type { Result } from "shared-schema/base/result";
import { type DraftFromData, draftFromData } from "shared-schema/contract/data/draft";
import type { ContractData } from "shared-schema/contract/data/format";
import { runtime } from "../../../database/runtime.ts";
import { insertAgreement, ownParties } from "../agreements.ts";
import { addableHere } from "./addable.ts";

/** Whether a place lies in national waters; where no one here knows, the server decides. */
export type IsNational = (at: Position) => boolean;

/** The draft that a file would become here, and what of it would be left out. Nothing is written. */
export async function draftOf(data: ContractData, isNational: IsNational): Promise<DraftFromData> {
  const { now, newId, viewer } = await runtime();
  const { yacht, profile } = await addableHere(
    data.yacht?.number ?? null,
    data.parties.map(({ profile_id }) => profile_id),
  );
  const created_at = new Date(now()).toISOString();
  return draftFromData(data, { viewer: viewer(), created_at, own: ownParties(), newId, yacht, profile, isNational });
}

/** Creates the draft that a file becomes, and answers its id. */
export async function createFromData(data: ContractData, isNational: IsNational): Promise<Result<number>> {
  const { body } = await draftOf(data, isNational);
  return insertAgreement(body);
}
