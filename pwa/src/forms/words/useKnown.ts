import { useMemo } from "react";
import { fullName } from "shared-schema/profile/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useAgreement, useProfiles, useYachts } from "../../store/queries/documents.ts";
import { useLanguage } from "../../ui/i18n.ts";
import type { Known } from "./words.ts";

/** Returns the names for the words of an inbox row. */
export function useKnown({ collection, document_id }: Pick<InboxBody, "collection" | "document_id">): Known {
  const language = useLanguage();
  const agreement = useAgreement(collection === "agreements" ? Number(document_id) : null);
  const profiles = useProfiles();
  const yachts = useYachts();
  return useMemo(
    () => ({
      collection,
      language,
      agreement: agreement?.body ?? null,
      person: (id) => {
        const found = profiles?.find((profile) => profile.id === id);
        return found ? fullName(found.body) : null;
      },
      yacht: (id) => yachts?.find((yacht) => yacht.id === id)?.body.name ?? null,
    }),
    [collection, language, agreement, profiles, yachts],
  );
}
