import { useCallback } from "react";
import type { Term } from "shared-schema/base/derivation/term";
import { isFrozen } from "shared-schema/frozen/inputs";
import { type SectionKey, sectionAddress } from "../nav/sections.ts";
import { useWorkspace } from "../workspace/workspace.ts";

/** The section in which a field of the agreement is, by the head of its path; all others are in the price. */
const SECTION_OF_HEAD: Readonly<Record<string, SectionKey>> = {
  waypoints: "mapping",
  special_conditions: "services",
  expenses: "apa",
  delivery_date: "overview",
  redelivery_date: "overview",
};

/** The address of the field where a term was entered; null for what no one entered, and for readers, who are shown no fields. */
export function useFieldOf(): (term: Term) => string | null {
  const { id, agreement, access } = useWorkspace();
  return useCallback(
    ({ origin }) => {
      if (origin.kind !== "ENTERED" || !access.write) return null;
      const { document, path } = origin.at;
      if (document === "agreement") {
        const section = SECTION_OF_HEAD[path.split(".")[0] ?? ""] ?? "price";
        return sectionAddress(id, section, `agreements/${id}/${path}`);
      }
      if (document === "commission") return null;
      const kind = isFrozen(agreement.status) ? "frozen-yachts" : "yachts";
      return sectionAddress(id, "yacht", `${kind}/${agreement.yacht_id}/${path}`);
    },
    [id, agreement.status, agreement.yacht_id, access.write],
  );
}
