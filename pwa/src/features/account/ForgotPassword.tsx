import { Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { askRecovery } from "../../store/lifecycle/links.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalInForm } from "../../ui/feedback/refusalMessage.tsx";
import { emailLike, filled } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { EmailInput } from "./fields.tsx";
import { accountMessages } from "./messages.ts";

/** Asks for a recovery email. The answer is the same for every address. */
export function ForgotPassword() {
  const t = useText(accountMessages);
  const [sent, setSent] = useState(false);
  const form = useForm({
    initialValues: { email: "", first_name: "" },
    validate: { email: emailLike, first_name: filled },
  });
  const submit = async () => {
    if (form.validate().hasErrors) return null;
    const { email, first_name } = form.getValues();
    const result = await askRecovery(email.trim(), first_name.trim());
    if (result.ok) {
      setSent(true);
      return null;
    }
    return refusalInForm(form, result.refusal);
  };
  const back = (
    <TextLink size="sm" to="/authentication/login">
      {t("account.backToLogin")}
    </TextLink>
  );
  if (sent) {
    return (
      <AccountPage title={t("account.forgotten")}>
        <Notice tone="calm">{t("account.recoverySent")}</Notice>
        {back}
      </AccountPage>
    );
  }
  return (
    <AccountForm
      title={t("account.forgotten")}
      submitLabel={t("account.sendLink")}
      onSubmit={submit}
      before={<Text size="sm">{t("account.forgotSentence")}</Text>}
      after={back}
    >
      <EmailInput {...form.getInputProps("email")} />
      <TextInput
        label={t("account.firstName")}
        autoComplete="given-name"
        withAsterisk
        {...form.getInputProps("first_name")}
      />
    </AccountForm>
  );
}
