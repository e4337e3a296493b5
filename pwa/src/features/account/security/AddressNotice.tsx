import { Box } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { askConfirmation } from "../../../store/lifecycle/links.ts";
import { useSyncFacts } from "../../../store/queries/syncFacts.ts";
import { useSession } from "../../../store/session/session.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { securityMessages } from "./messages.ts";

/** The account's address is not confirmed: what that means, and the link once more. */
export function AddressNotice() {
  const t = useText(securityMessages);
  const user = useSession((state) => state.user);
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>(null);
  if (!user || user.email_confirmed) return null;
  const send = async () => {
    setBusy(true);
    const answer = await askConfirmation();
    setBusy(false);
    setMessage(answer.ok ? t("security.sentAgain") : refusalMessage(answer.refusal));
  };
  return (
    <Notice tone="wait">
      <div>{t("security.unconfirmed", { email: user.email })}</div>
      <Box mt="xs">
        {message ?? (
          <BusyButton size="compact-sm" variant="default" busy={busy} disabled={isOffline} onClick={() => void send()}>
            {t("security.sendAgain")}
          </BusyButton>
        )}
      </Box>
    </Notice>
  );
}
