import { Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { MailView } from "shared-schema/api/mail/mail";
import { request } from "../../../store/http/http.ts";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { mailMessages } from "./messages.ts";

interface Props {
  mail: MailView;
  onResent: (mail: MailView) => void;
}

/** Puts a mail back into the outbox that was given up. The button stays afterwards, without effect, and keeps the focus. */
export function Resend({ mail, onResent }: Props) {
  const t = useText(mailMessages);
  const [isBusy, setBusy] = useState(false);
  const [wasResent, setResent] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  if (!mail.can_resend && !wasResent) return null;
  const mayResend = mail.can_resend && !isBusy;
  const resend = async () => {
    if (!mayResend) return;
    setBusy(true);
    const answer = await request<MailView>("POST", `/mail/${mail.id}/resend`, { quiet: true });
    setBusy(false);
    setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
    if (!answer.ok) return;
    setResent(true);
    onResent(answer.value);
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t("mail.resendTo", { recipient: mail.recipient })}
        aria-disabled={!mayResend}
        {...(!mayResend && { "data-disabled": true })}
        onClick={() => void resend()}
      >
        {t("mail.resend")}
      </Button>
      <Text size="sm" role="status">
        {refusal ?? (wasResent && !mail.can_resend && t("mail.resent"))}
      </Text>
    </>
  );
}
