import { Group, PasswordInput, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate, useSearchParams } from "react-router";
import { login, useSession } from "../../store/session.ts";
import { useText } from "../../ui/i18n.ts";
import { Notice } from "../../ui/Notice.tsx";
import { said, saidAtFields } from "../../ui/said.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { filled } from "../../ui/validate.ts";
import { AccountForm } from "./AccountForm.tsx";
import { accountMessages } from "./messages.ts";
import { safeNext } from "./nextUrl.ts";

/** Email and password; leads to the page that was asked for, else to the agreements. */
export function Login() {
  const t = useText(accountMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const nextUrl = query.get("nextUrl");
  const expired = useSession((state) => state.notice !== null);
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: { email: filled, password: filled },
  });
  const submit = async () => {
    if (form.validate().hasErrors) return null;
    const { email, password } = form.getValues();
    const result = await login(email.trim(), password);
    if (!result.ok) {
      form.setErrors(saidAtFields(result.refusal));
      return said(result.refusal);
    }
    navigate(safeNext(nextUrl), { replace: true });
    return null;
  };
  return (
    <AccountForm
      title={t("account.login")}
      submitLabel={t("account.login")}
      onSubmit={submit}
      before={
        <>
          {expired && <Notice tone="wait">{t("account.expired")}</Notice>}
          {nextUrl !== null && !expired && <Notice tone="wait">{t("account.pleaseLogIn")}</Notice>}
        </>
      }
      after={
        <Group justify="space-between" gap="sm">
          <Text size="sm">
            {t("account.noAccount")} <TextLink to="/authentication/registration">{t("account.signUp")}</TextLink>
          </Text>
          <TextLink size="sm" to="/authentication/forgot-password">
            {t("account.forgotten")}
          </TextLink>
        </Group>
      }
    >
      <TextInput
        label={t("account.email")}
        type="email"
        autoComplete="username"
        withAsterisk
        {...form.getInputProps("email")}
      />
      <PasswordInput
        label={t("account.password")}
        autoComplete="current-password"
        withAsterisk
        visibilityToggleButtonProps={{ "aria-label": t("account.showPassword") }}
        {...form.getInputProps("password")}
      />
    </AccountForm>
  );
}
