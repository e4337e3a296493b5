import { SimpleGrid, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate, useSearchParams } from "react-router";
import { register } from "../../store/lifecycle/login.ts";
import { refusalInForm } from "../../ui/feedback/refusalMessage.tsx";
import { emailLike, filled, longEnough } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPassword, EmailInput } from "./fields.tsx";
import { accountMessages } from "./messages.ts";
import { safeNext, withNext } from "./nextUrl.ts";
import { accepted, TermsCheckbox } from "./TermsCheckbox.tsx";

/** A new account; logs in by itself and leads to the page that was asked for, else to the agreements. */
export function Registration() {
  const t = useText(accountMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const nextUrl = query.get("nextUrl");
  const form = useForm({
    initialValues: { first_name: "", last_name: "", email: "", password: "", terms: false },
    validateInputOnBlur: ["password", "email"],
    validate: {
      first_name: filled,
      last_name: filled,
      email: emailLike,
      password: longEnough,
      terms: accepted,
    },
  });
  const submit = async () => {
    if (form.validate().hasErrors) return null;
    const { terms: _, ...values } = form.getValues();
    const result = await register({ ...values, email: values.email.trim() });
    if (!result.ok) {
      return refusalInForm(form, result.refusal);
    }
    void navigate(safeNext(nextUrl, globalThis.location.origin), { replace: true });
    return null;
  };
  return (
    <AccountForm
      title={t("account.registration")}
      submitLabel={t("account.signUp")}
      onSubmit={submit}
      after={
        <Text size="sm">
          {t("account.haveAccount")}{" "}
          <TextLink to={withNext("/authentication/login", nextUrl)}>{t("account.login")}</TextLink>
        </Text>
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing={4}>
        <TextInput
          label={t("account.firstName")}
          autoComplete="given-name"
          withAsterisk
          {...form.getInputProps("first_name")}
        />
        <TextInput
          label={t("account.lastName")}
          autoComplete="family-name"
          withAsterisk
          {...form.getInputProps("last_name")}
        />
      </SimpleGrid>
      <EmailInput {...form.getInputProps("email")} />
      <AccountPassword isNew {...form.getInputProps("password")} />
      <TermsCheckbox {...form.getInputProps("terms", { type: "checkbox" })} />
    </AccountForm>
  );
}
