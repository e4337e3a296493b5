import { sailsUntil } from "shared-schema/guest/sailsUntil";
import { useAgreements } from "../../../store/queries/documents.ts";
import { useToday } from "../../../ui/useToday.ts";

/** The last moment at which a person is to be on board, UTC, of the agreements on this device; null where none lies ahead. */
export function useLastDisembarkation(profileId: number): string | null {
  const today = useToday();
  const agreements = useAgreements();
  const ends = (agreements ?? []).flatMap(({ body }) => sailsUntil(body, profileId) ?? []);
  return (
    ends
      .filter((end) => end >= today)
      .sort()
      .at(-1) ?? null
  );
}
