import { Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import type { ProofView } from "shared-schema/api/account/factor";
import type { Result } from "shared-schema/base/result";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { proofOf, prove, proveByPasskey } from "../../store/lifecycle/factors.ts";
import { useSession } from "../../store/session/session.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { Loading } from "../../ui/layout/Loading.tsx";
import { CodeInput } from "./CodeInput.tsx";
import { proofMessages } from "./messages.ts";

/** Asks for a second factor where the account has one, else for the password. */
export function ProofForm({ onProved }: { onProved: () => void }) {
  const t = useText(proofMessages);
  const email = useSession((state) => state.user?.email ?? "");
  const [proof, setProof] = useState<Result<ProofView>>();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  useEffect(() => {
    void proofOf().then(setProof);
  }, []);
  if (!proof) return <Loading lines={3} />;
  if (!proof.ok) return <Notice tone="alarm">{refusalMessage(proof.refusal)}</Notice>;
  const { methods } = proof.value;
  const byPassword = methods.includes("password");
  const give = async (given: Promise<Result<unknown>>) => {
    setBusy(true);
    const answer = await given;
    setBusy(false);
    setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
    if (answer.ok) onProved();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // It may be opened from within another form, whose submit this is not.
    event.stopPropagation();
    if (typed.trim() !== "") void give(prove(byPassword ? { password: typed } : { code: typed }));
  };
  const input = {
    value: typed,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    "data-autofocus": true,
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t("proof.sentence")}</Text>
        {methods.includes("passkey") && (
          <Button variant="default" disabled={busy} onClick={() => void give(proveByPasskey())}>
            {t("proof.usePasskey")}
          </Button>
        )}
        {/* Password managers ask which account it is for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {byPassword ? (
          <PasswordInput
            label={t("proof.password")}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ "aria-label": t("proof.showPassword") }}
            {...input}
          />
        ) : (
          <CodeInput methods={methods} {...input} />
        )}
        {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
        <Group justify="flex-end">
          <BusyButton type="submit" busy={busy} disabled={typed.trim() === ""}>
            {t("proof.confirm")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
