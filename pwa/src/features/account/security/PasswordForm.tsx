import { Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { changePassword } from "../../../store/lifecycle/devices.ts";
import { useSession } from "../../../store/session/session.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalInForm } from "../../../ui/feedback/refusalMessage.tsx";
import { filled, longEnough } from "../../../ui/feedback/validate.ts";
import { useText } from "../../../ui/i18n.ts";
import { AccountPassword } from "../fields.tsx";
import { securityMessages } from "./messages.ts";

/** Changes the password of an account, which takes the current one. */
export function PasswordForm({ isOffline }: { isOffline: boolean }) {
  const t = useText(securityMessages);
  const email = useSession((state) => state.user?.email ?? "");
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>(null);
  const form = useForm({
    initialValues: { password: "", new_password: "" },
    validateInputOnBlur: ["new_password"],
    validate: { password: filled, new_password: longEnough },
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (form.validate().hasErrors) return;
    setBusy(true);
    const answer = await changePassword(form.getValues());
    setBusy(false);
    if (answer.ok) {
      form.reset();
      setMessage(<Notice tone="calm">{t("security.changed")}</Notice>);
      return;
    }
    setMessage(<Notice tone="alarm">{refusalInForm(form, answer.refusal)}</Notice>);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {/* Password managers ask which account it is for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <AccountPassword label={t("security.current")} {...form.getInputProps("password")} />
        <AccountPassword isNew label={t("security.new")} {...form.getInputProps("new_password")} />
        {message}
        <div>
          <BusyButton type="submit" variant="default" busy={busy} disabled={isOffline}>
            {t("security.change")}
          </BusyButton>
        </div>
      </Stack>
    </form>
  );
}
