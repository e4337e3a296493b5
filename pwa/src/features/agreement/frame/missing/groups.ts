import { byPos } from "shared-schema/agreement/order";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { ROLES, type Role } from "shared-schema/base/roles";
import { type SectionKey, sectionOfPath } from "../nav/sections.ts";

/** The missing items of one person, or of one section. */
export interface MissingGroup {
  key: string;
  person: { role: Role; profile_id: number } | null;
  section: SectionKey;
  paths: string[];
}

/** Sorts missing paths by the person of whom something is missing, and the others by their section, in the order given. */
export function groupMissing(paths: readonly string[], { parties }: Pick<AgreementBody, "parties">): MissingGroup[] {
  const groups = new Map<string, MissingGroup>();
  for (const path of paths) {
    const [, head = "", index] = path.split(".");
    // A passenger without a stay is missing under a name of its own: the record of embarkations.
    const role = head === "r_passengers" ? "passengers" : ROLES.find((one) => one === head);
    const party = role && index !== undefined ? partyAt(parties, role, Number(index)) : undefined;
    const section = sectionOfPath(path);
    const key = party ? `${party.role} ${party.profile_id}` : section;
    const group = groups.get(key) ?? { key, person: party ?? null, section, paths: [] };
    group.paths.push(path);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function partyAt(parties: AgreementBody["parties"], role: Role, index: number): MissingGroup["person"] | undefined {
  const party = byPos(parties).filter(([, one]) => one.role === role)[index]?.[1];
  return party && { role, profile_id: party.profile_id };
}
