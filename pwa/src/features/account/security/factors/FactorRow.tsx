import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  title: string;
  note: ReactNode;
  /** The label of the button; without one there is none. */
  action?: string;
  /** The button's name, where its label alone does not say what it removes. */
  actionName?: string;
  disabled?: boolean;
  onAction?: () => void;
}

/** A second factor, its state, and the button that changes it. */
export function FactorRow({ title, note, action, actionName = action, disabled = false, onAction }: Props) {
  return (
    <Group justify="space-between" gap="md" wrap="nowrap">
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </div>
      {action !== undefined && (
        <Button
          flex="none"
          size="compact-md"
          variant="default"
          disabled={disabled}
          aria-label={actionName}
          onClick={onAction}
        >
          {action}
        </Button>
      )}
    </Group>
  );
}
