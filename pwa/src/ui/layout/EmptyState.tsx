import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./EmptyState.module.css";

interface Props {
  title: string;
  /** The next step for the user. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <Stack className={classes.root} gap="sm" align="flex-start">
      <Title order={2} className={classes.title}>
        {title}
      </Title>
      {children !== undefined && (
        <Text c="dimmed" maw="34rem" component="div">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}
