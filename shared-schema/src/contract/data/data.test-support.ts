import type { Viewer } from "../../agreement/access.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { partOf, rivieraFacts } from "../testing.test-support.ts";
import type { Importer } from "./draft.ts";
import type { ContractData } from "./format.ts";
import { writeDraftData } from "./write.ts";

export const facts = rivieraFacts();
export const admin: Viewer = { user_id: 9, is_admin: true, profile_ids: new Set() };

/** The draft of an agreement as data. */
export function written(of: ContractFacts): ContractData {
  const data = writeDraftData(of);
  if (!data.ok) throw new Error(data.refusal.code);
  return data.value;
}

/** Someone to whom the whole world of the facts may be added. */
export function importer(change: Partial<Importer> = {}): Importer {
  let count = 0;
  return {
    viewer: admin,
    created_at: "2027-11-20T10:00:00Z",
    own: {},
    newId: () => partOf(10_000 + count++),
    yacht: (number) => (number === facts.agreement.yacht_id ? facts.yacht : null),
    profile: (number) => facts.profiles[number] ?? null,
    isNational: () => true,
    ...change,
  };
}
