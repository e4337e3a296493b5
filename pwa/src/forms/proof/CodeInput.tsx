import { TextInput, type TextInputProps } from "@mantine/core";
import type { FactorMethod } from "shared-schema/api/account/factor";
import { useText } from "../../ui/i18n.ts";
import { proofMessages } from "./messages.ts";

interface Props extends TextInputProps {
  /** The second factors of the account. */
  methods: readonly (FactorMethod | "password")[];
}

/** A code: of an authenticator app where the account has one, or a recovery code. */
export function CodeInput({ methods, ...input }: Props) {
  const t = useText(proofMessages);
  const hasApp = methods.includes("totp");
  return (
    <TextInput
      label={t(hasApp ? "proof.code" : "proof.recoveryCode")}
      description={t(hasApp ? "proof.codeNote" : "proof.recoveryNote")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...input}
    />
  );
}
