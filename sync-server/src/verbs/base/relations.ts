import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Link } from "../../store/queries/links.ts";
import type { Body } from "./uncut.ts";

/** Lists the documents that a body refers to. */
export function linksOf(collection: string, body: Body): Link[] {
  if (collection === "contacts") {
    return [{ target: "profiles", target_id: String(body["profile_id"]), role: "contact" }];
  }
  if (collection !== "agreements") return [];
  // A committed body has passed the schema of its collection.
  const { parties, yacht_id } = body as AgreementBody;
  const links: Link[] = Object.values(parties).map(({ role, profile_id }) => ({
    target: "profiles",
    target_id: String(profile_id),
    role,
  }));
  if (yacht_id !== null) links.push({ target: "yachts", target_id: String(yacht_id), role: "yacht" });
  return links;
}

/** The account that a document belongs to, and the one that made it. */
export function ownership(body: Body): { owner_id: number | null; creator_id: number | null } {
  return { owner_id: accountIn(body["user_id"]), creator_id: accountIn(body["created_by"]) };
}

function accountIn(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
