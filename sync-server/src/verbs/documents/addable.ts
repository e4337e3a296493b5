import type { BodyOf } from "shared-schema/sync/bodies";
import type { Actor, Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { mayAddLink } from "./mayAddLink.ts";
import { readable } from "./readable.ts";

/** A yacht or a profile that the actor may put on an agreement; null for any other. */
export function addable<C extends "yachts" | "profiles">(
  tx: Tx,
  actor: Actor,
  target: C,
  number: number,
): BodyOf<C> | null {
  const target_id = String(number);
  const row = mayAddLink(tx, actor, { target, target_id }) ? readable(tx, actor, target, target_id) : undefined;
  return row ? uncut(target, row) : null;
}
