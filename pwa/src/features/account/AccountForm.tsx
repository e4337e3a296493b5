import { Button, Stack, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { PRODUCT } from "shared-schema/base/product";
import { Notice } from "../../ui/feedback/Notice.tsx";
import classes from "./AccountForm.module.css";

interface Props {
  title: string;
  submitLabel: string;
  /** Sentences above the fields. */
  before?: ReactNode;
  /** Links below the button. */
  after?: ReactNode;
  /** Does it; answers with a message when it was refused. */
  onSubmit: () => Promise<ReactNode>;
  children: ReactNode;
}

/** A short form on a quiet page: log-in and registration. */
export function AccountForm({ title, submitLabel, before, after, onSubmit, children }: Props) {
  useDocumentTitle(`${title} · ${PRODUCT.name}`);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(await onSubmit().finally(() => setBusy(false)));
  };
  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <Stack gap="md">
          {before}
          <Stack gap={4} className={classes.fields}>
            {children}
          </Stack>
          {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
          <Button type="submit" loading={busy} fullWidth>
            {submitLabel}
          </Button>
          {after}
        </Stack>
      </form>
    </div>
  );
}
