import { type ReactNode, useState } from "react";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { proofMessages } from "../../../forms/proof/messages.ts";
import { knowsPasskeys } from "../../../store/lifecycle/passkeys.ts";
import { logInByPasskey } from "../../../store/lifecycle/secondStep.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";

/** Logs in without a password, where the browser knows passkeys. */
export function PasskeyLogin({ onEntered }: { onEntered: () => void }) {
  const t = useText(proofMessages);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  if (!knowsPasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    const entered = await logInByPasskey();
    setBusy(false);
    setRefusal(entered.ok ? null : refusalMessage(entered.refusal));
    if (entered.ok) onEntered();
  };
  return (
    <>
      <BusyButton variant="default" busy={busy} fullWidth onClick={() => void enter()}>
        {t("proof.logInByPasskey")}
      </BusyButton>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
