import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { DownloadIcon } from "#ui/icons.tsx";
import classes from "./stays.module.css";

interface Props {
  /** The call, and the number of people on board there. */
  title: string;
  /** Notes on details that the list lacks. */
  children?: ReactNode;
  csv: { label: string; name: string; save: () => void };
  pdf: { label: string; name: string; save: () => void };
}

/** A list of people of one call, with its two files. */
export function CallList({ title, children, csv, pdf }: Props) {
  return (
    <Group justify="space-between" gap="sm" className={classes.list}>
      <div>
        <Text>{title}</Text>
        {children}
      </div>
      <Group gap={8}>
        {[csv, pdf].map(({ label, name, save }) => (
          <Button
            key={label}
            variant="default"
            leftSection={<DownloadIcon size={16} />}
            aria-label={name}
            onClick={save}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Group>
  );
}
