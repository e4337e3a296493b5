import { Group, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate, useSearchParams } from "react-router";
import { login } from "../../store/lifecycle/login.ts";
import { useSession } from "../../store/session/session.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalInForm } from "../../ui/feedback/refusalMessage.tsx";
import { filled } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPassword, EmailInput } from "./fields.tsx";
import { accountMessages } from "./messages.ts";
import { confirmationIn, safeNext, withNext } from "./nextUrl.ts";
import { PasskeyLogin } from "./secondStep/PasskeyLogin.tsx";
import { useSecondStep } from "./secondStep/useSecondStep.tsx";

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
  const enter = () => void navigate(safeNext(nextUrl, globalThis.location.origin), { replace: true });
  const second = useSecondStep(enter);
  const submit = async () => {
    if (form.validate().hasErrors) return null;
    const { email, password } = form.getValues();
    const result = await login(email.trim(), password, confirmationIn(nextUrl));
    if (!result.ok) {
      if (second.begins(result.refusal)) return null;
      return refusalInForm(form, result.refusal);
    }
    enter();
    return null;
  };
  if (second.shown) return second.shown;
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
        <>
          <PasskeyLogin onEntered={enter} />
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              {t("account.noAccount")}{" "}
              <TextLink to={withNext("/authentication/registration", nextUrl)}>{t("account.signUp")}</TextLink>
            </Text>
            <TextLink size="sm" to="/authentication/forgot-password">
              {t("account.forgotten")}
            </TextLink>
          </Group>
        </>
      }
    >
      <EmailInput autoFocus {...form.getInputProps("email")} />
      <AccountPassword {...form.getInputProps("password")} />
    </AccountForm>
  );
}
