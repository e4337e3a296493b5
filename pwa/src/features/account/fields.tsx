import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from "@mantine/core";
import { useText } from "../../ui/i18n.ts";
import { accountMessages } from "./messages.ts";

/** The address of an account, which is also its user name for password managers. */
export function EmailInput(input: TextInputProps) {
  const t = useText(accountMessages);
  return <TextInput label={t("account.email")} type="email" autoComplete="username" withAsterisk {...input} />;
}

/** A password: a new one, with what it has to be, or the one that the account has. */
export function AccountPassword({ isNew = false, ...input }: PasswordInputProps & { isNew?: boolean }) {
  const t = useText(accountMessages);
  return (
    <PasswordInput
      label={t("account.password")}
      {...(isNew && { description: t("account.passwordNote") })}
      autoComplete={isNew ? "new-password" : "current-password"}
      withAsterisk
      visibilityToggleButtonProps={{ "aria-label": t("account.showPassword") }}
      {...input}
    />
  );
}
