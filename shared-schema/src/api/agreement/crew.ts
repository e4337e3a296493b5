import { z } from "zod";
import { byPos } from "../../agreement/order.ts";
import { partId } from "../../base/basics.ts";
import { type CrewListBody, crewMember, MOST_CREW } from "../../crew/schema.ts";

const fields = crewMember.omit({ pos: true });

/** `PUT /cruise/{id}/crew`: members by their ids, UUIDv7 that the caller makes. A new one comes last; null removes one, and an empty field is null. */
export const crewPatch = z.strictObject({
  members: z
    .record(partId, z.strictObject(fields.partial().shape).nullable())
    // Each of those there may be removed for another.
    .refine((all) => Object.keys(all).length <= 2 * MOST_CREW),
});
export type CrewPatch = z.infer<typeof crewPatch>;

/** The crew besides the captains, in the order of the list. */
export const crewView = z.object({
  members: z.array(fields.extend({ id: z.string() })),
  write_access: z.boolean(),
});
export type CrewView = z.infer<typeof crewView>;

/** The list as REST shows it. */
export function toCrewView({ members }: CrewListBody, write_access: boolean): CrewView {
  return { members: byPos(members).map(([id, { pos: _, ...member }]) => ({ id, ...member })), write_access };
}
