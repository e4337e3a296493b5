import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useState } from "react";
import type { TotpView } from "shared-schema/api/account/factor";
import { QrCode } from "#forms/QrCode.tsx";
import { confirmTotp } from "#store/lifecycle/factors.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import classes from "./factors.module.css";
import { factorMessages } from "./messages.ts";

interface Props {
  totp: TotpView;
  /** The app was added. @param codes recovery codes, with the first second factor */
  onAdded: (codes: string[]) => void;
  onCancel: () => void;
}

/** The key for an authenticator app, and its first code. */
export function TotpSetup({ totp: { secret, uri }, onAdded, onCancel }: Props) {
  const t = useText(factorMessages);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await confirmTotp(code);
    setBusy(false);
    if (answer.ok) onAdded(answer.value.recovery_codes);
    else setError(refusalMessage(answer.refusal));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" gap="lg">
        <QrCode text={uri} label={t("factor.qr")} />
        <Stack gap="sm" flex="1 1 16rem">
          <Text size="sm">{t("factor.scan")}</Text>
          <div>
            <Text size="sm" c="dimmed">
              {t("factor.key")}
            </Text>
            <Text ff="monospace" className={classes.key}>
              {secret.replace(/.{4}(?!$)/g, "$& ")}
            </Text>
          </div>
          <TextInput
            label={t("factor.firstCode")}
            description={t("factor.firstCodeNote")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            autoFocus
            value={code}
            error={error}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Group gap="sm">
            <BusyButton type="submit" busy={busy} disabled={code.replace(/\s/g, "").length < 6}>
              {t("factor.confirm")}
            </BusyButton>
            <Button variant="default" onClick={onCancel}>
              {t("factor.cancel")}
            </Button>
          </Group>
        </Stack>
      </Group>
    </form>
  );
}
