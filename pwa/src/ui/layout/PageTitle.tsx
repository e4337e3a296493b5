import { Group, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { PRODUCT } from "shared-schema/base/product";
import classes from "./PageTitle.module.css";

interface Props {
  children: string;
  /** A line beneath: a count, a number, a date. */
  note?: ReactNode;
  /** The actions of the page, at the right. */
  actions?: ReactNode;
}

/** The page's name in the serif, over a fine rule; names the browser's tab too. */
export function PageTitle({ children, note, actions }: Props) {
  useDocumentTitle(`${children} · ${PRODUCT.name}`);
  return (
    <Group className={classes.root} justify="space-between" align="flex-end" gap="md">
      <Stack gap={2}>
        <Title order={1} className={classes.title}>
          {children}
        </Title>
        {note !== undefined && (
          <Text size="sm" c="dimmed" component="div">
            {note}
          </Text>
        )}
      </Stack>
      {actions !== undefined && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}
