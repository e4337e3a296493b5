import { Checkbox } from "@mantine/core";
import type { SaveResult } from "./types.ts";
import { useInstantSave } from "./useInstantSave.ts";

interface Props {
  label: string;
  value: boolean;
  onSave: (value: boolean) => Promise<SaveResult>;
  description?: string;
  disabled?: boolean;
  error?: string | undefined;
  name?: string;
}

/** Yes or no, saved as it is ticked. */
export function CheckboxField(props: Props) {
  const field = useInstantSave(props.value, props.onSave);
  return (
    <Checkbox
      size="md"
      py={10}
      label={props.label}
      name={props.name}
      description={props.description}
      disabled={props.disabled}
      checked={field.value}
      error={field.error ?? props.error}
      onChange={(event) => field.choose(event.currentTarget.checked)}
    />
  );
}
