import { Switch } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { UserView } from "shared-schema/api/account";
import { request } from "../../../store/http/http.ts";
import { useSession } from "../../../store/session/session.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { adminMessages } from "../messages.ts";

interface Props {
  account: UserView;
  onChanged: (account: UserView) => void;
}

/** Deactivates an account, or lets people log in to it again. It shows what the server has, not what was tapped. */
export function IsActive({ account, onChanged }: Props) {
  const t = useText(adminMessages);
  const isOwn = useSession((state) => state.user?.id === account.id);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const set = async (is_active: boolean) => {
    if (!is_active && !(await confirm(t("admin.deactivateQuestion", { email: account.email })))) return;
    setBusy(true);
    const answer = await request<UserView>("PUT", `/user/${account.id}/active`, { json: { is_active }, quiet: true });
    setBusy(false);
    setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
    if (answer.ok) onChanged(answer.value);
  };
  return (
    <Switch
      aria-label={t("admin.activeOf", { email: account.email })}
      checked={account.is_active}
      disabled={isOwn || busy}
      error={refusal}
      onChange={(event) => void set(event.currentTarget.checked)}
    />
  );
}
