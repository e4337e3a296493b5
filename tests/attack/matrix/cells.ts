import type { Answer, TestClient } from "sync-server/testing/client";
import type { ActorName } from "./actors.ts";
import type { Expected } from "./expect.ts";
import type { Stage } from "./world/stage.ts";
import type { World } from "./world/world.ts";

/** One call of an actor, ready to be sent. */
export interface Call {
  /** Values of the path's parameters. */
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  form?: FormData;
}

/**
 * What a target is to the actor: the actor's own, or one that the actor may read because it is shared, or neither. Null for calls
 * that are aimed at nothing.
 */
export type Kind = "own" | "shared" | "foreign";

export interface Cell {
  kind: Kind | null;
  /** The target of the call, for the report. */
  at: string;
  expected: Expected;
  call(scene: Scene): Call | Promise<Call>;
  /** Looks into what an actor was shown. @returns the fault in it, or null */
  fault?(answer: Answer, scene: Scene): string | null;
}

/** The targets available to a cell. */
export interface Scene {
  world: World;
  /** An agreement that every party is on. */
  shared: Stage;
  /** An agreement that no party is on. */
  foreign: Stage;
  actor: TestClient;
  name: ActorName;
}

/** The cells for one operation, each tried by every actor. */
export type Row = readonly Cell[];
