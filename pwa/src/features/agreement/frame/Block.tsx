import { Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./Block.module.css";

interface Props {
  title: string;
  /** The id that links to missing items jump to. */
  anchor?: string;
  /** Placed beside the block before it, not under it. */
  beside?: boolean;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a section under its own heading, set off by a fine rule. */
export function Block({ title, anchor, beside = false, note, actions, children }: Props) {
  const heading = useId();
  return (
    <section
      className={classes.block}
      data-beside={beside || undefined}
      id={anchor}
      aria-labelledby={heading}
      tabIndex={anchor ? -1 : undefined}
    >
      <Group justify="space-between" align="center" gap="sm" className={classes.head}>
        <Stack gap={0}>
          <Title order={2} size="h4" id={heading}>
            {title}
          </Title>
          {note !== undefined && (
            <Text size="sm" c="dimmed" component="div">
              {note}
            </Text>
          )}
        </Stack>
        {actions}
      </Group>
      {children}
    </section>
  );
}
