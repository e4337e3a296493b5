import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import type { FieldPath } from "../../base/fieldPath.ts";
import { useDescription } from "./autosave/useFieldMessages.tsx";
import { useInstantSave } from "./autosave/useInstantSave.ts";
import type { SaveResult } from "./types.ts";

interface Props {
  label: string;
  value: boolean;
  onSave: (value: boolean) => Promise<SaveResult>;
  description?: string | undefined;
  disabled?: boolean;
  error?: ReactNode;
  path: FieldPath;
}

/** Yes or no, saved as it is ticked. */
export function CheckboxField(props: Props) {
  const description = useDescription(props.description, props.path);
  const field = useInstantSave(props.value, props.onSave);
  return (
    <Checkbox
      size="md"
      py={10}
      label={props.label}
      name={props.path}
      description={description}
      disabled={props.disabled}
      checked={field.value}
      error={field.error ?? props.error}
      onChange={(event) => field.choose(event.currentTarget.checked)}
    />
  );
}
