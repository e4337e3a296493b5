import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { decidePassengerLink } from "shared-schema/guest/access";
import { realAddress } from "shared-schema/profile/placeholder";
import { makePassengerLink } from "#store/commands/passengerLinks.ts";
import { useViewer } from "#store/queries/documents.ts";
import { isSample } from "#store/session/sample.ts";
import { useSyncStatus } from "#store/status/status.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { isOpen } from "../../people/guests/useLinkMaker.ts";
import type { PassengerLinks } from "../../people/guests/usePassengerLinks.ts";
import { guestRowMessages } from "./guestRowMessages.ts";
import type { Guest } from "./useGuests.ts";

/** Mails a link to every passenger who has neither one nor an account, after asking with their number. */
export function SendLinks({ guests, links }: { guests: readonly Guest[]; links: PassengerLinks }) {
  const t = useText(guestRowMessages);
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const { offline } = useSyncStatus();
  const [busy, setBusy] = useState(false);
  const without = guests.filter(({ profile_id, profile, link }) => {
    const may = decidePassengerLink(agreement, viewer, profile_id, profile).ok;
    return may && profile?.user_id === null && !(link && isOpen(link));
  });
  const reached = without.filter(({ profile }) => realAddress(profile?.email) !== null);
  if (isSample() || offline || without.length === 0) return null;
  const send = async () => {
    const unreached = without.length - reached.length;
    const note = unreached > 0 ? t("guest.sendLinks.unreachable", { count: unreached }) : "";
    if (reached.length === 0) {
      notifications.show({ message: note });
      return;
    }
    const names = reached.map(({ name }) => name).join(", ");
    const question = t("guest.sendLinks.ask", { count: reached.length, names });
    if (!(await confirm(`${question}\n\n${note}`.trim(), { confirmLabel: t("guest.sendLinks") }))) return;
    setBusy(true);
    let sent = 0;
    for (const { profile_id, name } of reached) {
      const answer = await makePassengerLink(id, profile_id, true);
      if (answer.ok) sent++;
      else notifications.show({ color: "signal", title: name, message: refusalMessage(answer.refusal) });
    }
    setBusy(false);
    links.reload();
    if (sent > 0) notifications.show({ message: t("guest.sendLinks.done", { count: sent }) });
  };
  return (
    <BusyButton variant="subtle" busy={busy} onClick={() => void send()}>
      {t("guest.sendLinks")}
    </BusyButton>
  );
}
