import type { Body } from "./uncut.ts";

/** The account that a document belongs to, and the one that made it. */
export function ownership(body: Body): { owner_id: number | null; creator_id: number | null } {
  return { owner_id: accountIn(body["user_id"]), creator_id: accountIn(body["created_by"]) };
}

function accountIn(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
