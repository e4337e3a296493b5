import { Checkbox } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { UserView } from "shared-schema/api/account";
import { request } from "../../../store/http/http.ts";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { adminMessages } from "../messages.ts";

interface Props {
  account: UserView;
  onChanged: (account: UserView) => void;
}

/** Lets an account create agreements. It shows what the server has, not what was tapped. */
export function MayCreate({ account, onChanged }: Props) {
  const t = useText(adminMessages);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const tick = async (may_create_agreements: boolean) => {
    setBusy(true);
    const answer = await request<UserView>("PUT", `/user/${account.id}/rights`, {
      json: { may_create_agreements },
      quiet: true,
    });
    setBusy(false);
    setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
    if (answer.ok) onChanged(answer.value);
  };
  return (
    <Checkbox
      aria-label={t("admin.mayCreateOf", { email: account.email })}
      title={account.is_admin ? t("admin.mayCreateAll") : undefined}
      checked={account.is_admin || account.may_create_agreements}
      disabled={account.is_admin || busy}
      error={refusal}
      onChange={(event) => void tick(event.currentTarget.checked)}
    />
  );
}
