import { useEffect } from "react";
import { useMatch } from "react-router";
import { type PassportCopy, showsPassportOf } from "shared-schema/guest/passportRead";
import { notePassportShown } from "../../../store/commands/privacy/passportReads.ts";
import { useSession } from "../../../store/session/session.ts";

/** Records the viewer as a reader of each of these passports that is someone else's. */
export function usePassportsShown(profiles: readonly { id: number; body: PassportCopy }[]): void {
  const userId = useSession((session) => session.user?.id);
  const agreement = useMatch("/agreement/:id/*")?.params.id;
  const agreementId = agreement !== undefined && /^\d+$/.test(agreement) ? Number(agreement) : null;
  const ids = profiles
    .filter(({ body }) => userId !== undefined && showsPassportOf(body, userId))
    .map(({ id }) => id)
    .join(",");
  useEffect(() => {
    for (const id of ids.split(",").filter(Boolean)) void notePassportShown(Number(id), agreementId);
  }, [ids, agreementId]);
}
