import { Anchor, Checkbox, type CheckboxProps } from "@mantine/core";
import type { ReactElement } from "react";
import { inWords } from "../../ui/feedback/refusalMessage.tsx";
import { textFor, useText } from "../../ui/i18n.ts";
import classes from "./AccountForm.module.css";
import { accountMessages } from "./messages.ts";

/** The consent to the terms of service that opening an account takes. */
export function TermsCheckbox(input: CheckboxProps) {
  const t = useText(accountMessages);
  return (
    <div className={classes.terms}>
      <Checkbox size="md" label={t("account.terms")} {...input} />
      <Anchor size="sm" href="/tos" target="_blank" rel="noreferrer" display="inline-block" mt="xs">
        {t("account.termsLink")}
      </Anchor>
    </div>
  );
}

/** Whether the terms were ticked; otherwise the message at the checkbox. */
export function accepted(ticked: boolean): ReactElement | null {
  return ticked ? null : inWords(() => textFor(accountMessages)("account.termsNeeded"));
}
