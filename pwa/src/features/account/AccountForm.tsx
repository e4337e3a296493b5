import { Stack } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import classes from "./AccountForm.module.css";
import { AccountPage } from "./AccountPage.tsx";

interface Props {
  title: string;
  submitLabel: string;
  /** Whether the button waits for something in the fields. */
  disabled?: boolean;
  /** Sentences above the fields. */
  before?: ReactNode;
  /** Links below the button. */
  after?: ReactNode;
  /** Does it; answers with a message when it was refused. */
  onSubmit: () => Promise<ReactNode>;
  children: ReactNode;
}

/** A short form on a quiet page: log-in, registration, and what mailed links lead to. */
export function AccountForm({ title, submitLabel, disabled = false, before, after, onSubmit, children }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(await onSubmit().finally(() => setBusy(false)));
  };
  return (
    <AccountPage title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {before}
          <Stack gap={4} className={classes.fields}>
            {children}
          </Stack>
          {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
          <BusyButton type="submit" busy={busy} disabled={disabled} fullWidth>
            {submitLabel}
          </BusyButton>
          {after}
        </Stack>
      </form>
    </AccountPage>
  );
}
