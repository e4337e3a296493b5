import type { TestClient } from "sync-server/testing/client";
import type { Expected } from "./expect.ts";
import type { Stage, World } from "./world.ts";

/** One call of an actor, ready to be sent. */
export interface Call {
  /** Values of the path's parameters. */
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  form?: FormData;
}

interface Cell {
  /** The target of the call, for the report. */
  at: string;
  expected: Expected;
  call(scene: Scene): Call | Promise<Call>;
}

/** The targets available to a cell. */
export interface Scene {
  world: World;
  own: Stage;
  foreign: Stage;
  actor: TestClient;
}

/** The cells for one operation, each tried by every actor. */
export type Row = readonly Cell[];
