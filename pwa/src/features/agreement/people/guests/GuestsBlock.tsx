import { mayReadGuests } from "shared-schema/guest/access";
import { useGuestPreferences } from "#store/queries/agreement/guestPreferences.ts";
import { useViewer } from "#store/queries/documents.ts";
import { useText } from "#ui/i18n.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Block } from "../../frame/Block.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { guestMessages } from "./guestMessages.ts";

/** How many guests have entered preferences, and the way to them; for the captain and the carrier alone. */
export function GuestsBlock() {
  const t = useText(guestMessages);
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const preferences = useGuestPreferences(id);
  if (!mayReadGuests(agreement, viewer)) return null;
  const count = Object.keys(preferences?.guests ?? {}).length;
  return (
    <Block title={t("guests.title")} note={t("guests.count", { count })}>
      <LinkButton to={`/agreement/${id}/guests`} variant="default">
        {t("guests.sheet")}
      </LinkButton>
    </Block>
  );
}
