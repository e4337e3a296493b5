import { isPushable } from "shared-schema/records/kinds";
import type { WireDocument, WrittenCollection } from "shared-schema/sync/wire";
import type { TestClient } from "sync-server/testing/client";
import { changeOf, held, pushOne } from "sync-server/testing/device";
import type { ActorName } from "../actors.ts";
import type { Kind } from "../cells.ts";
import { partnerOf } from "../targets.ts";
import type { World } from "../world/world.ts";
import { type Body, WRITTEN } from "./written.ts";

/** A push that an actor tries. */
export interface Aim {
  world: World;
  actor: TestClient;
  name: ActorName;
  kind: Kind;
}

export type Change = ReturnType<typeof changeOf>;

/** A document that the actor makes: in the actor's own name, or in that of a party or of the neighbour. */
export async function creation(collection: WrittenCollection, aim: Aim): Promise<Change> {
  const owner = ownerOf(aim);
  // A contact is always kept by the actor: it is its profile that is someone else's.
  if (collection === "contacts" && aim.kind !== "own") return contactOf(aim.actor, owner.profileId);
  const { id, body } = await WRITTEN[collection]({ owner, author: aim.actor, stageId: () => stageId(aim) });
  return changeOf(collection, null, { id, body });
}

/** An edit of a document that is there. */
export async function edition(collection: WrittenCollection, aim: Aim): Promise<Change> {
  const { state, edit } = await standing(collection, aim);
  return changeOf(collection, state, { body: { ...state.body, ...edit } });
}

/** The deletion of a document that is there. */
export async function deletion(collection: WrittenCollection, aim: Aim): Promise<Change> {
  const { state } = await standing(collection, aim);
  return changeOf(collection, state, { _deleted: true });
}

/** A document of the kind as it is stored, with an edit of it: the actor knows more of it than he can. */
async function standing(collection: WrittenCollection, aim: Aim): Promise<{ state: WireDocument; edit: Body }> {
  const { admin } = aim.world.actors;
  const owner = ownerOf(aim);
  if (collection === "agreements") return { state: (await stageOf(aim)).state, edit: { cruise_areas: "Matrix" } };
  if (collection === "profiles" && aim.kind === "shared") {
    return { state: await held(admin, "profiles", owner.profileId), edit: { city: another("Nice") } };
  }
  if (collection === "yachts" && aim.kind === "shared") {
    return { state: await held(admin, "yachts", aim.world.sharedYacht.id), edit: { yard: another("Yard") } };
  }
  const author = isPushable(collection) ? admin : owner;
  const { id, body, edit } = await WRITTEN[collection]({ owner, author, stageId: () => stageId(aim) });
  const { master } = await pushOne(author, changeOf(collection, null, { id, body }));
  if (!master || !("body" in master)) throw new Error(`No document of ${collection} for ${aim.name}`);
  return { state: master, edit };
}

let edits = 0;

/** A value that no edit has had before: one that changes nothing is taken from everybody. */
function another(text: string): string {
  edits += 1;
  return `${text} ${edits}`;
}

/** The account that documents of a kind belong to. */
function ownerOf({ world, actor, name, kind }: Aim): TestClient {
  if (kind === "shared") return partnerOf({ world, actor });
  // Whoever is not logged in owns nothing.
  return kind === "own" && name !== "anonymous" ? actor : world.neighbour;
}

/** An agreement that the actor alone is on, one that every party is on, or one of the neighbour. */
function stageOf({ world, name, kind }: Aim) {
  if (kind === "own") return world.ownStage(name);
  return kind === "shared" ? world.sharedStage() : world.foreignStage();
}

async function stageId(aim: Aim): Promise<number> {
  return (await stageOf(aim)).id;
}

function contactOf({ userId, profileId }: TestClient, of: number): Change {
  const ends = { user_id: userId, from_profile_id: profileId || 1, profile_id: of };
  const body = { ...ends, email: null, send_invite: false, created_at: "2027-01-15T09:00:00.000Z" };
  return changeOf("contacts", null, { id: `${profileId || 1}-${of}`, body });
}
