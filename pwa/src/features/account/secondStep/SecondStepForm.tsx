import { Anchor, Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { SecondStep } from "shared-schema/api/account/factor";
import { CodeInput } from "../../../forms/proof/CodeInput.tsx";
import { proofMessages } from "../../../forms/proof/messages.ts";
import { logInByCode, logInByPasskey } from "../../../store/lifecycle/secondStep.ts";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { AccountForm } from "../AccountForm.tsx";

interface Props {
  step: SecondStep;
  onEntered: () => void;
  /** Leads back to the password. */
  onBack: () => void;
}

/** Completes a log-in whose password was right: with a code, or with a passkey. */
export function SecondStepForm({ step: { challenge, methods }, onEntered, onBack }: Props) {
  const t = useText(proofMessages);
  const [code, setCode] = useState("");
  const [failed, setFailed] = useState<ReactNode>(null);
  const submit = async () => {
    setFailed(null);
    const entered = await logInByCode(challenge, code);
    if (!entered.ok) return refusalMessage(entered.refusal);
    onEntered();
    return null;
  };
  const byPasskey = async () => {
    const entered = await logInByPasskey(challenge);
    if (entered.ok) onEntered();
    else setFailed(refusalMessage(entered.refusal));
  };
  return (
    <AccountForm
      title={t("proof.logIn")}
      submitLabel={t("proof.confirm")}
      disabled={code.trim() === ""}
      onSubmit={submit}
      before={
        methods.includes("passkey") && (
          <Button variant="default" onClick={() => void byPasskey()}>
            {t("proof.usePasskey")}
          </Button>
        )
      }
      after={
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {t("proof.logInAgain")}
        </Anchor>
      }
    >
      <CodeInput
        methods={methods}
        value={code}
        error={failed}
        autoFocus={methods.includes("totp")}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </AccountForm>
  );
}
