import { useMemo } from "react";
import { fullName } from "shared-schema/profile/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useAgreement, useProfiles, useYachts } from "../../../store/documents.ts";
import { useLanguage } from "../../../ui/i18n.ts";
import type { Known } from "./words.ts";

/** What the words for a row of the inbox are looked up in. */
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
