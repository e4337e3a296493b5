import type { TestClient } from "sync-server/testing/client";
import type { Call, Cell, Row, Scene } from "./cells.ts";
import { type Expected, foreign } from "./expect.ts";
import type { Stage } from "./world/stage.ts";
import type { TargetYacht } from "./world/yachts.ts";

/** Calls that are aimed at no document. */
export function anywhere(expected: Expected, call: (scene: Scene) => Call = () => ({})): Row {
  return [{ kind: null, at: "", expected, call }];
}

/**
 * Agreements: one that every party is on, and one that only the administrator may see. There is no third kind: rights come with
 * the parties, and an agreement belongs to no one.
 */
export function agreement(
  shared: Expected,
  adminAbroad: number,
  call: (scene: Scene, stage: Stage) => Call | Promise<Call>,
): Row {
  return [
    {
      ...{ kind: "shared", at: "shared agreement", expected: shared },
      call: async (scene) => onStage(scene.shared, await call(scene, scene.shared)),
    },
    {
      ...{ kind: "foreign", at: "foreign agreement", expected: foreign(adminAbroad) },
      call: async (scene) => onStage(scene.foreign, await call(scene, scene.foreign)),
    },
  ];
}

/** One more cell on the agreement that every party is on. */
export function also(at: string, expected: Expected, call: Cell["call"]): Row {
  return [{ kind: "shared", at, expected, call: async (scene) => onStage(scene.shared, await call(scene)) }];
}

/** A call that is sent to an agreement. */
export function onStage(stage: Stage, call: Call): Call {
  return { ...call, params: { id: stage.id, version: 0, ...call.params } };
}

/** Yachts: the actor's own, the one that the shared agreements use, and one of the neighbour. */
export function yacht(
  own: Expected,
  shared: Expected,
  adminAbroad: number,
  call: (yacht: TargetYacht) => Call | Promise<Call>,
): Row {
  const aim = async (target: TargetYacht) => {
    const made = await call(target);
    return { ...made, params: { id: target.id, version: 0, ...made.params } };
  };
  const NOWHERE: TargetYacht = { id: 1, picture: "0".repeat(64) };
  return [
    {
      ...{ kind: "own", at: "own yacht", expected: own },
      call: async ({ world, actor }) => aim(actor.token === null ? NOWHERE : await world.ownYacht(actor)),
    },
    { kind: "shared", at: "shared yacht", expected: shared, call: ({ world }) => aim(world.sharedYacht) },
    {
      ...{ kind: "foreign", at: "foreign yacht", expected: foreign(adminAbroad) },
      call: ({ world }) => aim(world.foreignYacht),
    },
  ];
}

/** Profiles: one's own, the carrier's on the shared agreements, and a foreign one. */
export function profile(own: Expected, shared: Expected, abroad: Expected, call: Call): Row {
  const aim = (id: number): Call => ({ ...call, params: { id, version: 0 } });
  return [
    { kind: "own", at: "own profile", expected: own, call: ({ actor }) => aim(actor.profileId) },
    {
      ...{ kind: "shared", at: "a party's profile", expected: shared },
      call: ({ world }) => aim(world.actors.carrier.profileId),
    },
    {
      ...{ kind: "foreign", at: "foreign profile", expected: abroad },
      call: ({ world }) => aim(world.neighbour.profileId),
    },
  ];
}

/** The same at the version that the document has by now: edits raise it once a contract has frozen the former one. */
export function atVersion(path: "/yacht" | "/user/profile", row: Row): Row {
  return row.map((cell) => ({
    ...cell,
    call: async (scene) => {
      const { params = {}, ...call } = await cell.call(scene);
      const { body } = await scene.world.actors.admin.get(`${path}/${params["id"]}`);
      return { ...call, params: { ...params, version: body?.version ?? 0 } };
    },
  }));
}

/** Pages below an account: one's own, those of a party to the same agreements, and the neighbour's. */
export function account(own: Expected, others: Expected, call: (scene: Scene) => Call | Promise<Call>): Row {
  const aim = async (scene: Scene, userId: number) => {
    const made = await call(scene);
    return { ...made, params: { userId, ...made.params } };
  };
  return [
    { kind: "own", at: "own account", expected: own, call: (scene) => aim(scene, scene.actor.userId || 1) },
    { kind: "shared", at: "a party's account", expected: others, call: (scene) => aim(scene, partnerOf(scene).userId) },
    {
      ...{ kind: "foreign", at: "foreign account", expected: others },
      call: (scene) => aim(scene, scene.world.neighbour.userId),
    },
  ];
}

/** Another party to the agreements that the actor is on. */
export function partnerOf({ world: { actors }, actor }: Pick<Scene, "world" | "actor">): TestClient {
  return actor === actors.captainAndClient ? actors.carrier : actors.captainAndClient;
}
