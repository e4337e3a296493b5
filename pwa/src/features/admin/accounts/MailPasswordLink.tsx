import { Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { UserView } from "shared-schema/api/account";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { request } from "../../../store/http/http.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { adminMessages } from "../messages.ts";

/** Mails a link to a new password to the owner of an account, as the owner could have asked for it. No one else sees the link. */
export function MailPasswordLink({ account: { email, first_name } }: { account: UserView }) {
  const t = useText(adminMessages);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const send = async () => {
    if (!(await confirm(t("admin.resetQuestion", { email })))) return;
    setBusy(true);
    const answer = await request("POST", "/user/reset_password", { json: { email, first_name }, quiet: true });
    setBusy(false);
    setOutcome(answer.ok ? t("admin.resetDone", { email }) : refusalMessage(answer.refusal));
  };
  return outcome === null ? (
    <BusyButton variant="default" size="xs" busy={busy} onClick={() => void send()}>
      {t("admin.reset")}
    </BusyButton>
  ) : (
    <Text size="sm" role="status">
      {outcome}
    </Text>
  );
}
