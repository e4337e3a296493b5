import type { Action } from "shared-schema/agreement/status";
import { done, type Result } from "shared-schema/base/result";
import { runtime } from "../../database/runtime.ts";
import { type Method, request } from "../../http/http.ts";

/** The moves that a person makes with one call; generating makes documents as well. */
export type PlainMove = Exclude<Action, "generate">;

/**
 * Makes a move of an agreement's life. It binds everybody at once, so the server makes it, and the new status is pulled like any
 * other change.
 * @param version the current one
 */
export async function moveAgreement(id: number, version: number, move: PlainMove): Promise<Result<void>> {
  const [method, path] = callOf(id, version, move);
  const moved = await request(method, path, { quiet: true });
  if (!moved.ok) return moved;
  const { engine } = await runtime();
  engine.changed("all");
  return done(undefined);
}

function callOf(id: number, version: number, move: PlainMove): [Method, string] {
  if (move === "lock") return ["POST", `/cruise/${id}/lock`];
  if (move === "archive") return ["POST", `/cruise/${id}/archived`];
  if (move === "start_settling") return ["POST", `/cruise/${id}/settling`];
  if (move === "cancel_settling") return ["DELETE", `/cruise/${id}/settling`];
  if (move === "settle") return ["POST", `/cruise/${id}/settled`];
  if (move === "reopen") return ["DELETE", `/cruise/${id}/settled`];
  if (move === "discard_addendum") return ["DELETE", `/cruise/${id}/${version}`];
  return ["DELETE", `/cruise/${id}/lock`];
}
