import { Anchor, Checkbox, PasswordInput, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate, useSearchParams } from "react-router";
import { register } from "../../store/lifecycle/login.ts";
import { inWords, saying, sayingAtFields } from "../../ui/feedback/Said.tsx";
import { emailLike, filled, longEnough } from "../../ui/feedback/validate.ts";
import { textFor, useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import classes from "./AccountForm.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { accountMessages } from "./messages.ts";
import { safeNext, withNext } from "./nextUrl.ts";

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
      terms: (ticked) => (ticked ? null : inWords(() => textFor(accountMessages)("account.termsNeeded"))),
    },
  });
  const submit = async () => {
    if (form.validate().hasErrors) return null;
    const { terms: _, ...values } = form.getValues();
    const result = await register({ ...values, email: values.email.trim() });
    if (!result.ok) {
      form.setErrors(sayingAtFields(result.refusal));
      return saying(result.refusal);
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
      <TextInput
        label={t("account.email")}
        type="email"
        autoComplete="username"
        withAsterisk
        {...form.getInputProps("email")}
      />
      <PasswordInput
        label={t("account.password")}
        description={t("account.passwordNote")}
        autoComplete="new-password"
        withAsterisk
        visibilityToggleButtonProps={{ "aria-label": t("account.showPassword") }}
        {...form.getInputProps("password")}
      />
      <div className={classes.terms}>
        <Checkbox size="md" label={t("account.terms")} {...form.getInputProps("terms", { type: "checkbox" })} />
        <Anchor size="sm" href="/tos" target="_blank" rel="noreferrer" display="inline-block" mt="xs">
          {t("account.termsLink")}
        </Anchor>
      </div>
    </AccountForm>
  );
}
