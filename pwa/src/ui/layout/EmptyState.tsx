import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./EmptyState.module.css";

interface Props {
  title: string;
  /** The next step for the user. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  /** It is the whole page, and its title the page's heading. */
  isPage?: boolean;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, isPage = false }: Props) {
  return (
    <Stack className={classes.root} gap="sm" align="flex-start">
      <Title order={isPage ? 1 : 2} className={classes.title}>
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
