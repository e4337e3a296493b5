import { Stack, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { PRODUCT } from "shared-schema/base/product";
import classes from "./AccountForm.module.css";

/** A quiet page of the account: a title, and what is below it. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(`${title} · ${PRODUCT.name}`);
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <Stack gap="md">{children}</Stack>
      </div>
    </div>
  );
}
